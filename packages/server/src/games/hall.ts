// All games that are in use here. Each is read once, changed by one at a time, and forgotten when nobody needs it.

import type { GameEvent, State } from '@ironbridge/engine'
import type { Bus } from '../bus/bus.ts'
import { Problem } from '../problem.ts'
import type { Journal } from '../store/journal.ts'
import type { Db, EntryRow, Queries } from '../store/schema.ts'
import { readSeats, type SeatedRow, vacationsOf } from '../store/seats.ts'
import { addLine, addRows, begin, type Game, gameOf, headOf, lastSeq, seatInfo } from './game.ts'
import { type Body, type Line, rowOf, type Sitter, turnedUpIn } from './log.ts'

/** A line to be written, and the position after it. */
export interface Step {
  readonly body: Body
  readonly events: readonly GameEvent[]
  readonly next: State
}

/** What is to be done when a game went on. */
export interface Followers {
  /** Lines were added, here or elsewhere. */
  entries(game: Game): void
  /** Seats or status changed. */
  table(game: Game): void
  /** The cards were dealt. */
  begun(game: Game): void
  /** Somebody began a vacation, or ended it. */
  clock(game: Game): void
  /** This server made it go on, and sees to whoever is next. */
  advanced(game: Game, lines: readonly Line[]): void
}

export interface Hall {
  /** One after the other for each game. The game is as the database had it last, as far as this server heard. */
  withGame<Result>(id: string, task: (game: Game) => Promise<Result> | Result): Promise<Result>
  /** The same again where the game went on at another server meanwhile: by this very request, or by the move of a bot. */
  insist<Result>(id: string, task: (game: Game) => Promise<Result>): Promise<Result>
  /** Writes lines; a Problem if the game has gone on elsewhere. Only within `withGame`. */
  append(game: Game, steps: readonly Step[], also?: (db: Queries) => Promise<void>): Promise<void>
  /** Reads what is new of the log, or of everything. Only within `withGame`. */
  catchUp(game: Game): Promise<void>
  refresh(game: Game): Promise<void>
  /** Reads the game anew when it is needed next: what has been may have changed. */
  forget(id: string): void
  /** Keeps a game in memory until it is let go as often. */
  hold(id: string): void
  release(id: string): void
  isHeld(id: string): boolean
  /** Every game that somebody holds. */
  held(): string[]
  size(): number
  now(): number
  follow(followers: Followers): void
  /** Waits for whatever was begun. */
  settled(): Promise<void>
}

class GoneOn extends Problem {
  constructor() {
    super('stale', 'The game has gone on meanwhile.')
  }
}

interface Room {
  game: Game | null
  /** The end of the queue, and its length. */
  last: Promise<unknown>
  waiting: number
  holders: number
  used: number
}

/** Bots at another server may make one move after the other. */
const MOST_TRIES = 10
/** Games that nobody holds, of which so many stay in memory. */
const MOST_IDLE = 500

