// Names of cards and sources as moves write them.

import {
  at,
  type CardId,
  HIDDEN,
  isBarrel,
  MARKET,
  merchantOfBarrel,
  type Ruleset,
  type Source,
} from '@ironbridge/engine'

export const cardName = (rules: Ruleset, card: CardId): string =>
  card === HIDDEN ? '?' : at(rules.cards, card).id

export function sourceName(rules: Ruleset, source: Source): string {
  if (source === MARKET) return 'market'
  return isBarrel(source) ? at(rules.merchantSpaces, merchantOfBarrel(source)).id : at(rules.slots, source).id
}
