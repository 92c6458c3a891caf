// When the server itself has to move: bots think, absent players pass, and a game is woken when its hour has come.

import { recordedMove, seatToMove } from '@ironbridge/engine'
import type { BotQueue } from '../bots/botQueue.ts'
import { Problem } from '../problem.ts'
import type { Db } from '../store/schema.ts'
import { passTurn, timeIsUp } from './absence.ts'
import { type Game, isPlaying, isServed } from './game.ts'
import type { GamesInMemory } from './games.ts'
import { appendMoves, stepsOf } from './moves.ts'

export interface Scheduler {
  /** A game has begun, or gone on here: if the server has to move next, it will. */
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
/** The same for a game that this server cannot play. */
const LATER = 3_600_000

export function openScheduler(
  db: Db,
  games: GamesInMemory,
  botQueue: BotQueue,
  now: () => number,
  onFault: (error: unknown, game: string) => void,
): Scheduler {
  /** Games for which a bot thinks here. */
  const busy = new Map<string, Promise<void>>()
  let isClosed = false

  function schedule(game: Game): void {
    const { id } = game.row
    if (isClosed || !isServed(game) || busy.has(id)) return
    const bot = botInTurn(game)
    const work = (bot === null ? pass(id) : think(id, bot, game)).then(
      () => {
        busy.delete(id)
        return again(id)
      },
      (error: unknown) => {
        busy.delete(id)
        report(error, id)
      },
    )
    busy.set(id, work)
  }

  /** A Problem here means that somebody else was faster. Others are tried again when the game is woken, and so is what ends with the bots. */
  function report(error: unknown, id: string): void {
    if (!isClosed && (!(error instanceof Problem) || isOfOtherRules(error))) onFault(error, id)
  }

  /** Unless the player has come back. */
  const pass = (id: string): Promise<void> =>
    games.withGame(id, async (game) => {
      if (isServed(game) && botInTurn(game) === null) await passTurn(games, game)
    })

  async function think(id: string, bot: string, { state, row, lines }: Game): Promise<void> {
    const known = lines.length
    const move = await botQueue.choose(bot, state, row.host)
    await games.withGame(id, async (game) => {
      if (!isPlaying(game) || game.lines.length !== known) return
      const seat = seatToMove(state)
      const text = recordedMove(state, move)
      const steps = stepsOf(state, [text.slice(2)], () => ({ type: 'move', seat, move: text, by: 'bot' }))
      await appendMoves(games, game, steps)
    })
  }

  /** While a bot was thinking, nobody else moved for the game. */
  const again = (id: string): Promise<void> =>
    games.withGame(id, schedule).catch((error: unknown) => report(error, id))

  async function putOff(id: string, wake: number): Promise<void> {
    await db.updateTable('heads').set({ wake }).where('game_id', '=', id).where('wake', '<=', now()).execute()
  }

  const wakeGame = (id: string): Promise<void> =>
    games
      .withGame(id, async (game) => {
        await games.refresh(game)
        await timeIsUp(games, game, now())
        schedule(game)
        // Not again at once, if nothing could be done yet.
        await putOff(id, now() + PATIENCE)
      })
      .catch(async (error: unknown) => {
        report(error, id)
        // Nobody can move there before another version comes: it must not stand before others whose hour has come.
        if (isOfOtherRules(error)) await putOff(id, now() + LATER)
      })

  return {
    schedule,
    async wake() {
      const due = await db
        .selectFrom('heads')
        .select('game_id')
        .where('wake', '<=', now())
        .orderBy('wake')
        .limit(MOST_AT_ONCE)
        .execute()
      await Promise.all(due.map(({ game_id }) => wakeGame(game_id)))
      return due.length
    },
    async close() {
      isClosed = true
      await botQueue.close()
      await Promise.all(busy.values())
    },
  }
}

const isOfOtherRules = (error: unknown): boolean => error instanceof Problem && error.code === 'other-rules'

const botInTurn = ({ seats, state }: Game): string | null => seats[seatToMove(state)]?.bot ?? null