export function openHall(
  db: Db,
  journal: Journal,
  bus: Bus,
  now: () => number,
  onFault: (error: unknown, game: string) => void,
): Hall {
  const rooms = new Map<string, Room>()
  let followers: Followers = {
    entries: () => {},
    table: () => {},
    begun: () => {},
    clock: () => {},
    advanced: () => {},
  }

  function roomOf(id: string): Room {
    let room = rooms.get(id)
    if (room === undefined) {
      if (rooms.size > MOST_IDLE) forgetIdle()
      room = { game: null, last: Promise.resolve(), waiting: 0, holders: 0, used: 0 }
      rooms.set(id, room)
    }
    room.used = now()
    return room
  }

  const isIdle = ({ holders, waiting }: Room): boolean => holders === 0 && waiting === 0

  /** What was written is written, whatever becomes of telling it. */
  const safely =
    <More extends unknown[]>(tell: (game: Game, ...more: More) => void) =>
    (game: Game, ...more: More): void => {
      try {
        tell(game, ...more)
      } catch (error) {
        onFault(error, game.row.id)
      }
    }

  function forgetIdle(): void {
    const idle = [...rooms].filter(([, room]) => isIdle(room))
    if (idle.length <= MOST_IDLE) return
    idle.sort(([, a], [, b]) => a.used - b.used)
    for (const [id] of idle.slice(0, MOST_IDLE / 2)) rooms.delete(id)
  }

  async function withGame<Result>(
    id: string,
    task: (game: Game) => Promise<Result> | Result,
  ): Promise<Result> {
    const room = roomOf(id)
    const run = async (): Promise<Result> => {
      room.game ??= await readGame(db, id)
      try {
        return await task(room.game)
      } catch (error) {
        // What the database holds now is not known: read it again.
        if (!(error instanceof Problem)) room.game = null
        throw error
      }
    }
    room.waiting++
    const result = room.last.then(run).finally(() => {
      room.waiting--
      // Nothing is kept of games that do not exist.
      if (room.game === null && isIdle(room)) rooms.delete(id)
    })
    room.last = result.catch(() => {})
    return result
  }

  async function insist<Result>(
    id: string,
    task: (game: Game) => Promise<Result>,
    tries = MOST_TRIES,
  ): Promise<Result> {
    try {
      return await withGame(id, task)
    } catch (error) {
      if (tries === 1 || !(error instanceof GoneOn)) throw error
      return insist(id, task, tries - 1)
    }
  }

  async function append(
    game: Game,
    steps: readonly Step[],
    also?: (db: Queries) => Promise<void>,
  ): Promise<void> {
    const at = now()
    const { id } = game.row
    const lines = steps.map(({ body, events, next }): Line => {
      const line = { seq: lastSeq(game) + 1, at, ply: game.moves.length, body, turnedUp: turnedUpIn(events) }
      addLine(game, line, next)
      return line
    })
    // Nobody sees the game before this answers. If it fails, memory is ahead of the database, and read again.
    const isDone = await journal.append({
      entries: lines.map((line) => rowOf(id, line)),
      head: headOf(game, at),
      ...(also ? { also } : {}),
    })
    if (!isDone) {
      const room = roomOf(id)
      room.game = await readGame(db, id)
      followers.entries(room.game)
      throw new GoneOn()
    }
    bus.publish({ what: 'entries', game: id })
    followers.entries(game)
    followers.advanced(game, lines)
  }

  async function catchUp(game: Game): Promise<void> {
    const entries = await readEntries(db, game.row.id, lastSeq(game))
    addRows(game, entries)
    if (entries.length > 0) followers.entries(game)
    // The log does not tell everything about the end.
    if (game.state.over && game.row.status === 'playing') await refresh(game)
  }

  async function refresh(game: Game): Promise<void> {
    const fresh = await readRows(db, game.row.id, lastSeq(game))
    if (fresh.row === undefined) throw new Problem('not-found', 'This table is gone.')
    const before = JSON.stringify([game.row, game.seats])
    const vacations = JSON.stringify([...game.vacations])
    const hasBegun = game.row.started !== fresh.row.started
    if (hasBegun) Object.assign(game, begin(game, fresh.row))
    game.row = fresh.row
    game.seats = fresh.seats.map(seatInfo)
    game.vacations = vacationsOf(fresh.seats)
    addRows(game, fresh.entries)
    if (fresh.entries.length > 0) followers.entries(game)
    if (hasBegun) followers.begun(game)
    else if (JSON.stringify([game.row, game.seats]) !== before) followers.table(game)
    if (JSON.stringify([...game.vacations]) !== vacations) followers.clock(game)
  }

  return {
    withGame,
    insist: (id, task) => insist(id, task),
    append,
    catchUp,
    refresh,
    forget(id) {
      const room = rooms.get(id)
      if (room) room.game = null
    },
    hold(id) {
      roomOf(id).holders++
    },
    release(id) {
      const room = rooms.get(id)
      if (room) room.holders--
    },
    isHeld: (id) => (rooms.get(id)?.holders ?? 0) > 0,
    held: () => [...rooms].filter(([, { holders }]) => holders > 0).map(([id]) => id),
    size: () => rooms.size,
    now,
    follow(by) {
      followers = {
        entries: safely((game) => by.entries(game)),
        table: safely((game) => by.table(game)),
        begun: safely((game) => by.begun(game)),
        clock: safely((game) => by.clock(game)),
        advanced: safely((game, lines: readonly Line[]) => by.advanced(game, lines)),
      }
    },
    settled: async () => {
      await Promise.all([...rooms.values()].map(({ last }) => last))
      await journal.settled()
    },
  }
}

async function readGame(db: Db, id: string): Promise<Game> {
  const { row, seats, entries } = await readRows(db, id, -1)
  if (row === undefined) throw new Problem('not-found', 'There is no such table.')
  const game = gameOf(row, seats, entries)
  return {
    ...game,
    vacations: vacationsOf(seats),
    seats: game.seats.map((sitter, seat) => renamed(sitter, seats[seat])),
  }
}

/** The log knows people by the names they had then. */
const renamed = (sitter: Sitter, row: SeatedRow | undefined): Sitter =>
  row !== undefined && sitter.user !== null && sitter.user === row.user_id
    ? { ...sitter, name: row.name }
    : sitter

/** Seats first: what the log says of them is newer. */
async function readRows(db: Db, id: string, after: number) {
  const row = await db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst()
  const seats = await readSeats(db, [id])
  const entries = await readEntries(db, id, after)
  return { row, seats, entries }
}

const readEntries = (db: Db, id: string, after: number): Promise<EntryRow[]> =>
  db
    .selectFrom('entries')
    .selectAll()
    .where('game_id', '=', id)
    .where('seq', '>', after)
    .orderBy('seq')
    .execute()
