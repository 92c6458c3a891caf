// Events as English lines, for logs. A line names seats by letter and things as in moves.

import type { Ruleset } from '../editions/ruleset.ts'
import type { GameEvent } from '../events.ts'
import type { CardId, SlotId, TileKindId } from '../ids.ts'
import { cardName, seatName, sourceName } from './names.ts'

export function formatEvent(rules: Ruleset, event: GameEvent): string {
  const tile = (kind: TileKindId, slot: SlotId): string => `${rules.kinds[kind].id}@${rules.slots[slot].id}`
  const cards = (ids: readonly CardId[]): string => ids.map((id) => cardName(rules, id)).join(', ')
  const who = 'seat' in event ? seatName(event.seat) : 'owner' in event ? seatName(event.owner) : ''
  switch (event.type) {
    case 'discard':
      return `${who} discards ${cards(event.cards)}`
    case 'build':
      return `${who} builds ${tile(event.kind, event.slot)} for £${event.cost}${event.cubes ? `, holding ${event.cubes}` : ''}`
    case 'overbuild':
      return `${who} builds over ${tile(event.kind, event.slot)} of ${seatName(event.owner)}`
    case 'link':
      return `${who} lays ${rules.lines[event.line].id} for £${event.cost}`
    case 'develop':
      return `${who} removes ${rules.kinds[event.kind].id} from the mat`
    case 'sell':
      return `${who} sells ${tile(event.kind, event.slot)} to ${rules.buyers[event.buyer].id}`
    case 'loan':
      return `${who} takes a loan of £${event.amount}, income falls by ${event.levels}`
    case 'scout':
      return `${who} takes ${cards(event.cards)}`
    case 'demand':
      return event.bonus === null
        ? `Demand falls by ${event.steps}: the distant market closes and the sale fails`
        : `Demand falls by ${event.steps}, bonus +${event.bonus}`
    case 'anywhere':
      return `${who} pays two cards to build anywhere`
    case 'pass':
      return `${who} passes`
    case 'use':
      return `${who} uses ${event.goods} from ${sourceName(rules, event.from)}${event.cost ? ` for £${event.cost}` : ''}`
    case 'market-sale':
      return `${who} sells ${event.goods} from ${rules.slots[event.slot].id} to the market for £${event.price}`
    case 'flip':
      return `${tile(event.kind, event.slot)} of ${who} flips, income +${event.income}`
    case 'bonus':
      return `${who} takes the bonus of ${rules.merchantSpaces[event.merchant].id}: ${bonusText[event.gives](event.amount)}`
    case 'income-space':
      return `${who}'s income marker moves from ${event.from} to ${event.to}`
    case 'draw':
      return `${who} draws ${event.cards.length}: ${cards(event.cards)}`
    case 'turn-order':
      return `New order: ${event.order.map(seatName).join(' ')} (spent ${event.spent.map((spent, seat) => `${seatName(seat)} £${spent}`).join(', ')})`
    case 'income':
      return event.amount < 0 ? `${who} owes £${-event.amount}` : `${who} takes £${event.amount}`
    case 'shortfall':
      return `${who} gives up ${tile(event.kind, event.slot)} for £${event.raised}`
    case 'debt':
      return `${who} cannot pay £${event.unpaid} and loses ${event.vpLost} VP`
    case 'score-link':
      return `${who} scores ${event.vp} for ${rules.lines[event.line].id} (${event.icons.map(({ location, icons }) => `${rules.locations[location].id} ${icons}`).join(', ')})`
    case 'score-tile':
      return `${who} scores ${event.vp} for ${tile(event.kind, event.slot)}`
    case 'score-final':
      return `${who} scores ${event.vp} for ${event.reason}`
    case 'tile-removed':
      return `${tile(event.kind, event.slot)} of ${who} leaves the board`
    case 'barrel-returned':
      return `A barrel is put beside ${rules.merchantSpaces[event.merchant].id}`
    case 'shuffle':
      return `${event.cards} cards are shuffled`
    case 'era':
      return `The ${event.era} era begins`
    case 'round':
      return `Round ${event.round} of the ${event.era} era`
    case 'turn':
      return `${who} is to act`
    case 'over':
      return `The game is over: ${event.ranking.map((place) => place.map(seatName).join(' = ')).join(', ')}`
  }
}

const bonusText = {
  money: (amount: number) => `£${amount}`,
  vp: (amount: number) => `${amount} VP`,
  income: (amount: number) => `income +${amount}`,
  develop: () => 'a tile off the mat',
}
