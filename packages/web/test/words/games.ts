// Games of random moves for the tests of the words: every event, and refusals of moves that nobody should try.

import {
  barrelBeside,
  brokenRule,
  type Dice,
  explain,
  type GameEvent,
  type IdTable,
  legalMoves,
  MARKET,
  type Move,
  newGame,
  play,
  type Refusal,
  type Rule,
  rngFromSeed,
  rolling,
  rulesOf,
  type SaidMove,
  type Source,
  type State,
} from '@ironbridge/engine'

interface Table {
  readonly edition: string
  readonly seats: number
  readonly variants: readonly string[]
}

export const tables: readonly Table[] = [
  { edition: 'birmingham', seats: 2, variants: ['develop-bonus-optional'] },
  { edition: 'birmingham', seats: 3, variants: [] },
  { edition: 'birmingham', seats: 4, variants: ['introductory'] },
  { edition: 'lancashire', seats: 2, variants: ['two-player-map'] },
  { edition: 'lancashire', seats: 3, variants: ['empty-slots-only'] },
  { edition: 'classic', seats: 4, variants: [] },
]

interface Moment {
  readonly state: State
  readonly dice: Dice
}

/** Plays a game of random moves to its end. In a rich game nobody ever runs out of money, so that more gets built. */
export function randomGame(
  { edition, seats, variants }: Table,
  number: number,
  isRich: boolean,
  each: (moment: Moment, move: Move, events: readonly GameEvent[]) => void,
): State {
  const seed = number.toString(16).padStart(32, '0')
  const dice = rolling(rngFromSeed(seed))
  let state = newGame({ edition, seats, variants }, seed)
  while (!state.over) {
    const move = pick(dice, kindOf(dice, legalMoves(state)))
    const events: GameEvent[] = []
    const played = play(state, move, (event) => events.push(event))
    if (played.broken !== null) throw new Error(`A legal move breaks ${played.broken}.`)
    each({ state, dice }, move, events)
    state = played.state
    if (isRich) for (const player of state.players) player.money = Math.max(player.money, PLENTY)
  }
  return state
}

const PLENTY = 40

/** One kind of move after the other, so that the many builds do not drown the rest; seldom one that leads nowhere. */
function kindOf(dice: Dice, moves: readonly Move[]): Move[] {
  const types = [...new Set(moves.map((move) => move.type))]
  const useful = types.filter((type) => !['pass', 'loan', 'scout', 'end'].includes(type))
  const type = pick(dice, useful.length > 0 && dice.below(5) > 0 ? useful : types)
  return moves.filter((move) => move.type === type)
}

const pick = <Item>(dice: Dice, items: readonly Item[]): Item => items[dice.below(items.length)] as Item

/** A move with some of its choices thrown at random, mostly against the rules. */
function mutated({ state, dice }: Moment): SaidMove {
  const rules = rulesOf(state)
  const anyIn = <Id extends number>(table: IdTable<Id, unknown>): Id => pick(dice, [...table.keys()])
  const chance = (one: number): boolean => dice.below(one) === 0
  const barrels = [...rules.merchantSpaces.keys()].map(barrelBeside).toReversed()
  const source = (): Source => pick(dice, [...barrels, MARKET, ...rules.slots.keys()])
  const sources = (): Source[] => Array.from({ length: chance(3) ? 0 : 1 + dice.below(2) }, source)
  const hand = state.players[state.turnOrder[state.turn] ?? 0]?.hand ?? []
  const card = chance(8) ? (chance(2) ? null : anyIn(rules.cards)) : hand.length > 0 ? pick(dice, hand) : null
  const industry = anyIn(rules.industries)
  const slot = anyIn(rules.slots)
  switch (
    pick(dice, ['build', 'network', 'develop', 'sell', 'loan', 'scout', 'anywhere', 'end', 'shortfall'])
  ) {
    case 'build':
      return { type: 'build', industry, slot, coal: sources(), iron: sources(), card }
    case 'network':
      return { type: 'network', line: anyIn(rules.lines), coal: sources(), beer: sources(), card }
    case 'develop':
      return { type: 'develop', industry, iron: sources(), card }
    case 'sell':
      return {
        type: 'sell',
        industry,
        slot,
        buyer: pick(dice, [undefined, ...rules.buyers.keys()]),
        beer: sources(),
        bonus: chance(3) ? industry : null,
        card,
      }
    case 'loan':
      return { type: 'loan', amount: 10 * (1 + dice.below(4)), card }
    case 'scout':
      return { type: 'scout', extra: [anyIn(rules.cards), anyIn(rules.cards)], card }
    case 'anywhere':
      return { type: 'anywhere', extra: anyIn(rules.cards), card }
    case 'end':
      return { type: 'end', card: null }
    default:
      return { type: 'shortfall', industry, slot, card: null }
  }
}

/** A legal move with one choice changed: the near misses that people try. */
function nearMiss(moment: Moment): SaidMove {
  const legal = pick(moment.dice, kindOf(moment.dice, legalMoves(moment.state)))
  const wrong = mutated(moment) as unknown as Record<string, unknown>
  const right = { ...legal } as unknown as Record<string, unknown>
  const keys = Object.keys(right).filter((key) => key !== 'type' && key !== 'extra' && key in wrong)
  if (keys.length === 0) return legal
  const key = pick(moment.dice, keys)
  return { ...right, [key]: wrong[key] } as unknown as SaidMove
}

export interface Met {
  readonly state: State
  readonly move: SaidMove
  readonly refusal: Refusal
}

/** Refusals in games of all tables, poor and rich: so many of each rule and game. */
export function refusalsMet(ofEach: number): Met[] {
  const met: Met[] = []
  for (const isRich of [false, true])
    tables.forEach((table, number) => {
      const counts = new Map<Rule, number>()
      randomGame(table, number + 1, isRich, (moment) => {
        for (let tries = 0; tries < TRIES; tries++) {
          const move = tries % 2 === 0 ? mutated(moment) : nearMiss(moment)
          const broken = isWhole(move) ? brokenRule(moment.state, move) : 'sell.no-buyer'
          if (broken === null || (counts.get(broken) ?? 0) >= ofEach) continue
          const refusal = explain(moment.state, move)
          if (refusal === null) continue
          const { rule } = refusal
          counts.set(rule, (counts.get(rule) ?? 0) + 1)
          met.push({ state: moment.state, move, refusal })
        }
      })
    })
  return met
}

const TRIES = 60

/** All that these moves may leave unsaid is who buys. */
const isWhole = (move: SaidMove): move is Move => move.type !== 'sell' || move.buyer !== undefined
