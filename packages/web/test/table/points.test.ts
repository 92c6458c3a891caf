// Where the points came from adds up to all of them, in every game; the chart agrees with the table; who passes whom.

import {
  decidedBy,
  editions,
  type GameEvent,
  makeSetup,
  parsePosition,
  ranking,
  type State,
  standings,
  variantsOf,
} from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { PARTS, partsOf, passingsAt, roundEnds, scoresIn } from '../../src/table/points.ts'
import { tieWords } from '../../src/table/scores/tieWords.ts'
import { randomGame } from '../words/games.ts'
import { language } from '../words/languages.ts'

interface Game {
  readonly name: string
  readonly states: readonly State[]
  readonly plies: readonly { readonly events: readonly GameEvent[] }[]
}

/** Every edition by itself and with each of its variants, for every number of players that may play it. */
const tables = editions.flatMap((edition) =>
  [[], ...variantsOf(edition).map(({ id }) => [id])].flatMap((variants) =>
    [2, 3, 4].flatMap((seats) => {
      const setup = makeSetup(edition.id, seats, variants)
      return 'error' in setup ? [] : [{ edition: edition.id, seats, variants }]
    }),
  ),
)

const games: readonly Game[] = tables.map((table, number) => {
  const states: State[] = []
  const plies: { events: readonly GameEvent[] }[] = []
  const last = randomGame(table, number + 1, false, ({ state }, _, events) => {
    states.push(state)
    plies.push({ events })
  })
  return {
    name: `${table.edition} ${table.seats} ${table.variants.join('+')}`,
    states: [...states, last],
    plies,
  }
})

const vps = (state: State | undefined): number[] => (state?.players ?? []).map(({ vp }) => vp)

describe('the parts of the points', () => {
  it('are played in every variant, the introductory one too', () => {
    expect(games.length).toBeGreaterThan(20)
    expect(games.some(({ name }) => name.endsWith('introductory'))).toBe(true)
  })

  it('add up to all of them', () => {
    const seen = new Set<string>()
    for (const { name, states, plies } of games) {
      const parts = partsOf(states[0] as State, plies)
      for (const of of parts) for (const part of PARTS) if (of[part] !== 0) seen.add(part)
      const sums = parts.map((of) => PARTS.reduce((sum, part) => sum + of[part], 0))
      expect(sums, name).toEqual(vps(states.at(-1)))
    }
    // Only a game that begins somewhere else has points before.
    expect(PARTS.filter((part) => !seen.has(part) && part !== 'before')).toEqual([])
  })

  it('begin with those that were there', () => {
    for (const { name, states, plies } of games.slice(0, 6)) {
      const middle = Math.floor(plies.length / 2)
      const parts = partsOf(states[middle] as State, plies.slice(middle))
      expect(parts.map(({ before }) => before)).toEqual(vps(states[middle]))
      const sums = parts.map((of) => PARTS.reduce((sum, part) => sum + of[part], 0))
      expect(sums, name).toEqual(vps(states.at(-1)))
    }
  })
})

describe('the chart', () => {
  it('ends with the points of the table, and has those of the era where one ends', () => {
    let eras = 0
    for (const { name, states, plies } of games) {
      const ends = roundEnds(states, plies)
      expect(ends.at(-1)?.points, name).toEqual(vps(states.at(-1)))
      const over = plies.findIndex(({ events }) => events.some(({ type }) => type === 'era'))
      if (over < 0) continue
      eras++
      const at = ends.find(({ state }) => state === states[over + 1])
      const before = partsOf(states[0] as State, plies.slice(0, over + 1))
      expect(at?.points, name).toEqual(before.map((of) => PARTS.reduce((sum, part) => sum + of[part], 0)))
      const scores = scoresIn(plies[over]?.events ?? [], before.length)
      expect(scores.map(({ links }) => links)).toEqual(before.map((of) => of['canal-links']))
      expect(scores.map(({ tiles }) => tiles)).toEqual(before.map((of) => of['canal-tiles']))
    }
    expect(eras).toBeGreaterThan(10)
  })
})

describe('whoever passes somebody', () => {
  it('was behind the last time they differed, has gained, and is ahead', () => {
    let passed = 0
    for (const { name, states } of games) {
      const line = states.map((state) => ({ state }))
      const totals = states.map((state) => standings(state).map(({ total }) => total))
      for (const ply of line.keys())
        for (const { seat, passed: others } of passingsAt(line, ply))
          for (const other of others) {
            const ahead = totals.map((now) => (now[seat] ?? 0) - (now[other] ?? 0))
            expect(ahead[ply], name).toBeGreaterThan(0)
            expect(
              ahead.slice(0, ply).findLast((by) => by !== 0),
              name,
            ).toBeLessThan(0)
            passed++
          }
    }
    expect(passed).toBeGreaterThan(10)
  })

  it('is nobody at the first move, and nobody who is only level', () => {
    const at = (...vp: [number, number][]) =>
      vp.map(([a, b]) => {
        const { value } = parsePosition(
          `edition: birmingham\nplayers: 2\nround: 2\nmerchants: none\nA: vp ${a}, money 5\nB: vp ${b}, money 5`,
        )
        if (!value) throw new Error('No position.')
        return { state: value }
      })
    expect(passingsAt(at([3, 5]), 0)).toEqual([])
    expect(passingsAt(at([0, 0], [3, 0]), 1)).toEqual([])
    expect(passingsAt(at([3, 5], [5, 5]), 1)).toEqual([])
    expect(passingsAt(at([3, 5], [5, 5], [6, 5]), 2)).toEqual([{ seat: 0, passed: [1] }])
    expect(passingsAt(at([3, 5], [6, 5]), 1)).toEqual([{ seat: 0, passed: [1] }])
  })
})

describe('equal points', () => {
  const i18n = language('words/locales', 'en')
  const names = ['Ada', 'Boulton']
  const words = (a: string, b: string, edition = 'birmingham'): string[] => {
    const merchants = edition === 'birmingham' ? '\nmerchants: none' : ''
    const { value } = parsePosition(
      `edition: ${edition}\nplayers: 2\nround: 2${merchants}\nA: vp 18, ${a}\nB: vp 18, ${b}`,
    )
    if (!value) throw new Error('No position.')
    expect(ranking(value)[0]?.includes(0)).toBe(true)
    expect(decidedBy(value, 0, 1)).not.toBe('vp')
    return tieWords(i18n, value, names)
  }

  it('say what decided', () => {
    expect(words('income 26, money 1', 'income 20, money 9')).toEqual([
      '18 – 18: Ada is ahead of Boulton by income, +8 to +5.',
    ])
    expect(words('income 26, money 1', 'income 25, money 9')).toEqual([
      '18 – 18: Ada is ahead of Boulton by income, space 26 to 25.',
    ])
    expect(words('income 26, money 9', 'income 26, money 1')).toEqual([
      '18 – 18: Ada is ahead of Boulton by money, £9 to £1.',
    ])
    expect(words('income 26, money 9', 'income 26, money 9')).toEqual([
      '18 – 18: Ada and Boulton share the place, income and money are equal too.',
    ])
  })
})
