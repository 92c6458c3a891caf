// From the options of the arena to a plan: the ladder, and how many deals each of its tables has.

import { bots } from '@ironbridge/bots'
import { gameKey, gamesOf } from '@ironbridge/lab'
import { expect, test } from 'vitest'
import { readPlan } from '../src/arena/plan.ts'

const levels = bots.map(({ id }) => id)
const top = levels.at(-1) ?? ''

test('every level plays the one below it on every table, and the last one also alone', () => {
  const plan = readPlan({ ladder: true, deals: `4,${top}=2` }, [])
  expect(plan.matches).toHaveLength(8 * (levels.length - 1))
  expect(plan.alone).toHaveLength(8)
  const games = gamesOf(plan)
  expect(new Set(games.map(gameKey)).size).toBe(games.length)
  const small = games.filter(({ edition, players }) => edition === 'birmingham' && players === 2)
  for (const level of levels) {
    const alone = small.filter(({ champion, candidate }) => champion === level && candidate === null)
    const isBelowTop = level === levels.at(-2)
    expect(alone).toHaveLength(level === top || isBelowTop ? 2 : 4)
  }
  expect(small.filter(({ candidate }) => candidate?.name === top)).toHaveLength(2 * 2)
  expect(games.map(({ deal }) => deal)).toEqual(games.map(({ deal }) => deal).toSorted((a, b) => a - b))
})

test('the games of the strongest among themselves can be fewer', () => {
  const { matches, alone } = readPlan({ ladder: true, deals: '4,alone=2' }, [])
  expect(matches.every(({ deals }) => deals === 4)).toBe(true)
  expect(alone.every(({ deals, player }) => deals === 2 && player === top)).toBe(true)
})

test('tables of two can have more deals, since each deal has fewer games there', () => {
  const { matches, alone } = readPlan({ ladder: true, deals: `4,${top}=3,${top}/2=6,alone/2=5` }, [])
  const ofTop = matches.filter(({ candidate }) => candidate === top)
  expect(new Set(ofTop.map(({ players, deals }) => `${players}: ${deals}`))).toEqual(
    new Set(['2: 6', '3: 3', '4: 3']),
  )
  expect(matches.filter(({ candidate }) => candidate !== top).every(({ deals }) => deals === 4)).toBe(true)
  expect(new Set(alone.map(({ players, deals }) => `${players}: ${deals}`))).toEqual(
    new Set(['2: 5', '3: 3', '4: 3']),
  )
})

test('an edition, or one of its tables, can have deals of its own', () => {
  const { alone } = readPlan(
    { ladder: true, deals: '4,alone/2=5,alone/birmingham=6,alone/birmingham/4=7' },
    [],
  )
  const deals = Object.fromEntries(alone.map((own) => [`${own.edition} ${own.players}`, own.deals]))
  expect(deals).toMatchObject({
    'birmingham 2': 6,
    'birmingham 3': 6,
    'birmingham 4': 7,
    'lancashire 2': 5,
    'lancashire 3': 4,
  })
})

test('variants are played at every table that has them', () => {
  const tablesWith = (variant: readonly string[]): string[] =>
    readPlan({ edition: 'all', players: 'all', variant }, ['club', 'random']).matches.map(
      ({ edition, players, variants }) => [edition, players, ...variants].join(' '),
    )
  expect(tablesWith(['introductory-income', 'introductory'])).toEqual(
    ['birmingham', 'lancashire'].flatMap((edition) =>
      [2, 3, 4].map((players) => `${edition} ${players} introductory introductory-income`),
    ),
  )
  expect(tablesWith(['classic-deck,cotton-1-for-3'])).toEqual([
    'lancashire 3 classic-deck cotton-1-for-3',
    'lancashire 4 classic-deck cotton-1-for-3',
  ])
})

test('an edition named twice is played once', () => {
  const { matches } = readPlan({ edition: 'birmingham,birmingham' }, ['club', 'random'])
  expect(matches).toHaveLength(1)
})
