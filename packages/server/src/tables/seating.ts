// Tables before their game: made, joined, left, started; and the same people once more.

import { bots } from '@ironbridge/bots'
import { hashOfSeed, makeSetup, RULES_REVISION, seedWithShares } from '@ironbridge/engine'
import type { Person, TablePlan, Visibility } from '@ironbridge/protocol'
import type { Bus } from '../bus/bus.ts'
import { leaveSeat, takeSeat } from '../games/absence.ts'
import { checkMaySee, ownSeat, seatOf } from '../games/access.ts'
import { begin, type Game } from '../games/game.ts'
import type { GamesInMemory } from '../games/games.ts'
import type { Actor } from '../games/programs.ts'
import { Problem } from '../problem.ts'
import { freshId, freshSeed } from '../secrets.ts'
import { oneWith } from '../store/owners.ts'
import type { Db, GameRow, Queries } from '../store/schema.ts'
import { endSeats, holdSeats } from '../store/seats.ts'
import { besideTheirOwn, checkApart, checkOneHand, notInvited } from './apart.ts'
import {
  type AnyChair,
  chairsOf,
  changeInvitation,
  empty,
  occupy,
  seatRow,
  setSeat,
  whileOpen,
} from './chairs.ts'
import { nameAmong } from './names.ts'

type AnyPlan = Omit<TablePlan, 'chairs'> & { readonly chairs: readonly AnyChair[] }

export interface Seating {
  create(host: Actor, plan: TablePlan): Promise<{ id: string; key: string | null }>
  sit(person: Actor, id: string, seat: number, key: string | undefined): Promise<void>
  /** The host may also empty another's chair before the game. */
  stand(person: Person, id: string, seat: number): Promise<void>
  /** What a player adds to the seed, once. */
  share(person: Person, id: string, share: string): Promise<void>
  /** The host sets a bot on a chair before the game, or takes it away. */
  setBot(person: Person, id: string, seat: number, bot: string | null): Promise<void>
  /** The host sets a program of theirs on a chair before the game. */
  setProgram(person: Person, id: string, seat: number, program: Person): Promise<void>
  start(person: Person, id: string, address: string): Promise<void>
  /** Gives up a table whose game has not begun. */
  abandon(person: Person, id: string): Promise<void>
  /** Answers the new table: the same for everybody who asks. */
  rematch(person: Actor, id: string): Promise<string>
}

/** Unfinished tables of one host, with those of their programs. */
const MOST_TABLES = 200
/** Of these, public and not begun: the list of open tables is everybody's. */
const MOST_LISTED = 5

