// One game of the arena: played to its end, with points, places, faults and times by seat.

import { at, makeSetup, newGame, ranking, type State, seatName } from '@ironbridge/engine'
import {
  type Conduct,
  type CountedFault,
  countFault,
  type Player,
  playSeated,
  seedFrom,
} from '@ironbridge/players'
import { type ArenaGame, gameKey, tableKey } from './match.ts'
import { type Times, timesOf } from './times.ts'

/** What a run of the arena has in common. */
export interface ArenaTerms {
  readonly seed: string
  /** Milliseconds for a decision; null where the number of positions is the only limit. */
  readonly ms: number | null
}

/** A game that was played, as it stands in save files. */
export interface PlayedArenaGame extends ArenaGame {
  readonly vp: readonly number[]
  /** From 1; equal places are shared. */
  readonly places: readonly number[]
  readonly faults: readonly CountedFault[]
  readonly times: readonly Times[]
}

/** Null when it should stop before the end. */
export async function playArenaGame(
  game: ArenaGame,
  seated: readonly Player[],
  { seed, ms }: ArenaTerms,
  stopping: Pick<Conduct, 'isStopped' | 'signal'>,
): Promise<PlayedArenaGame | null> {
  const setup = makeSetup(game.edition, game.players, game.variants)
  if ('error' in setup) throw new Error(setup.error)
  const state = newGame(setup, seedFrom(dealText(seed, game)))
  const times: number[][] = seated.map(() => [])
  const faults: CountedFault[] = []
  const isOver = await playSeated(state, seated, {
    ms,
    dice: (seat, ply) => diceText(seed, game, seat, ply),
    ...stopping,
    hear(decided) {
      // Where there is nothing to decide no time is needed, and the mean should not gain by it.
      if (decided.legal.length > 1) at(times, decided.seat).push(decided.ms)
      for (const fault of decided.faults) countFault(faults, decided.seat, fault)
    },
  })
  if (!isOver) return null
  const vp = state.players.map((player) => player.vp)
  return { ...game, vp, places: placesOf(state), faults, times: times.map(timesOf) }
}

/** Deals of the arena are held out: no other seed of this program begins like this. */
const dealText = (seed: string, game: ArenaGame): string => `arena/${seed}/${tableKey(game)}/${game.deal}`

/** The role is part of it, so that a bot against itself is a true control and not the same game twice. */
const diceText = (seed: string, game: ArenaGame, seat: number, ply: number): string =>
  `arena/${seed}/dice/${gameKey(game)}/${game.candidate?.seat === seat ? 'candidate' : 'champion'}/${seatName(seat)}/${ply}`

function placesOf(state: State): number[] {
  const places = new Array<number>(state.players.length).fill(1)
  let next = 1
  for (const shared of ranking(state)) {
    for (const seat of shared) places[seat] = next
    next += shared.length
  }
  return places
}
