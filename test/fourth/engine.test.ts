// The fourth board in the engine: the laws of every game hold, its refusals cite the rules of Birmingham, its variants are theirs.

import {
  birmingham,
  editionNamed,
  editions,
  explain,
  formatGame,
  legalMoves,
  type Move,
  makeSetup,
  newGame,
  parseGame,
  play,
  RULES_REVISION,
  registerEdition,
  type Setup,
  type State,
  variantsOf,
} from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { type Playout, seedOf } from '../../packages/engine/test/playout.ts'
import { conservation } from '../../packages/engine/test/properties/conservation.ts'
import { debts } from '../../packages/engine/test/properties/debts.ts'
import { addFacts, birmingham as birminghamFacts } from '../../packages/engine/test/properties/facts.ts'
import { describeLaws, holds, same } from '../../packages/engine/test/properties/laws.ts'
import { rounds } from '../../packages/engine/test/properties/rounds.ts'
import { scoring } from '../../packages/engine/test/properties/scoring.ts'
import { emberdale } from './tables.ts'

registerEdition(emberdale)

const setupOf = (seats: number, ...variants: string[]): Setup =>
  makeSetup('emberdale', seats, variants) as Setup

const CARDS: Readonly<Record<number, number>> = { 2: 32, 3: 42, 4: 48 }
const ROUNDS: Readonly<Record<number, number>> = { 2: 8, 3: 7, 4: 6 }

addFacts('emberdale', (setup) => ({
  ...birminghamFacts(setup),
  cards: CARDS[setup.seats] ?? 0,
  rounds: ROUNDS[setup.seats] ?? 0,
  doubleIcons: ['highcross', 'kingsfair', 'saltmouth'],
}))

const STYLES = ['balanced', 'builder', 'railwayman', 'collier', 'smelter', 'debtor', 'uniform'] as const
const VARIANTS = [
  [],
  [],
  ['introductory', 'introductory-income'],
  ['develop-bonus-optional', 'tie-break-by-level'],
]

const games = Array.from(
  { length: 84 },
  (_, game): Playout => ({
    setup: setupOf(2 + (game % 3), ...(VARIANTS[Math.floor(game / 3) % VARIANTS.length] ?? [])),
    seed: seedOf(game + 1),
    style: STYLES[game % STYLES.length] ?? 'balanced',
  }),
)

/** One action each in the first round, two in every other. */
const ACTIONS: Readonly<Record<number, number>> = { 2: 62, 3: 81, 4: 92 }
const CANAL_ACTIONS: Readonly<Record<number, number>> = { 2: 30, 3: 39, 4: 44 }

const { 'a game has exactly 78, 105, 117 or 124 actions, each costing one card': _, ...otherRounds } = rounds

describeLaws('Whole games of Emberdale', games, {
  ...conservation,
  ...otherRounds,
  'a game has exactly 62, 81 or 92 actions, each costing one card': ({ setup }) => {
    let paid = 0
    return ({ move, next }) => {
      if (move.card !== null) paid++
      if (!next.over) return
      const actions = setup.variants.includes('introductory') ? CANAL_ACTIONS : ACTIONS
      same(paid, actions[setup.seats], 'actions')
    }
  },
  ...debts,
  ...scoring,
  'there is a move as long as the game goes on, and none after it': () => (decision) => {
    holds(decision.legal.length > 0, 'there is a legal move')
    holds(legalMoves(decision.next).length > 0 !== decision.next.over, 'none is left at the end alone')
  },
})

describe('Emberdale', () => {
  it('is registered after the others, and is of the family of Birmingham', () => {
    expect(editions.map(({ id }) => id)).toEqual(['birmingham', 'lancashire', 'classic', 'emberdale'])
    expect(editionNamed('emberdale')).toMatchObject({ family: 'birmingham', statementPrefix: 'B-' })
    expect(emberdale.industries).toBe(birmingham.industries)
  })

  it('has the variants of Birmingham', () => {
    expect(variantsOf(emberdale)).toEqual(variantsOf(birmingham))
    expect(makeSetup('emberdale', 2, ['virtual-link'])).toEqual({
      error: expect.stringContaining('Emberdale has no variant "virtual-link".'),
    })
    expect(makeSetup('emberdale', 5)).toEqual({ error: 'Emberdale is for 2, 3, 4 players, not 5.' })
  })

  it('refuses with the statements of Birmingham', () => {
    const state = newGame(setupOf(4), seedOf(1))
    const legal = legalMoves(state)
    // The next player holds other cards.
    const next = play(state, legal[0] as Move).state as State
    const refusals = legal.flatMap((move) => explain(next, move) ?? [])
    expect(refusals.length).toBeGreaterThan(10)
    for (const { statements } of refusals) {
      expect(statements.filter((id) => !id.startsWith('B-'))).toEqual([])
      expect(statements.length).toBeGreaterThan(0)
    }
  })

  it('is written and read as text', () => {
    const text = formatGame({
      setup: setupOf(3),
      names: ['Ada', 'Bert', 'Cleo'],
      seed: seedOf(1),
      seedHash: null,
      rules: RULES_REVISION,
      moves: [],
      result: null,
    })
    expect(text).toContain('[Edition "emberdale"]')
    expect(parseGame(text)).toMatchObject({ value: { setup: setupOf(3) } })
  })
})
