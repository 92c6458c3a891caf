// The log by rounds: each with what was paid before it, and its moves under it, the oldest first.

import type { Era, GameEvent } from '@ironbridge/engine'
import type { ShownPly } from '../../play/tree.ts'
import { type Income, incomesIn } from '../since.ts'

export interface RoundLine extends ShownPly {
  readonly ply: number
}

export interface LogRound {
  readonly era: Era
  readonly round: number
  /** How many moves were made before it. */
  readonly from: number
  readonly incomes: readonly Income[]
  readonly lines: readonly RoundLine[]
}

/** From a root in this round. */
export function roundsOf(plies: readonly ShownPly[], first: { era: Era; round: number }): LogRound[] {
  const { era, round } = first
  const rounds: (LogRound & { lines: RoundLine[] })[] = [{ era, round, from: 0, incomes: [], lines: [] }]
  for (const [ply, told] of plies.entries()) {
    rounds.at(-1)?.lines.push({ ...told, ply })
    const next = told.events.find(isRound)
    if (next)
      rounds.push({
        era: next.era,
        round: next.round,
        from: ply + 1,
        incomes: incomesIn(endOf(plies, ply)),
        lines: [],
      })
  }
  return rounds
}

const isRound = (event: GameEvent): event is Extract<GameEvent, { type: 'round' }> => event.type === 'round'

/** The move that ended a round, and tiles that were given up for it. */
function endOf(plies: readonly ShownPly[], ply: number): ShownPly[] {
  const from = plies.slice(0, ply + 1).findLastIndex(({ move }) => move.type !== 'shortfall')
  return plies.slice(from, ply + 1)
}
