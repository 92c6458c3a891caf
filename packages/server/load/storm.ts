// `npm run load -- --storm`: everybody who has a socket open loses it, and comes back at once.

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { EASY, startProcess } from '../test/services/serverProcess.ts'
import type { Crowd } from './crowd.ts'
import { type Lag, lagIn, lagOf, metricOf, metricsOf } from './metric.ts'
import { newGuest } from './player.ts'

/** As a server allows where nobody sets anything else: sockets of a person, and of an address. */
const [EACH, AT_ADDRESS] = [20, 100]
/** Processes that hold the other ends. */
const CROWDS = 4
/** Files that a server has open besides sockets. */
const OTHER_FILES = 100
/** Seconds, and milliseconds. */
const GOALS = { back: 20, lagMax: 500 }
/** Seconds after which nobody is waited for any more. */
const PATIENCE = 120

export interface StormReport {
  readonly sockets: number
  /** Why it were not as many as somebody wanted. */
  readonly fewer: string | null
  /** Seconds until all were greeted again. */
  readonly back: number
  /** Tries that failed on the way. */
  readonly failures: number
  readonly lag: Lag
  /** The most before that, while all were lost. */
  readonly lagWhenLost: number
  readonly missed: readonly string[]
}

export async function storm(wanted: number, tell: (sentence: string) => void): Promise<StormReport> {
  const most = mostFiles() - OTHER_FILES
  const sockets = Math.min(wanted, most)
  const fewer = sockets < wanted ? `A process may open ${mostFiles()} files here.` : null
  const folder = mkdtempSync(join(tmpdir(), 'ironbridge-storm-'))
  const database = join(folder, 'storm.db')
  try {
    tell('guests')
    const cookies = await guests(database, Math.ceil(sockets / EACH))
    // Limits as they are where nobody sets any.
    const usual = Object.fromEntries(Object.keys(EASY).map((name) => [name, '']))
    const server = await startProcess({ ...usual, DATABASE_URL: database, SOCKETS: `${sockets}` })
    const crowds = Array.from({ length: CROWDS }, () => fork(new URL('crowd.ts', import.meta.url)))
    try {
      tell(`${sockets} sockets are opened`)
      const all = crowdsOf(server.address, cookies, sockets)
      await Promise.all(crowds.map((crowd, place) => told(crowd, all[place] ?? '')))
      await Promise.all(crowds.map((crowd) => told(crowd, 'gently')))
      tell('all of them are lost')
      await lagOf(server.address)
      await Promise.all(crowds.map((crowd) => told(crowd, 'drop')))
      const lagWhenLost = await allGone(server.address)
      tell('and come back')
      const start = performance.now()
      const failures = await Promise.all(crowds.map((crowd) => told(crowd, 'at once')))
      const back = Math.round((performance.now() - start) / 10) / 100
      const lag = await lagOf(server.address)
      const open = await metricOf(server.address, 'ironbridge_sockets')
      const missed: string[] = []
      if (open < sockets) missed.push(`${sockets - open} are not back`)
      if (back > GOALS.back) missed.push(`it took more than ${GOALS.back} s`)
      if (lag.max > GOALS.lagMax) missed.push(`event loop max above ${GOALS.lagMax} ms`)
      const failed = failures.reduce((sum, some) => sum + some, 0)
      return { sockets, fewer, back, failures: failed, lag, lagWhenLost, missed }
    } finally {
      for (const crowd of crowds) crowd.kill()
      await server.end('SIGTERM')
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Answers how far the server was behind meanwhile, at most. */
async function allGone(address: string): Promise<number> {
  for (let most = 0; ; await setTimeout(100)) {
    const metrics = await metricsOf(address)
    most = Math.max(most, lagIn(metrics).max)
    if (metrics('ironbridge_sockets') === 0) return most
  }
}

function mostFiles(): number {
  const { userLimits } = process.report.getReport() as {
    userLimits?: { open_files?: { soft: number | 'unlimited' } }
  }
  const most = userLimits?.open_files?.soft
  return typeof most === 'number' ? most : Number.POSITIVE_INFINITY
}

async function guests(database: string, count: number): Promise<string[]> {
  const server = await startProcess({ DATABASE_URL: database })
  const cookies: string[] = []
  while (cookies.length < count) cookies.push(await newGuest(server.address))
  await server.end('SIGTERM')
  return cookies
}

/** Everybody on this machine, but from many of its addresses. */
function crowdsOf(address: string, cookies: readonly string[], sockets: number): Crowd[] {
  const ends = Array.from({ length: sockets }, (_, place) => {
    const home = Math.floor(place / AT_ADDRESS)
    return {
      cookie: cookies[Math.floor(place / EACH)] ?? '',
      from: `127.0.${1 + Math.floor(home / 250)}.${1 + (home % 250)}`,
    }
  })
  return Array.from({ length: CROWDS }, (_, crowd) => ({
    address,
    ends: ends.filter((_end, place) => Math.floor(place / AT_ADDRESS) % CROWDS === crowd),
  }))
}

/** Answers how many tries failed. */
async function told(crowd: ChildProcess, what: string | Crowd): Promise<number> {
  const answered = once(crowd, 'message', { signal: AbortSignal.timeout(PATIENCE * 1000) }) as Promise<
    [number]
  >
  crowd.send(what)
  const [failures] = await answered
  return failures
}
