// Events with names in the place of ids, and each as a sentence.

import { at, formatEvent, type GameEvent, type Ruleset, seatName } from '@ironbridge/engine'
import { cardName, sourceName } from '../names.ts'

export function eventObject(rules: Ruleset, event: GameEvent): Record<string, unknown> {
  const named: Record<string, unknown> = {
    ...event,
    ...namesIn(rules, event),
    text: formatEvent(rules, event),
  }
  return named
}

/** The same fields mean the same thing in every event, but for `from`, which may be a source or a space. */
function namesIn(rules: Ruleset, event: GameEvent): Record<string, unknown> {
  const names: Record<string, unknown> = {}
  if ('seat' in event) names['seat'] = seatName(event.seat)
  if ('owner' in event) names['owner'] = seatName(event.owner)
  if ('slot' in event) names['slot'] = at(rules.slots, event.slot).id
  if ('kind' in event) names['kind'] = at(rules.kinds, event.kind).id
  if ('line' in event) names['line'] = at(rules.lines, event.line).id
  if ('buyer' in event) names['buyer'] = at(rules.buyers, event.buyer).id
  if ('merchant' in event) names['merchant'] = at(rules.merchantSpaces, event.merchant).id
  if ('cards' in event && typeof event.cards !== 'number')
    names['cards'] = event.cards.map((card) => cardName(rules, card))
  if (event.type === 'use') names['from'] = sourceName(rules, event.from)
  if (event.type === 'demand') names['space'] = demandAt(rules, event.space)
  if (event.type === 'turn-order') names['order'] = event.order.map(seatName)
  if (event.type === 'over') names['ranking'] = event.ranking.map((place) => place.map(seatName))
  if (event.type === 'score-link')
    names['icons'] = event.icons.map(({ location, icons }) => ({
      location: at(rules.locations, location).id,
      icons,
    }))
  return names
}

/** As positions say it: spaces count from 1 at the top. */
const demandAt = ({ edition }: Ruleset, space: number): number | 'closed' =>
  space < (edition.distantMarket?.bonuses.length ?? 0) ? space + 1 : 'closed'
