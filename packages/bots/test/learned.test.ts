// Nets: their numbers, their text, and those that come with the bots.

import { readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  editions,
  makeSetup,
  newGame,
  rngFromSeed,
  rolling,
  ruleset,
  type Setup,
  variantsOf,
} from '@ironbridge/engine'
import { expect, test } from 'vitest'
import { inputsOf } from '../src/learned/layout.ts'
import { correction, type Net } from '../src/learned/net.ts'
import { ownNets } from '../src/learned/nets.ts'
import { pack, unpack } from '../src/learned/pack.ts'
import { readerOf } from '../src/learned/reader.ts'
import { packed } from '../src/learned/weights/index.ts'
import { tableName } from '../src/tables.ts'

const folder = fileURLToPath(new URL('../src/learned/weights', import.meta.url))
const seed = '7'.padStart(32, '0')

/** Three inputs, two hidden units. */
const small: Net = {
  inputs: 3,
  hidden: 2,
  first: Float32Array.of(1, -1, 0.5, 2, -2, 0.25),
  bias: Float32Array.of(0.5, -0.5),
  second: Float32Array.of(2, -4, 0.125),
  straight: Float32Array.of(0.5, 0, -1),
}

const features = (values: Record<number, number>) => ({
  count: Object.keys(values).length,
  places: Uint16Array.from(Object.keys(values).map(Number)),
  values: Float32Array.from(Object.values(values)),
})

test('a small net gives the numbers that a pencil gives', () => {
  // Nothing seen: the first unit holds 0.5, the second is silent. 0.125 + 2 · 0.5 = 1.125, in tens of points.
  expect(correction(small, features({}))).toBe(11.25)
  // Input 0 at 2: units 2.5 and -2.5. 0.125 + 0.5 · 2 + 2 · 2.5 = 6.125.
  expect(correction(small, features({ 0: 2 }))).toBe(61.25)
  // Inputs 1 and 2 at 1: units -1 and 1.75. 0.125 - 1 - 4 · 1.75 = -7.875.
  expect(correction(small, features({ 1: 1, 2: 1 }))).toBe(-78.75)
})

const dice = rolling(rngFromSeed(seed))
const numbers = (count: number) => Float32Array.from({ length: count }, () => dice.below(2001) / 1000 - 1)
const [inputs, hidden] = [40, 8]
const some: Net = {
  inputs,
  hidden,
  first: numbers(inputs * hidden),
  bias: numbers(hidden),
  second: numbers(hidden + 1),
  straight: numbers(inputs),
}

/** Some inputs several times, as hands have cards. */
const someFeatures = () => {
  const places = Uint16Array.from({ length: dice.below(30) }, () => dice.below(inputs))
  return { count: places.length, places, values: numbers(places.length) }
}

test('bots read positions one after the other as a net says each by itself', () => {
  const read = readerOf(some, 0)
  const positions = Array.from({ length: 200 }, someFeatures)
  const answers = positions.map(read)
  for (const [place, position] of positions.entries())
    expect(Math.abs((answers[place] ?? 0) - correction(some, position))).toBeLessThan(0.2)
  // Whatever was read before.
  const other = readerOf(some, 1)
  expect(positions.toReversed().map(other)).toEqual(answers.toReversed())
  expect(positions.map(read)).toEqual(answers)
})

test('a net is the same as text, within half a step', () => {
  const text = pack(some)
  const again = unpack(text)
  const step = Number(text.split(' ')[2])
  expect(step).toBeLessThan(1e-5)
  expect([again.inputs, again.hidden]).toEqual([inputs, hidden])
  for (const part of ['first', 'bias', 'second', 'straight'] as const) {
    expect(again[part]).toHaveLength(some[part].length)
    // A number of four bytes near 1 is itself off by up to a few hundredths of a step.
    for (const [place, number] of some[part].entries())
      expect(Math.abs(again[part][place] - number)).toBeLessThan(step * 0.51)
  }
  // Packed once more, nothing is lost.
  expect(unpack(pack(again))).toEqual(again)
})

test('every net that comes with the bots fits its table, and the bots find it there', () => {
  const found = setups.flatMap((setup) =>
    ruleset(setup).edition.eras.flatMap(({ id: era }) => {
      const name = `${tableName(setup)}-${era}`
      const text = packed[name]
      if (text === undefined) return []
      const net = unpack(text)
      expect(net.inputs, name).toBe(inputsOf(ruleset(setup)))
      expect(text.split(' ').at(-1), name).toHaveLength(3 * ((net.inputs + 2) * (net.hidden + 1) - 1))
      for (const part of ['first', 'bias', 'second', 'straight'] as const)
        expect(net[part].every(Number.isFinite), name).toBe(true)
      expect(ownNets({ ...newGame(setup, seed), era }), name).toEqual(net)
      return name
    }),
  )
  expect(Object.keys(packed).sort()).toEqual(found.toSorted())
  const tables = found.map((name) => `${name.replace(/-(canal|rail)$/, '')}.ts`)
  expect(readdirSync(folder).sort()).toEqual([...new Set([...tables, 'index.ts'])].sort())
})

/** Every edition plain and with each of its variants, for every number of players. */
const setups: readonly Setup[] = editions.flatMap((edition) =>
  edition.seats.flatMap((seats) =>
    [[], ...variantsOf(edition).map(({ id, needs }) => (needs === undefined ? [id] : [needs, id]))].flatMap(
      (variants) => {
        const setup = makeSetup(edition.id, seats, variants)
        return 'error' in setup ? [] : setup
      },
    ),
  ),
)

/** The text of the net in a new game. */
function netAt(edition: string, seats: number, ...variants: string[]): string | null {
  const setup = makeSetup(edition, seats, variants)
  if ('error' in setup) throw new Error(setup.error)
  const net = ownNets(newGame(setup, seed))
  return net === null ? null : pack(net)
}

/** As it is read. */
const repacked = (name: string): string => pack(unpack(packed[name] ?? ''))

test('a variant has its own net if there is one, and else that of the nearest table', () => {
  expect(netAt('birmingham', 2)).toBe(repacked('birmingham-2-canal'))
  expect(netAt('birmingham', 2, 'tie-break-by-level')).toBe(repacked('birmingham-2-canal'))
  for (const more of [[], ['introductory-income'], ['tie-break-by-level', 'introductory-income']])
    expect(netAt('birmingham', 2, 'introductory', ...more)).toBe(repacked('birmingham-2-introductory-canal'))
})

test('the introductory game is never valued by a net of the full game', () => {
  const full = Object.keys(packed)
    .filter((name) => !name.includes('introductory'))
    .map(repacked)
  const short = setups.filter(({ variants }) => variants.includes('introductory'))
  for (const { edition, seats, variants } of short)
    expect(full).not.toContain(netAt(edition, seats, ...variants))
})

test('a table that nobody trained for has no net', () => {
  // The map for two has other inputs than the introductory game on the whole one.
  expect(netAt('lancashire', 2, 'introductory', 'two-player-map')).toBeNull()
})

test('the nets take 2 MB at most', () => {
  const bytes = readdirSync(folder).reduce((sum, file) => sum + statSync(`${folder}/${file}`).size, 0)
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(2e6)
})
