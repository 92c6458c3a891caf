// Whole games of this revision of the rules, replayed to the exact money, income and points of every round. Those of older revisions
// stay in their folders, for test/revisions. A game is NAME.brass (NOTATION.md) with its sheet NAME.rounds beside it. UPDATE_GOLDEN=1
// writes the figures of the sheets and the results of the games anew; comments stay where they are.

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { formatGame, type GameRecord, hashOfSeed, parseGame, RULES_REVISION } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { type Decision, EDITIONS } from '../playout.ts'
import { factsOf } from '../properties/facts.ts'
import { levelOf } from '../properties/ledger.ts'
import { reachedBy } from '../properties/reached.ts'
import { decisionsOf, figuresOf, sheetOf, withComments } from './sheet.ts'

interface Game {
  readonly name: string
  readonly text: string
  readonly record: GameRecord
  readonly played: readonly Decision[]
}

const folder = new URL(`${RULES_REVISION}/`, import.meta.url)
const pathOf = (name: string, ending: string): URL => new URL(`${name}.${ending}`, folder)

const games = readdirSync(folder)
  .filter((file) => file.endsWith('.brass'))
  .toSorted()
  .map((file) => readGame(file.replace('.brass', '')))

describe('Golden games', () => {
  it.each(games)('$name is replayed to the money, income and points of every round', ({ name, played }) => {
    const sheet = readFileSync(pathOf(name, 'rounds'), 'utf8')
    expect(sheetOf(played)).toEqual(figuresOf(sheet))
  })

  it.each(games)(
    '$name ends as its file says, and is written as it stands there',
    ({ text, record, played }) => {
      const last = played[played.length - 1].next
      expect(last.over).toBe(true)
      expect(last.players.map(({ vp }) => vp)).toEqual(record.result)
      expect(record.rules).toBe(RULES_REVISION)
      expect(record.seedHash).toBe(hashOfSeed(record.seed ?? ''))
      expect(formatGame(record)).toBe(text)
    },
  )
})

const reachedIn = (edition: string): ReadonlySet<string> =>
  new Set(
    games
      .filter(({ record }) => record.setup.edition === edition)
      .flatMap(({ played }) => played.flatMap(reachedBy)),
  )

describe.each(['lancashire', 'classic'])('Those of %s have', (edition) => {
  const reached = reachedIn(edition)

  it.each([
    'sold to an own port',
    "sold to another's port",
    'sold to a port while the distant market is closed',
    'sold to the distant market',
    'distant market closed by a sale',
    'distant market closed by a later sale of an action',
    'third sell',
    'canal shipyard',
    'rail shipyard',
    'developed shipyard-0',
    'built anywhere',
    'built anywhere outside the network',
    'shortfall with a choice',
    'shortfall without a choice',
    'all tiles gone and points lost',
    'debt forgiven',
    'own tile overbuilt',
    'canal loan 10',
    'canal loan 20',
    'rail loan 30',
    'event score-final',
    ...['build', 'anywhere', 'network', 'develop', 'sell', 'loan', 'pass', 'end', 'shortfall'].map(
      (type) => `move ${type}`,
    ),
  ])('%s', (name) => {
    expect(reached.has(name)).toBe(true)
  })
})

describe('Together they have', () => {
  const reached = reachedIn('birmingham')

  it.each([
    'shortfall with a choice',
    'shortfall without a choice',
    'all tiles gone and points lost',
    "another's coal overbuilt",
    "another's iron overbuilt",
    'own tile overbuilt',
    'bonus warrington money',
    'bonus nottingham vp',
    'bonus shrewsbury vp',
    'bonus gloucester develop',
    'bonus oxford income',
    'coal bought from an empty market',
    'iron bought from an empty market',
    'own beer for a rail',
    "another's beer for a rail",
    'second sell',
    'event score-final',
    ...['build', 'network', 'develop', 'sell', 'loan', 'scout', 'pass', 'end', 'shortfall'].map(
      (type) => `move ${type}`,
    ),
  ])('%s', (name) => {
    expect(reached.has(name)).toBe(true)
  })

  it('every number of players of every edition, and variants', () => {
    const seats = EDITIONS.map((edition) =>
      games.filter(({ record }) => record.setup.edition === edition).map(({ record }) => record.setup.seats),
    )
    expect(seats.map((some) => [...new Set(some)].toSorted((a, b) => a - b))).toEqual([
      [2, 3, 4],
      [2, 3, 4],
      [3, 4],
    ])
    const variants = new Set(games.flatMap(({ record }) => record.setup.variants))
    for (const id of ['introductory', 'two-player-map', 'classic-deck', 'debt-carried'])
      expect(variants.has(id), id).toBe(true)
  })

  it('debts that are carried as money below 0', () => {
    expect(reachedIn('classic').has('money below 0')).toBe(true)
  })

  it('coal and iron of Lancashire gone, and mines of others built over', () => {
    const cotton = reachedIn('lancashire')
    for (const name of [
      "another's coal overbuilt",
      'coal bought from an empty market',
      'iron bought from an empty market',
    ])
      expect(cotton.has(name), name).toBe(true)
  })

  it('games won by income, by money, by the next order, and drawn', () => {
    const ties = new Map(games.map(({ name, played }) => [name, tieOf(played)]))
    expect(ties.get('won-by-income')).toBe('income')
    expect(ties.get('won-by-money')).toBe('money')
    expect(ties.get('drawn')).toBe('drawn')
    expect(ties.get('lancashire-won-by-income')).toBe('income')
    expect(ties.get('lancashire-won-by-money')).toBe('money')
    expect(ties.get('lancashire-drawn')).toBe('drawn')
    expect(ties.get('classic-won-by-money')).toBe('money')
    expect(ties.get('classic-won-by-order')).toBe('order')
  })
})

/** What the first place was decided by. */
function tieOf(played: readonly Decision[]): string {
  const { events, next } = played[played.length - 1]
  const over = events.find(({ type }) => type === 'over')
  if (over?.type !== 'over') return 'not over'
  const [first, second] = over.ranking.map((place) => place.map((seat) => next.players[seat]))
  if (first.length > 1) return 'drawn'
  if (second[0].vp !== first[0].vp) return 'points'
  const { tieByLevel } = factsOf(next.setup)
  const income = (space: number): number => (tieByLevel ? levelOf(space) : space)
  if (income(second[0].incomeSpace) !== income(first[0].incomeSpace)) return 'income'
  return second[0].money === first[0].money ? 'order' : 'money'
}

function readGame(name: string): Game {
  const text = readFileSync(pathOf(name, 'brass'), 'utf8')
  const { value: record, error } = parseGame(text)
  if (record === null) throw new Error(`${name}: ${error.message}`)
  const game = { name, text, record, played: decisionsOf(record) }
  return process.env.UPDATE_GOLDEN === '1' ? updated(game) : game
}

function updated(game: Game): Game {
  const { name, played } = game
  const result = played[played.length - 1].next.players.map(({ vp }) => vp)
  const record = { ...game.record, rules: RULES_REVISION, result }
  const text = formatGame(record)
  const sheet = pathOf(name, 'rounds')
  writeFileSync(pathOf(name, 'brass'), text)
  writeFileSync(sheet, withComments(sheetOf(played), existsSync(sheet) ? readFileSync(sheet, 'utf8') : null))
  return { name, text, record, played }
}