export function openSeating(
  db: Db,
  games: GamesInMemory,
  bus: Bus,
  now: () => number,
  onStart: (game: Game, address: string) => void,
): Seating {
  /** Changes the table before its game; everybody there is told. */
  async function change(
    person: Person,
    id: string,
    task: (db: Queries, game: Game) => Promise<void>,
  ): Promise<void> {
    await games.withGame(id, async (game) => {
      await games.refresh(game)
      checkMaySee(game, person.id, undefined)
      if (game.row.status !== 'open') throw new Problem('conflict', 'The game has begun.')
      await whileOpen(db, id, (tx) => task(tx, game))
      await games.refresh(game)
    })
    bus.publish({ what: 'table', game: id })
  }

  async function create(host: Actor, plan: AnyPlan): Promise<{ id: string; key: string | null }> {
    const setup = makeSetup(plan.edition, plan.chairs.length, plan.variants)
    if ('error' in setup) throw new Problem('bad-request', setup.error)
    for (const chair of plan.chairs) if (chair.kind === 'bot') checkBot(chair.bot)
    if (plan.absence.kind === 'bot') checkBot(plan.absence.bot)
    if (plan.chairs.filter(({ kind }) => kind === 'me').length > 1)
      throw new Problem('bad-request', 'You can sit on one chair only.')
    await checkNotTooMany(db, host, plan.visibility)
    const seed = freshSeed()
    const row: GameRow = {
      id: freshId(12),
      title: plan.title ?? '',
      unnamed: plan.title === undefined ? await nextUnnamed(db, host) : null,
      edition: setup.edition,
      variants: JSON.stringify(setup.variants),
      seat_count: setup.seats,
      status: 'open',
      visibility: plan.visibility,
      invitation: plan.visibility === 'private' ? freshId() : null,
      rated: plan.rated ? 1 : 0,
      clock: JSON.stringify(plan.clock),
      absence: JSON.stringify(plan.absence),
      host: host.id,
      seed,
      secret: null,
      seed_hash: hashOfSeed(seed),
      rules: RULES_REVISION,
      created: now(),
      started: null,
      ended: null,
      result: null,
      rematch: null,
      winners: null,
      closed: null,
    }
    const seats = plan.chairs.map((chair, seat) => seatRow(row, seat, chair, host))
    await db.transaction().execute(async (tx) => {
      await tx.insertInto('games').values(row).execute()
      await tx.insertInto('seats').values(seats).execute()
    })
    return { id: row.id, key: row.invitation }
  }

  return {
    create,
    sit: (person, id, seat, key) =>
      games.insist(id, async (game) => {
        await games.refresh(game)
        checkMaySee(game, person.id, key)
        checkSeat(game, seat)
        await checkApart(db, game, person)
        const named = { ...person, name: nameAmong(person, game.seats) }
        if (game.row.status === 'playing') {
          await checkOneHand(db, game.row, person)
          await takeSeat(db, games, game, seat, named)
        } else if (game.row.status !== 'open') throw new Problem('conflict', 'This game is over.')
        else if (seatOf(game, person.id) !== null)
          throw new Problem('conflict', 'You already sit at this table.')
        else
          await whileOpen(db, id, async (tx) => {
            await checkOneHand(tx, game.row, person)
            await occupy(tx, id, seat, named)
          })
        await games.refresh(game)
        bus.publish({ what: 'table', game: id })
      }),
    async stand(person, id, seat) {
      const isPlaying = await games.insist(id, async (game) => {
        await games.refresh(game)
        checkMaySee(game, person.id, undefined)
        checkSeat(game, seat)
        const isOwn = game.seats[seat]?.user === person.id && game.seats[seat]?.kind === 'person'
        const mayEmpty = game.row.host === person.id && game.row.status === 'open'
        if (!isOwn && !mayEmpty) throw new Problem('forbidden', 'This is not your seat.')
        if (game.row.status !== 'playing') return false
        await leaveSeat(games, game, seat)
        return true
      })
      if (isPlaying) return
      await change(person, id, async (tx, game) => {
        const sitter = game.seats[seat]?.user ?? null
        await empty(tx, id, seat)
        // Whoever is sent away knows the key of the invitation.
        if (sitter !== null && sitter !== person.id) await changeInvitation(tx, id)
      })
    },
    share: (person, id, share) =>
      change(person, id, async (tx, game) => {
        const seat = ownSeat(game, person.id)
        const { numUpdatedRows } = await tx
          .updateTable('seats')
          .set({ share })
          .where('game_id', '=', id)
          .where('seat', '=', seat)
          .where('user_id', '=', person.id)
          .where((row) => row.or([row('share', 'is', null), row('share', '=', share)]))
          .executeTakeFirst()
        if (numUpdatedRows !== 1n) throw new Problem('conflict', 'Your share is known already, and stands.')
      }),
    setBot: (person, id, seat, bot) =>
      change(person, id, async (tx, game) => {
        checkHost(game, person)
        checkSeat(game, seat)
        if (game.seats[seat]?.kind === 'person') throw new Problem('conflict', 'Somebody sits there.')
        if (bot !== null) checkBot(bot)
        await empty(tx, id, seat)
        if (bot !== null) await setSeat(tx, id, seat, { kind: 'bot', bot, name: bot })
      }),
    setProgram: (person, id, seat, program) =>
      change(person, id, async (tx, game) => {
        checkHost(game, person)
        checkSeat(game, seat)
        if (game.seats[seat]?.kind === 'person') throw new Problem('conflict', 'Somebody sits there.')
        if (seatOf(game, program.id) !== null)
          throw new Problem('conflict', 'This program already sits at this table.')
        await checkApart(tx, game, program)
        await checkOneHand(tx, game.row, program)
        await empty(tx, id, seat)
        const { id: user } = program
        await occupy(tx, id, seat, { id: user, name: nameAmong(program, game.seats), isProgram: true })
      }),
    async start(person, id, address) {
      await change(person, id, async (tx, game) => {
        checkHost(game, person)
        // As they are now: at another server somebody may have come or gone since they were read.
        const chairs = await chairsOf(tx, id)
        if (chairs.some(({ kind }) => kind === 'open'))
          throw new Problem('conflict', 'Every chair must be taken: wait for people, or set bots on them.')
        if (chairs.some(({ user_id }, seat) => user_id !== (game.seats[seat]?.user ?? null)))
          throw new Problem('conflict', 'Somebody has come or gone. Look who sits there, and start again.')
        const started = now()
        const shares = chairs.map(({ share }) => share)
        const secret = game.row.seed
        const news = { status: 'playing', started, seed: seedWithShares(secret, shares), secret } as const
        const begun = begin(game, { ...game.row, ...news })
        await tx.updateTable('games').set(news).where('id', '=', id).execute()
        await tx.insertInto('heads').values(games.headOf(begun, started)).execute()
        await holdSeats(tx, id)
      })
      await games.withGame(id, (game) => onStart(game, address))
    },
    abandon: (person, id) =>
      change(person, id, async (tx, game) => {
        checkHost(game, person)
        await tx.updateTable('games').set({ status: 'abandoned' }).where('id', '=', id).execute()
        await endSeats(tx, id, 0)
      }),
    rematch: (person, id) =>
      games.withGame(id, async (game) => {
        await games.refresh(game)
        ownSeat(game, person.id)
        if (game.row.status !== 'over') throw new Problem('conflict', 'This game is not over.')
        if (game.row.rematch !== null) return game.row.rematch
        const others = game.seats.flatMap(({ user }) => (user === person.id ? [] : (user ?? [])))
        const [owner] = await oneWith(db, person.id)
        if (owner !== person.id && others.includes(owner))
          throw new Problem('forbidden', 'Whoever you play for begins the next game.')
        const apart = new Set([
          ...(await notInvited(db, person, others)),
          ...(await besideTheirOwn(db, person.id, game.row.rated === 1, others)),
        ])
        const { id: next } = await create(person, again(game, person, apart))
        const { numUpdatedRows } = await db
          .updateTable('games')
          .set({ rematch: next })
          .where('id', '=', id)
          .where('rematch', 'is', null)
          .executeTakeFirst()
        if (numUpdatedRows !== 1n) await remove(db, next)
        await games.refresh(game)
        bus.publish({ what: 'table', game: id })
        return game.row.rematch ?? next
      }),
  }
}

