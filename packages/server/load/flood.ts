// `npm run load -- --flood`: one address asks for as much as it may and more, while people from elsewhere play by the clock.

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { openDatabase } from '../src/store/database.ts'
import { EASY, startProcess } from '../test/services/serverProcess.ts'
import type { Attack, AttackReport } from './attack.ts'
import { type Lag, lagOf } from './metric.ts'
import type { Pair } from './pair.ts'
import { newGuest, seatPair } from './player.ts'
import { type Rate, rateOf, seatPairs } from './workloads.ts'

/** Guests of one address, and what each asks for in a burst. */
const [GUESTS, BURST] = [90, 38]
/** Games that they ask for: lines of the log, and of talk, as long as those may be. */
const [GAMES, LINES, TALK, LETTERS] = [4, 250, 100, 500]
/** Games of people from elsewhere, each from an address of its own; milliseconds that they think, at least and at most. */
const PAIRS = 20
const [LEAST, MOST] = [300, 900]
const CLOCK = { kind: 'bank', minutes: 1, increment: 0 }
/** Milliseconds. */
const GOALS = { lagP99: 100, lagMax: 500, answer: 300 }
/** Milliseconds of the clock in a whole run: what everybody loses by the way there and back. */
const LOSS = 2000

export interface FloodReport {
  readonly attack: AttackReport
  readonly lag: Lag
  readonly bystanders: {
    readonly before: Rate
    readonly during: Rate
    /** Milliseconds of the clock that somebody lost by waiting, at most. */
    readonly timeLost: number
    readonly seatsLost: number
  }
  readonly missed: readonly string[]
}

export async function flood(seconds: number, tell: (sentence: string) => void): Promise<FloodReport> {
  const folder = mkdtempSync(join(tmpdir(), 'ironbridge-flood-'))
  const database = join(folder, 'flood.db')
  try {
    tell('long games, and guests who ask for them')
    const prepared = await prepare(database)
    // Limits as they are where nobody sets any. The proxy that says where everybody comes from is this program.
    const usual = Object.fromEntries(Object.keys(EASY).map((name) => [name, '']))
    const server = await startProcess({ ...usual, DATABASE_URL: database, TRUST_PROXY: '1' })
    try {
      const pairs = await Promise.all(
        Array.from({ length: PAIRS }, (_, place) => bystanders(server.address, place)),
      )
      tell('people from elsewhere play')
      const before = await playing(pairs, seconds / 3)
      tell(`for ${seconds} seconds one address asks for everything`)
      await lagOf(server.address)
      const attacking = attack({ address: server.address, ...prepared, burst: BURST, seconds })
      const during = await playing(pairs, seconds)
      const lag = await lagOf(server.address)
      const report = await attacking
      const timeLost = Math.max(...pairs.map((pair) => pair.timeLost()))
      for (const pair of pairs) pair.close()
      const people = { before, during, timeLost, seatsLost: await seatsLost(database) }
      return { attack: report, lag, bystanders: people, missed: missedOf(lag, people) }
    } finally {
      await server.end('SIGTERM')
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function prepare(database: string): Promise<Pick<Attack, 'games' | 'cookies' | 'players'>> {
  const server = await startProcess({ DATABASE_URL: database })
  const cookies: string[] = []
  const pairs = await seatPairs([server.address, server.address], GAMES, () => {})
  try {
    while (cookies.length < GUESTS) cookies.push(await newGuest(server.address))
    await Promise.all(
      pairs.map(async (pair) => {
        for (let line = 0; line < LINES; line++) if ((await pair.move()) === null) break
      }),
    )
  } finally {
    for (const pair of pairs) pair.close()
    await server.end('SIGTERM')
  }
  const games = pairs.map(({ id }) => id)
  const db = await openDatabase(database)
  for (const game_id of games)
    for (let at = 0; at < TALK; at++)
      await db
        .insertInto('chat')
        .values({
          id: `${game_id} ${at}`,
          game_id,
          at,
          user_id: 'nobody',
          name: 'Ada',
          text: 'tea '.repeat(LETTERS / 4),
        })
        .execute()
  await db.destroy()
  return { games, cookies, players: pairs.map((pair) => [...pair.cookies]) }
}

const bystanders = (address: string, place: number): Promise<Pair> =>
  seatPair(address, { headers: [from(place * 2), from(place * 2 + 1)], table: { clock: CLOCK } })

const from = (place: number) => ({ 'x-forwarded-for': `198.51.100.${place + 1}` })

const thinks = () => setTimeout(LEAST + Math.random() * (MOST - LEAST))

async function playing(pairs: readonly Pair[], seconds: number): Promise<Rate> {
  const times: number[] = []
  const start = performance.now()
  await Promise.all(
    pairs.map(async (pair) => {
      while (performance.now() - start < seconds * 1000) {
        const ms = await pair.move(thinks)
        if (ms === null) return
        times.push(ms)
      }
    }),
  )
  return rateOf(times, (performance.now() - start) / 1000)
}

/** In a process of its own: what it has to do is not what the others wait for. */
async function attack(plan: Attack): Promise<AttackReport> {
  const child = fork(new URL('attack.ts', import.meta.url), [JSON.stringify(plan)])
  const [report] = (await once(child, 'message')) as [AttackReport]
  return report
}

/** Lines of the log that say so, whoever it was. */
async function seatsLost(database: string): Promise<number> {
  const db = await openDatabase(database)
  const lines = await db
    .selectFrom('entries')
    .select('body')
    .where('body', 'like', '%"why":"timeout"%')
    .execute()
  await db.destroy()
  return lines.length
}

function missedOf(lag: Lag, { during, timeLost, seatsLost: lost }: FloodReport['bystanders']): string[] {
  const missed: string[] = []
  if (lag.p99 > GOALS.lagP99) missed.push(`event loop p99 above ${GOALS.lagP99} ms`)
  if (lag.max > GOALS.lagMax) missed.push(`event loop max above ${GOALS.lagMax} ms`)
  if (during.max > GOALS.answer) missed.push(`a move was answered after more than ${GOALS.answer} ms`)
  if (timeLost > LOSS) missed.push(`somebody lost more than ${LOSS} ms by waiting`)
  if (lost > 0) missed.push('somebody lost a seat')
  return missed
}
