// When nobody at the table has to move: bots think, absent players pass, and a game is woken when its hour has come.

import { PostgresAdapter, type SelectQueryBuilder } from 'kysely'
import type { BotQueue } from '../bots/botQueue.ts'
import { Problem } from '../problem.ts'
import { BOT, type Db, type Schema } from '../store/schema.ts'
import { passTurn, timeIsUp } from './absence.ts'
import { botInTurn, type Game, isAwaited, isPlaying, isServed } from './game.ts'
import type { GamesInMemory } from './games.ts'
import { appendMoves, stepsOf } from './moves.ts'

export interface Scheduler {
  /** A game has begun: whoever starts many from one address has their bots wait for those of others. */
  begin(game: Game, address: string): void
  /** A game has gone on here: if the server has to move next, it will. */
  schedule(game: Game): void
  /** Looks once at all games whose hour has come; answers how many there were. */
  wake(): Promise<number>
  /** Ends the bots too. What they were thinking about is taken up by another server, or after the next start. */
  close(): Promise<void>
}

/** Games woken at once. */
const MOST_AT_ONCE = 100
/** Milliseconds until a game is looked at again. */
const PATIENCE = 5000
/** In how many milliseconds no bot's turn is ever due, by a clock that is right. */
const FAR = 60_000
/** Until a game is looked at again that this server cannot play. */
const LATER = 3_600_000
/** For each thread, places for games in which people wait for a bot, taken from what is due: the rest is for other processes. */
const MOST_AWAITED = 20
/** The same for games among bots: however many there are, people's have places of their own. */
const MOST_ALONE = 10
/** Games that are kept from other servers: a statement takes so many. */
const MOST_KEPT = 10_000
/** Games of which it is remembered from where they were started, the oldest forgotten first; then their host counts. */
const MOST_STARTED = 20_000

/** For whom a process moves: one that has no bots leaves them to others, one that serves nobody has them alone. */
export interface Movers {
  readonly bots: BotQueue | null
  /** A bot's turn was left to others. */
  readonly onLeft: () => void
  readonly isForPeople: boolean
}

/** Why a game is looked after: people wait for it, or bots play among themselves, where it began here or was taken from what is due. */
type Reason = 'awaited' | 'begun' | 'taken'