/** The same table, with chairs kept for the same people but those who are kept apart. */
function again(
  { row, seats, state, clockRule, absence }: Game,
  person: Person,
  apart: ReadonlySet<string>,
): AnyPlan {
  return {
    ...(row.unnamed === null ? { title: row.title } : {}),
    edition: row.edition,
    variants: state.setup.variants,
    chairs: seats.map(({ kind, bot, user, name }): AnyChair => {
      if (user === person.id) return { kind: 'me' }
      if (user !== null) return apart.has(user) ? { kind: 'open' } : { kind: 'kept', user, name }
      return kind === 'bot' && bot !== null ? { kind: 'bot', bot } : { kind: 'open' }
    }),
    clock: clockRule,
    absence,
    visibility: row.visibility === 'public' ? 'unlisted' : row.visibility,
    rated: row.rated === 1,
  }
}

function checkBot(bot: string): void {
  if (bots.every(({ id }) => id !== bot))
    throw new Problem(
      'bad-request',
      `There is no bot "${bot}". Known: ${bots.map(({ id }) => id).join(', ')}.`,
    )
}

function checkHost({ row }: Game, { id }: Person): void {
  if (row.host !== id) throw new Problem('forbidden', 'Only whoever made the table can do that.')
}

function checkSeat({ seats }: Game, seat: number): void {
  if (seats[seat] === undefined) throw new Problem('not-found', `This table has ${seats.length} seats.`)
}

/** Those of programs are their owner's. */
async function checkNotTooMany(db: Db, { id }: Person, visibility: Visibility): Promise<void> {
  const rows = await db
    .selectFrom('games')
    .select(['status', 'visibility'])
    .where('host', 'in', await oneWith(db, id))
    .where('status', 'in', ['open', 'playing'])
    .execute()
  if (rows.length >= MOST_TABLES)
    throw new Problem('too-many', `You have ${MOST_TABLES} unfinished tables. Finish one first.`)
  const listed = rows.filter((row) => row.status === 'open' && row.visibility === 'public')
  if (visibility === 'public' && listed.length >= MOST_LISTED)
    throw new Problem('too-many', `You have ${MOST_LISTED} public tables open. Start one, or give one up.`)
}

/** The first number that no unfinished table of the host has. */
async function nextUnnamed(db: Db, { id }: Person): Promise<number> {
  const rows = await db
    .selectFrom('games')
    .select('unnamed')
    .where('host', '=', id)
    .where('status', 'in', ['open', 'playing'])
    .execute()
  const taken = new Set(rows.map(({ unnamed }) => unnamed))
  let number = 1
  while (taken.has(number)) number++
  return number
}

async function remove(db: Db, game: string): Promise<void> {
  await db.deleteFrom('seats').where('game_id', '=', game).execute()
  await db.deleteFrom('games').where('id', '=', game).execute()
}
