// At the end the seed is told: the whole game is played again from it, and held against what was promised and seen.

import {
  type GameRecord,
  hashOfSeed,
  parseWholeMove,
  replay,
  rulesOf,
  type State,
  seedWithShares,
  stateHash,
  view,
} from '@ironbridge/engine'
import type { TableInfo } from '@ironbridge/protocol'
import type { Followed, Ply } from './follow.ts'
import { type Promised, sharesText } from './promises.ts'

export type SeedVerdict =
  | 'verified'
  /** The seed does not follow from what was promised by its hash at the start, and from the shares of the players. */
  | 'other-seed'
  /** It does, but the share that was sent from here is not among them. */
  | 'unshared'
  /** Played again from the seed, the game goes otherwise. */
  | 'other-game'

export interface OpenedGame {
  readonly verdict: SeedVerdict
  /** With every hand open; null where the game cannot be played again. */
  readonly game: { readonly states: readonly State[]; readonly plies: readonly Ply[] } | null
}

/** The game as far as it was followed. Its seed is told at the end. */
export function recordOf({ seats, ...table }: TableInfo, { moves }: Followed): GameRecord {
  const { setup, seed, rules, result } = table
  const seedHash = seed && hashOfSeed(seed)
  return { setup, names: seats.map(({ name }) => name), seed, seedHash, rules, moves, result }
}

export function openedBySeed(table: TableInfo, followed: Followed, promised: Promised): OpenedGame {
  const { seed, result } = table
  if (seed === null) throw new Error('The seed is told at the end.')
  const record = recordOf(table, followed)
  const states: State[] = []
  const plies: Ply[] = []
  const { state, error } = replay(record, (played) => {
    const { value: move } = parseWholeMove(rulesOf(played.state), played.move)
    if (move === null) return
    states.push(played.state)
    plies.push({ seat: played.seat, move, events: played.events })
  })
  const first = replay({ ...record, moves: [] }).state
  const game = { states: [first, ...states], plies }
  if (!isPromised(table, seed, promised)) return { verdict: 'other-seed', game: error === null ? game : null }
  const { own } = promised
  const isShared = own === null || table.shares[own.seat] === own.share
  const points = state.players.map(({ vp }) => vp)
  const isIt =
    error === null &&
    state.over &&
    String(points) === String(result) &&
    game.states.every((one, ply) => fits(one, ply))
  const verdict = isShared ? 'verified' : 'unshared'
  return { verdict: isIt ? verdict : 'other-game', game: error === null ? game : null }

  /** What was seen on the way must be what this seat would have seen. After the end everything is open. */
  function fits(one: State, ply: number): boolean {
    const seen = followed.states[ply]
    return seen === undefined || one.over || seen.rng !== null || isSame(view(one, followed.seat), seen)
  }
}

function isPromised(table: TableInfo, seed: string, { hash, all }: Promised): boolean {
  const { secret, seedHash, shares } = table
  if (secret === null || hashOfSeed(secret) !== seedHash || (hash !== null && hash !== seedHash)) return false
  // Who sat where at the start is known only then.
  const isTold = all === null || all === sharesText({ shares, seats: [] })
  return isTold && seedWithShares(secret, shares) === seed
}

const isSame = (one: State, other: State): boolean => stateHash(one) === stateHash(other)
