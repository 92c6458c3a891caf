// What is printed on a card: its name, short enough for two lines, with the places where it may break.

import { type CardId, HIDDEN, type Ruleset } from '@ironbridge/engine'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { cardName, industryNamed } from './names.ts'
import { row } from './row.ts'

/** Two industries stand in two lines, and the picture says "or". */
export function cardLabel(i18n: I18n, rules: Ruleset, card: CardId): string {
  if (card === HIDDEN) return cardName(i18n, rules, card)
  const { wild, places } = row(rules.cards, card)
  if (wild) return i18n._(places === null ? WILD_INDUSTRY : WILD_LOCATION)
  if (places !== null) return brokenTown(cardName(i18n, rules, card))
  const { industries = [] } = row(rules.edition.cards, card)
  const isOne = industries.length === 1
  return industries
    .map((id) => {
      const label = (isOne ? undefined : SHORT[id]) ?? LABELS[id]
      return label ? i18n._(label) : industryNamed(i18n, id)
    })
    .join('\n')
}

/** Of names too long for a line: "Wolver-hampton", and "Burton-" before "on-Trent", which stays together. */
const brokenTown = (name: string): string =>
  name.replace(/-(\p{L}{2})-/gu, '-$1-\u2060').replace(ENDINGS, '\u00ad')

const ENDINGS =
  /(?<=\p{L}{5,})(?=(?:hampton|minster|dale|field|ham|head|wood|water|harrow|bridge|borough)(?!\p{L}))/gu

const WILD_LOCATION = msg({ context: 'on a card', message: 'Wild location' })
const WILD_INDUSTRY = msg({ context: 'on a card', message: 'Wild industry' })

/** In the catalogs long words carry soft hyphens. */
const LABELS: Readonly<Record<string, MessageDescriptor>> = {
  cotton: msg({ context: 'on a card', message: 'Cotton mill' }),
  manufacturer: msg({ context: 'on a card', message: 'Manufacturer' }),
  pottery: msg({ context: 'on a card', message: 'Pottery' }),
  coal: msg({ context: 'on a card', message: 'Coal mine' }),
  iron: msg({ context: 'on a card', message: 'Iron works' }),
  brewery: msg({ context: 'on a card', message: 'Brewery' }),
  port: msg({ context: 'on a card', message: 'Port' }),
  shipyard: msg({ context: 'on a card', message: 'Shipyard' }),
}

/** Where there is one line for it. */
const SHORT: Readonly<Record<string, MessageDescriptor>> = {
  cotton: msg({ context: 'one of two on a card', message: 'Cotton mill' }),
}
