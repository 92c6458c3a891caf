// The games played so far, in little room: points and places of each, times and faults summed up by player.

import { at } from '@ironbridge/engine'
import type { Fault } from '@ironbridge/players'
import type { PlayedArenaGame } from './game.ts'
import { type ArenaGame, type ArenaTable, gameKey, playerAt, tableKey } from './match.ts'
import { noTimes, type Times, together } from './times.ts'

export type ArenaOutcome = Pick<PlayedArenaGame, 'vp' | 'places'>

/** How a player behaved at one table. */
export interface Behaviour {
  readonly times: Times
  readonly faults: Readonly<Record<Fault['kind'], number>>
  /** Decisions that faults cost. */
  readonly forfeits: number
  /** The first fault of the first game that had one. */
  readonly firstFault: string | null
}

export interface ResultStore {
  readonly size: number
  has(game: ArenaGame): boolean
  /** A game that is there already is passed over. */
  add(played: PlayedArenaGame): void
  outcome(game: ArenaGame): ArenaOutcome | undefined
  conduct(table: ArenaTable, player: string): Behaviour
}

const flawless: Behaviour = {
  times: noTimes,
  faults: { illegal: 0, unreadable: 0, late: 0, crashed: 0 },
  forfeits: 0,
  firstFault: null,
}

export function openStore(): ResultStore {
  const outcomes = new Map<string, ArenaOutcome>()
  const conducts = new Map<string, Behaviour>()
  const has = (game: ArenaGame): boolean => outcomes.has(gameKey(game))
  const conduct = (table: ArenaTable, player: string): Behaviour =>
    conducts.get(conductKey(table, player)) ?? flawless
  return {
    get size() {
      return outcomes.size
    },
    has,
    add(played) {
      if (has(played)) return
      outcomes.set(gameKey(played), { vp: played.vp, places: played.places })
      for (let seat = 0; seat < played.players; seat++) {
        const player = playerAt(played, seat)
        conducts.set(conductKey(played, player), withSeat(conduct(played, player), played, seat))
      }
    },
    outcome: (game) => outcomes.get(gameKey(game)),
    conduct,
  }
}

const conductKey = (table: ArenaTable, player: string): string => `${tableKey(table)}|${player}`

function withSeat(
  { times, faults, forfeits, firstFault }: Behaviour,
  played: PlayedArenaGame,
  seat: number,
): Behaviour {
  const own = played.faults.filter((fault) => fault.seat === seat)
  const sum = { ...faults }
  for (const { kind, count } of own) sum[kind] += count
  const lost = own.reduce((total, fault) => total + fault.forfeits, forfeits)
  return {
    times: together(times, at(played.times, seat)),
    faults: sum,
    forfeits: lost,
    firstFault: firstFault ?? own[0]?.text ?? null,
  }
}
