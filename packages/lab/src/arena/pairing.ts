// The paired statistic: a candidate against the champion who sat in the same seat of the same deal.

import { at } from '@ironbridge/engine'
import { meanOf, type Points } from './distribution.ts'
import type { ArenaOutcome } from './store.ts'

/** A deal of a match, played in full. */
export interface Deal {
  /** The table of champions. */
  readonly base: ArenaOutcome
  /** The games of the candidate, by its seat. */
  readonly games: readonly ArenaOutcome[]
}

/** What one deal says of the candidate, as means over its seats. */
export interface PairedDeal {
  /** Its points less those of the champion in the same seat at the table of champions. */
  readonly vpDifference: number
  readonly winShare: number
  /** Its points less the mean of its own table. */
  readonly vpOverTable: number
}

export const pairDeal = ({ base, games }: Deal): PairedDeal => ({
  vpDifference: meanOf(games.map(({ vp }, seat) => at(vp, seat) - at(base.vp, seat))),
  winShare: meanOf(games.map((game, seat) => pointsAt(game, seat).win)),
  vpOverTable: meanOf(games.map(({ vp }, seat) => at(vp, seat) - meanOf(vp))),
})

export function pointsAt({ vp, places }: ArenaOutcome, seat: number): Points {
  const winners = places.filter((place) => place === 1).length
  return { vp: at(vp, seat), win: at(places, seat) === 1 ? 1 / winners : 0 }
}