export function openScheduler(
  db: Db,
  games: GamesInMemory,
  { bots, onLeft, isForPeople }: Movers,
  now: () => number,
  onFault: (error: unknown, game: string) => void,
): Scheduler {
  /** Games for which a bot thinks here, and how many there are for each reason. */
  const busy = new Map<string, Promise<void>>()
  const count = { awaited: 0, begun: 0, taken: 0 }
  /** Addresses, by game. */
  const startedFrom = new Map<string, string>()
  let isClosed = false
  let isOwnClock = false

  function begin(game: Game, address: string): void {
    const [oldest] = startedFrom.keys()
    if (oldest !== undefined && startedFrom.size >= MOST_STARTED) startedFrom.delete(oldest)
    startedFrom.set(game.row.id, address)
    schedule(game)
  }

  function schedule(game: Game): void {
    const { id } = game.row
    if (isClosed || !isServed(game) || busy.has(id)) return
    const bot = botInTurn(game)
    if (bot !== null && bots === null) return onLeft()
    if (bot === null && !isForPeople) return
    const reason = reasonFor(game)
    count[reason]++
    const work = (bot === null ? pass(id) : think(id, bot, game))
      .finally(() => {
        busy.delete(id)
        count[reason]--
      })
      // No place is free but its own: whoever has waited longest is next.
      .then(() => (reason === 'taken' && freePlaces(reason) <= 1 ? giveWay(id) : again(id)))
      .catch((error: unknown) => report(error, id))
    busy.set(id, work)
  }

  function reasonFor(game: Game): Reason {
    if (isAwaited(game)) return 'awaited'
    return startedFrom.has(game.row.id) ? 'begun' : 'taken'
  }

  function freePlaces(reason: 'awaited' | 'taken'): number {
    const places = (bots?.size ?? 0) * (reason === 'awaited' ? MOST_AWAITED : MOST_ALONE)
    return places - count[reason]
  }

  /** A Problem here means that somebody else was faster. Others are tried again when the game is woken, and so is what ends with the bots. */
  function report(error: unknown, id: string): void {
    if (!isClosed && (!(error instanceof Problem) || isOfOtherRules(error))) onFault(error, id)
  }

  /** Unless the player has come back. */
  const pass = (id: string): Promise<void> =>
    games.withGame(id, async (game) => {
      if (isServed(game) && botInTurn(game) === null && (await isPlayed(game))) await passTurn(games, game)
    })

  /** A moderator may have closed it at another server, and word of that be lost. */
  async function isPlayed(game: Game): Promise<boolean> {
    const { id } = game.row
    const row = await db.selectFrom('games').select('status').where('id', '=', id).executeTakeFirst()
    if (row?.status !== 'playing') await games.refresh(game)
    return isPlaying(game)
  }

  async function think(id: string, bot: string, from: Game): Promise<void> {
    const { engine, state, row, lines } = from
    const known = lines.length
    const name = startedFrom.get(id) ?? row.host
    const move = await bots?.choose(bot, engine, state, { name, isAwaited: isAwaited(from) })
    if (move === undefined) return
    await games.withGame(id, async (game) => {
      if (!isPlaying(game) || game.lines.length !== known || !(await isPlayed(game))) return
      const seat = engine.seatToMove(state)
      const text = engine.recordedMove(state, move)
      const steps = stepsOf(engine, state, [text.slice(2)], () => ({
        type: 'move',
        seat,
        move: text,
        by: 'bot',
      }))
      await appendMoves(games, game, steps)
    })
  }

  /** While a bot was thinking, nobody else moved for the game. */
  const again = (id: string): Promise<void> => games.withGame(id, schedule)

  /** What has gone on just now is due last. */
  async function giveWay(id: string): Promise<void> {
    await db
      .updateTable('heads')
      .set({ wake: now() })
      .where('game_id', '=', id)
      .where('bot', '=', BOT.alone)
      .where('wake', 'is not', null)
      .execute()
  }

  const wakeGame = (id: string): Promise<void> =>
    games
      .withGame(id, async (game) => {
        await games.refresh(game)
        if (isForPeople) await timeIsUp(games, game, now())
        schedule(game)
        // One that was closed while another server wrote a line of it.
        if (game.row.status === 'abandoned') await rest(id)
      })
      .catch(async (error: unknown) => {
        report(error, id)
        // Nobody can move there before another version comes.
        if (isOfOtherRules(error))
          await db
            .updateTable('heads')
            .set({ wake: now() + LATER })
            .where('game_id', '=', id)
            .execute()
      })

  async function rest(id: string): Promise<void> {
    await db.updateTable('heads').set({ wake: null }).where('game_id', '=', id).execute()
  }

  /** What is being written now is due no more, or will be again: nobody waits for it. */
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const free = <Row>(heads: SelectQueryBuilder<Schema, 'heads', Row>) =>
    isPostgres ? heads.forUpdate().skipLocked() : heads

  /** Of several processes one looks at a game; it is not looked at again at once, if nothing could be done yet. */
  async function claim(bot: number, most: number): Promise<string[]> {
    if (most <= 0) return []
    const due = db
      .selectFrom('heads')
      .select('game_id')
      .where('bot', '=', bot)
      .where('wake', '<=', now())
      .orderBy('wake')
      .limit(most)
    const claimed = await db
      .updateTable('heads')
      .set({ wake: now() + PATIENCE })
      .where('game_id', 'in', free(due))
      .returning('game_id')
      .execute()
    return claimed.map(({ game_id }) => game_id)
  }

  /** Other servers leave alone what a bot thinks about here, or will, as long as this one is alive. */
  async function keepClaims(): Promise<void> {
    const ids = [...busy.keys()].slice(0, MOST_KEPT)
    if (ids.length === 0) return
    const kept = db
      .selectFrom('heads')
      .select('game_id')
      .where('game_id', 'in', ids)
      .where('wake', '<', now() + PATIENCE / 2)
      // Somebody's time may be running by now.
      .where('deadline', 'is', null)
    await db
      .updateTable('heads')
      .set({ wake: now() + PATIENCE })
      .where('game_id', 'in', free(kept))
      .execute()
  }

  /** By a clock that was set back before this start, a bot's turn would be due in hours. */
  async function forgetOtherClock(): Promise<void> {
    await db
      .updateTable('heads')
      .set({ wake: now() })
      .where('bot', 'in', Object.values(BOT))
      .where('wake', '>', now() + FAR)
      .where('deadline', 'is', null)
      .execute()
    isOwnClock = true
  }

  return {
    begin,
    schedule,
    async wake() {
      if (!isOwnClock) await forgetOtherClock()
      await keepClaims()
      const due = [
        ...(await claim(BOT.awaited, freePlaces('awaited'))),
        ...(await claim(BOT.alone, freePlaces('taken'))),
        ...(isForPeople ? await claim(BOT.none, MOST_AT_ONCE) : []),
      ]
      await Promise.all(due.map(wakeGame))
      return due.length
    },
    async close() {
      isClosed = true
      await bots?.close()
      await Promise.all(busy.values())
    },
  }
}

const isOfOtherRules = (error: unknown): boolean => error instanceof Problem && error.code === 'other-rules'

/** Turns of bots that no process has taken up, or other games that nobody has woken. */
export async function countDueGames(db: Db, ofBots: boolean, now: number): Promise<number> {
  const { due } = await db
    .selectFrom('heads')
    .select((head) => head.fn.countAll<number | bigint | string>().as('due'))
    .where('bot', 'in', ofBots ? [BOT.awaited, BOT.alone] : [BOT.none])
    .where('wake', '<=', now)
    .executeTakeFirstOrThrow()
  return Number(due)
}
