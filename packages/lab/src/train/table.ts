// Training for one table: loops of self-play and fitting, each with the nets of the loop before.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { tableName, type Width } from '@ironbridge/bots/training'
import { ruleset, type Setup } from '@ironbridge/engine'
import { openPool, type Pool } from '@ironbridge/players'
import { makeFolder, readIfThere, writeWhole } from '../files.ts'
import { hashOfSources } from '../sources.ts'
import type { Fitted, TrainJob, TrainNews } from './jobs.ts'
import type { PackedByEra } from './nets.ts'
import { readTally } from './sampleFiles.ts'
import type { SampleTally } from './samples.ts'
import type { SelfPlayTerms } from './selfPlay.ts'

/** What decides the nets. */
export interface Recipe {
  readonly setup: Setup
  readonly seed: string
  readonly games: number
  readonly loops: number
  readonly hidden: number
  readonly epochs: number
  readonly lambda: number
  readonly width: Width
  /** For each decision in the games of the last loop, played by lookahead; 0 for turn search there too. */
  readonly positions: number
}

export interface Workplace {
  /** Where games and fits are kept. */
  readonly folder: string
  /** Games in one file. */
  readonly chunk: number
  /** Threads that play and threads that fit: one that has fitted nets plays twenty times slower ever after. */
  readonly players: Pool<TrainJob, TrainNews, Fitted | null>
  readonly fitters: Pool<TrainJob, TrainNews, Fitted | null>
}

export const openTrainers = (threads: number): Workplace['players'] =>
  openPool(new URL('./worker.ts', import.meta.url), threads)

/** Who tells of a loop while it is worked on. */
export interface Narrator {
  /** So many are missing; hears of each, until the end. */
  beginGames(games: number): { hear(): void; end(): void }
  /** All games of the loop, of which so many were played just now. */
  tellGames(tally: SampleTally, seats: number, now: number): void
  hearEpoch(era: string, news: TrainNews): void
  tellFit(era: string, fit: Fitted): void
}

export type FitsByEra = Readonly<Record<string, Fitted>>

/** The fits of each loop; what the folder holds already is not made again. */
export async function trainTable(
  recipe: Recipe,
  place: Workplace,
  narrator: (label: string) => Narrator,
): Promise<FitsByEra[]> {
  const table = tableName(recipe.setup)
  const folder = join(place.folder, table)
  makeFolder(folder)
  const loops: FitsByEra[] = []
  // Each loop learns from its own games and from those before it.
  const chunks: string[] = []
  let nets: PackedByEra = {}
  for (let loop = 1; loop <= recipe.loops; loop++) {
    const terms = { ...recipe, loop, positions: loop === recipe.loops ? recipe.positions : 0 }
    const name = join(folder, `loop${loop}-${fingerprint(terms, nets)}`)
    const step = { recipe, terms, place, loop, name, voice: narrator(`${table}, loop ${loop}`) }
    chunks.push(...(await played(step, nets)))
    const isFirstCritic = recipe.lambda < 1 && loop === 1
    const critic = isFirstCritic ? netsOf(await fitted(step, chunks, 1, {})) : nets
    const fits = await fitted(step, chunks, recipe.lambda, critic)
    nets = netsOf(fits)
    loops.push(fits)
  }
  return loops
}

interface Step {
  readonly recipe: Recipe
  readonly terms: SelfPlayTerms
  readonly place: Workplace
  readonly loop: number
  /** How the names of its files begin. */
  readonly name: string
  readonly voice: Narrator
}

const DIGITS = 12

/** Of the nets, and of everything that plays with them and learns from it. */
const fingerprint = ({ setup, seed, loop, width, positions }: SelfPlayTerms, nets: PackedByEra): string =>
  hashOfSources({ own: ['train'], withoutWeights: true })
    .update(JSON.stringify([setup, seed, loop, width, positions, nets]))
    .digest('hex')
    .slice(0, DIGITS)

/** The files of all games. */
async function played({ recipe, terms, place, name, voice }: Step, nets: PackedByEra): Promise<string[]> {
  const { games } = recipe
  const { setup, seed, loop, width, positions } = terms
  const jobs = Array.from({ length: Math.ceil(games / place.chunk) }, (_, number) => {
    const from = number * place.chunk
    const to = Math.min(from + place.chunk, games)
    return {
      type: 'play',
      setup,
      seed,
      loop,
      width,
      positions,
      nets,
      from,
      to,
      path: `${name}-${from}-${to}.games`,
    } as const
  })
  const missing = jobs.filter(({ path }) => !existsSync(path))
  const left = missing.reduce((sum, { from, to }) => sum + to - from, 0)
  const count = voice.beginGames(left)
  try {
    await Promise.all(missing.map((job) => place.players.run(job, () => count.hear())))
  } finally {
    count.end()
  }
  const chunks = jobs.map(({ path }) => path)
  voice.tellGames(sumOf(chunks.map(readTally)), setup.seats, left)
  return chunks
}

const sumOf = (tallies: readonly SampleTally[]): SampleTally =>
  tallies.reduce((sum, { games, vp, winners }) => ({
    games: sum.games + games,
    vp: sum.vp + vp,
    winners: sum.winners + winners,
  }))

/** The nets of all eras, side by side. */
async function fitted(
  step: Step,
  chunks: readonly string[],
  lambda: number,
  critic: PackedByEra,
): Promise<FitsByEra> {
  const { recipe, place, loop, name, voice } = step
  const { setup, seed, games, hidden, epochs } = recipe
  const one = async (era: string): Promise<[string, Fitted]> => {
    const path = `${name}-${games}games-${hidden}units-${epochs}epochs-lambda${lambda}-${era}.json`
    const known = readIfThere(path)
    if (known !== null) return [era, JSON.parse(known) as Fitted]
    const job = { type: 'fit', setup, seed, loop, era, hidden, epochs, lambda, critic, chunks } as const
    const fit = (await place.fitters.run(job, (news) => voice.hearEpoch(era, news))) as Fitted
    writeWhole(path, `${JSON.stringify(fit)}\n`)
    voice.tellFit(era, fit)
    return [era, fit]
  }
  return Object.fromEntries(await Promise.all(ruleset(setup).edition.eras.map(({ id }) => one(id))))
}

const netsOf = (fits: FitsByEra): PackedByEra =>
  Object.fromEntries(Object.entries(fits).map(([era, { net }]) => [era, net]))
