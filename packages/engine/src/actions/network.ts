// Network: lay a link, in the Rail Era up to two. "Network Action". One link is one step.

import type { LinkPrice } from '../editions/edition.ts'
import { allowedIn, rulesOf } from '../editions/ruleset.ts'
import { isBarrel, type LineId } from '../ids.ts'
import type { Situation } from '../map/situation.ts'
import { beerWays, brokenByBrewed, brokenByCoal, canPay, coalWays, goodsPrice } from '../map/sources.ts'
import { spend, useUp } from '../map/tiles.ts'
import type { NetworkMove } from '../move.ts'
import type { Rule } from '../refusals.ts'
import { seatToMove, stepsTaken } from '../state.ts'
import type { Action } from './action.ts'

export const network: Action<NetworkMove> = {
  list(at, moves) {
    const price = linkPrice(at)
    if (price === null || !canPay(at, price.money) || at.player.linksLeft === 0) return
    for (const line of at.rules.linesOf[at.state.era]) {
      if (brokenByLine(at, line) !== null) continue
      const { touches } = at.rules.lines[line]
      const beers = beerWays(at, touches, price.beer)
      if (beers.length === 0) continue
      for (const coal of coalWays(at, touches, price.coal)) {
        if (!canPay(at, price.money + goodsPrice(at, 'coal', coal))) continue
        for (const beer of beers)
          for (const card of at.payments) moves.push({ type: 'network', line, coal, beer, card })
      }
    }
  },

  broken(at, { line, coal, beer }) {
    const price = linkPrice(at)
    if (price === null) return 'network.links-per-action'
    if (at.player.linksLeft === 0) return 'network.no-links-left'
    const { touches } = at.rules.lines[line]
    return (
      brokenByLine(at, line) ??
      brokenByCoal(at, touches, price.coal, coal) ??
      (beer.some(isBarrel) ? 'beer.merchant-for-rail' : null) ??
      // Others' breweries must be connected to this link, the earlier one of the action included (B-LINK-05).
      brokenByBrewed(at, touches, price.beer, beer) ??
      (canPay(at, price.money + goodsPrice(at, 'coal', coal)) ? null : 'money.short')
    )
  },

  stepsAtMost: (state) => rulesOf(state).eras[state.era].links.length,

  apply(state, { line, coal, beer }, tell) {
    const rules = rulesOf(state)
    const seat = seatToMove(state)
    const steps = stepsTaken(state)
    const cost = rules.eras[state.era].links[steps].money

    spend(state, seat, cost)
    state.links[line] = seat
    state.players[seat].linksLeft--
    tell?.({ type: 'link', seat, line, cost })
    useUp(state, seat, 'coal', coal, tell)
    useUp(state, seat, 'beer', beer, tell)
    state.pending = { type: 'network', steps: steps + 1 }
  },
}

/** Price of this link: the first, second … of the action; null when no more may be laid. */
export function linkPrice(at: Situation): LinkPrice | null {
  return at.era.links[at.steps] ?? null
}

/** B-LINK-01 to 03, 06, B-NOTILE-02. */
export function brokenByLine(at: Situation, line: LineId): Rule | null {
  const { touches, eras } = at.rules.lines[line]
  if (at.state.links[line] !== null) return 'network.line-taken'
  if (!allowedIn(eras, at.state.era)) return 'network.era'
  if ((touches & at.network) !== 0) return null
  return !at.hasPieces && at.rules.edition.firstLinkAnywhere ? null : 'network.apart'
}
