// The games that this server has in memory: as their logs tell them, and with what is kept beside a log.

import type { GameEvent, State } from '@ironbridge/engine'
import { type Engine, engineOf } from '@ironbridge/revisions'
import type { Bus } from '../bus/bus.ts'
import type { Journal } from '../log/journal.ts'
import { type Log, openLog, readEntries } from '../log/log.ts'
import { Problem } from '../problem.ts'
import type { Db, GameRow, HeadRow, Queries } from '../store/schema.ts'
import { ownersOf, readSeats, type SeatedRow, vacationsOf } from '../store/seats.ts'
import { addLine, addRows, begin, type Game, gameOf, headOf, lastSeq, seatInfo } from './game.ts'
import { type Body, type LogLine, rowOf, type SeatHolder, turnedUpIn } from './lines.ts'
import type { Pauses } from './pauses.ts'

/** A line to be written, and the position after it. */
export interface GameStep {
  readonly body: Body
  readonly events: readonly GameEvent[]
  readonly next: State
}

/** Told when a game went on. */
export interface GameListener {
  /** Lines were added, here or elsewhere. */
  entries(game: Game): void
  /** Seats or status changed. */
  table(game: Game): void
  /** The cards were dealt. */
  begun(game: Game): void
  /** Somebody began a vacation, or ended it. */
  clock(game: Game): void
  /** This server made it go on, and sees to whoever is next. */
  advanced(game: Game, lines: readonly LogLine[]): void
}

export interface GamesInMemory extends Omit<Log<Game, GameStep>, 'use' | 'append' | 'catchUp' | 'reread'> {
  /** One after the other for each game. The game is as the database had it last, as far as this server heard. */
  withGame: Log<Game, GameStep>['use']
  /** Writes lines; a Problem if the game has gone on elsewhere. Only within `withGame`. */
  append(game: Game, steps: readonly GameStep[], also?: (db: Queries) => Promise<void>): Promise<void>
  /** Reads what is new of the log, or of everything. Only within `withGame`. */
  catchUp(game: Game): Promise<void>
  refresh(game: Game): Promise<void>
  /** As it is written when a line is. */
  headOf(game: Game, at: number): HeadRow
  now(): number
  subscribe(listener: GameListener): void
}

export function openGames(
  db: Db,
  journal: Journal,
  bus: Bus,
  now: () => number,
  pauses: Pauses,
  onFault: (error: unknown, game: string) => void,
  /** Whether bots think in this process. */
  thinks = true,
): GamesInMemory {
  const listeners: GameListener[] = []
  const headAt = (game: Game, at: number): HeadRow => headOf(game, at, thinks)

  /** What was written is written, whatever becomes of telling it. */
  function tell(game: Game, what: (listener: GameListener) => void): void {
    for (const listener of listeners)
      try {
        what(listener)
      } catch (error) {
        onFault(error, game.row.id)
      }
  }

  const log = openLog<Game, GameStep, LogLine>(db, journal, bus, now, {
    read: (id) => readGame(db, id, pauses),
    lastSeq,
    extend,
    hear: addRows,
    rowOf,
    headOf: headAt,
    onHeard: (game) => tell(game, (listener) => listener.entries(game)),
    onReread(before, game) {
      if (game.row.started !== before.row.started) return tell(game, (listener) => listener.begun(game))
      tell(game, (listener) => listener.entries(game))
      tell(game, (listener) => listener.clock(game))
    },
    onWritten(game, lines) {
      bus.publish({ what: 'entries', game: game.row.id })
      tell(game, (listener) => listener.entries(game))
      tell(game, (listener) => listener.advanced(game, lines))
    },
    goneOn: 'The game has gone on meanwhile.',
  })

  async function catchUp(game: Game): Promise<void> {
    // Its seed is another one since it has begun.
    if (game.row.started === null) return refresh(game)
    await log.catchUp(game.row.id, game)
    // The log does not tell everything about the end.
    if (game.state.over && game.row.status === 'playing') await refresh(game)
  }

  async function refresh(game: Game): Promise<void> {
    const fresh = await readRows(db, game.row.id, lastSeq(game))
    if (fresh.row === undefined) throw new Problem('not-found', 'This table is gone.')
    const before = told(game)
    const vacations = JSON.stringify([...game.vacations])
    const hasBegun = game.row.started !== fresh.row.started
    if (hasBegun) Object.assign(game, begin(game, fresh.row))
    game.row = fresh.row
    game.seats = fresh.seats.map(seatInfo)
    game.shares = fresh.seats.map(({ share }) => share)
    game.vacations = vacationsOf(fresh.seats)
    game.owners = ownersOf(fresh.seats)
    addRows(game, fresh.entries)
    if (fresh.entries.length > 0) tell(game, (listener) => listener.entries(game))
    if (hasBegun) tell(game, (listener) => listener.begun(game))
    else if (told(game) !== before) tell(game, (listener) => listener.table(game))
    if (JSON.stringify([...game.vacations]) !== vacations) tell(game, (listener) => listener.clock(game))
  }

  return {
    ...log,
    headOf: headAt,
    withGame: (id, task) => log.use(id, task),
    append: (game, steps, also) => log.append(game.row.id, game, steps, also),
    catchUp,
    refresh,
    now,
    subscribe(listener) {
      listeners.push(listener)
    },
  }
}

/** What everybody there is told when it changes. */
const told = ({ row, seats, shares, owners }: Game): string =>
  JSON.stringify([row, seats, shares, [...owners]])

/** Lines for what is to be written; in memory they stand already. */
const extend = (game: Game, steps: readonly GameStep[], at: number): LogLine[] =>
  steps.map(({ body, events, next }) => {
    const line = { seq: lastSeq(game) + 1, at, ply: game.moves.length, body, turnedUp: turnedUpIn(events) }
    addLine(game, line, next)
    return line
  })

async function readGame(db: Db, id: string, pauses: Pauses): Promise<Game> {
  const { row, seats, entries } = await readRows(db, id, -1)
  if (row === undefined) throw new Problem('not-found', 'There is no such table.')
  const game = gameOf(await engineFor(row), row, seats, entries, pauses)
  return {
    ...game,
    vacations: vacationsOf(seats),
    owners: ownersOf(seats),
    seats: game.seats.map((sitter, seat) => renamed(sitter, seats[seat])),
  }
}

async function engineFor({ rules }: GameRow): Promise<Engine> {
  const engine = await engineOf(rules)
  if (engine) return engine
  throw new Problem(
    'other-rules',
    `This game follows revision ${rules} of the rules, which this server does not have.`,
  )
}

/** The log knows people by the names they had then, and not which of them let a program play since, or a bot. */
function renamed(sitter: SeatHolder, row: SeatedRow | undefined): SeatHolder {
  if (row === undefined) return sitter
  const known = { ...sitter, standIn: row.stand_in === 1 }
  return sitter.user !== null && sitter.user === row.user_id
    ? { ...known, name: row.name, program: row.program === 1 }
    : known
}

/** Seats first: what the log says of them is newer. Not from before the start to after it: the seed is another one. */
async function readRows(db: Db, id: string, after: number) {
  const row = await db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst()
  const seats = await readSeats(db, [id])
  const entries = row?.started === null ? [] : await readEntries(db, id, after)
  return { row, seats, entries }
}
