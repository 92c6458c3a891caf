// Games that other servers have moved on without our hearing of it: a signal may be lost, a line in the database is not.

import { Problem } from '../problem.ts'
import type { Db } from '../store/schema.ts'
import { lastSeq } from './game.ts'
import type { GamesInMemory } from './games.ts'

/** Milliseconds by which clocks of servers may differ, and a commit may take: so much of what was looked at is looked at again. */
const OVERLAP = 5000
/** Heads that are read at once. */
const MOST_AT_ONCE = 1000
/** Looks until every game that is held was asked for by name, whatever the clocks say. */
const ROUNDS = 30

/** Games that are read anew in one look. */
const MOST_ANEW = 500

export interface Sweep {
  /** At what was changed since the last look, and at a part of what is held. */
  look(): Promise<void>
  /** Signals may have been lost that no line tells of: all that is in memory is read anew, little by little. */
  anew(): void
}

export function openSweep(
  db: Db,
  games: Pick<GamesInMemory, 'held' | 'isHeld' | 'forgetIdle' | 'withGame' | 'catchUp' | 'refresh'>,
  now: () => number,
  onFault: (error: unknown) => void,
): Sweep {
  let since = now()
  let round = 0
  let outdated = new Set<string>()

  async function catchUp(heads: readonly { readonly game_id: string; readonly seq: number }[]) {
    const ours = heads.filter(({ game_id }) => games.isHeld(game_id))
    await Promise.all(ours.map(({ game_id, seq }) => readOn(game_id, seq).catch(reporting(game_id))))
  }

  const readOn = (id: string, seq: number): Promise<void> =>
    games.withGame(id, async (game) => {
      if (lastSeq(game) < seq || game.row.started === null) await games.catchUp(game)
    })

  /** One that cannot be read keeps no other from it, and is looked at again. */
  const reporting = (id: string) => (error: unknown) => {
    if (error instanceof Problem) return
    outdated.add(id)
    onFault(error)
  }

  /** The newest ones, if there are very many: the others are asked for by name. */
  const changedSince = (time: number) =>
    db
      .selectFrom('heads')
      .select(['game_id', 'seq'])
      .where('changed', '>', time)
      .orderBy('changed', 'desc')
      .limit(MOST_AT_ONCE)
      .execute()

  async function look(): Promise<void> {
    const held = games.held()
    const at = now()
    if (held.length > 0) await catchUp(await changedSince(since - OVERLAP))
    // Only now: while the database does not answer, nothing was looked at.
    since = at
    round = (round + 1) % ROUNDS
    const some = held.filter((_, place) => place % ROUNDS === round)
    for (let first = 0; first < some.length; first += MOST_AT_ONCE) {
      const ids = some.slice(first, first + MOST_AT_ONCE)
      await catchUp(
        await db.selectFrom('heads').select(['game_id', 'seq']).where('game_id', 'in', ids).execute(),
      )
    }
    await readAnew()
  }

  async function readAnew(): Promise<void> {
    for (const id of [...outdated].slice(0, MOST_ANEW)) {
      outdated.delete(id)
      if (games.isHeld(id)) await games.withGame(id, (game) => games.refresh(game)).catch(reporting(id))
    }
  }

  return {
    look,
    anew() {
      games.forgetIdle()
      outdated = new Set(games.held())
    },
  }
}
