// Whole actions are what is found by making legal moves on copies, one after the other: each position that an action leads to, once.

import {
  afterAction,
  brokenRule,
  cloneState,
  HIDDEN,
  legalMoves,
  type Move,
  makeMove,
  type State,
  seatToMove,
  turnsUpATile,
  UNKNOWN_STEPS,
  view,
  wholeActions,
} from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { takeStep } from '../../src/play.ts'
import { someOf } from '../depth.ts'
import { type Decision, playoutsOfAll } from '../playout.ts'
import { canonical, describeLaws, type Law, same, sampled } from './laws.ts'

const GAMES = { birmingham: 96, lancashire: 65, classic: 45 }
const STRIDE = 40
/** What is rare in random play. */
const OPEN_STRIDE = 6
const MANY_SALES = 2

const met = new Set<string>()

describeLaws('Whole actions', someOf(playoutsOfAll(GAMES)), {
  'are found step by step too, and lead to each position once': sampled(STRIDE, ({ state }) => check(state)),

  'are found where one is open, or a debt is to be settled': rarely(
    OPEN_STRIDE,
    ({ state }) => state.pending !== null,
  ),

  'are found where several tiles can be sold': rarely(1, ({ legal }) => salesIn(legal) >= MANY_SALES),

  'lead where their moves lead, one by one': sampled(STRIDE, ({ state }) => {
    const spared = withTurnToSpare(state)
    for (const moves of sequencesOf(state)) {
      const after = cloneState(spared)
      for (const move of moves) {
        same(brokenRule(after, move), null, `rule broken by ${textOf(moves)}`)
        makeMove(after, move)
      }
      if (state.pending?.type !== 'shortfall')
        same(textOf(afterAction(spared, moves)), textOf(after), textOf(moves))
    }
  }),

  'are found on the view of a seat, as far as it knows what follows': sampled(STRIDE, ({ state, seat }) => {
    const known = view(state, seat)
    same(texts(sequencesOf(known)), texts(stepByStep(known).values()), 'sequences')
  }),

  'leave the state as it is': sampled(STRIDE, ({ state }) => {
    const before = canonical(state)
    for (const moves of sequencesOf(state)) afterAction(state, moves)
    same(canonical(state), before, 'state')
  }),
})

describe('These positions have', () => {
  it.each([
    'network, network',
    'network, end',
    'develop, develop',
    'develop, end',
    'anywhere, build',
    'sell',
    'sell, sell',
    'sell, sell, end',
    'sell, sell, sell',
    'loan',
    'scout',
    'pass',
    'shortfall',
    'open network',
    'open develop',
    'open sell',
    'open anywhere',
    'another order of network',
    'another order of develop',
    'another order of sell',
    'a mill that stays unsold',
    'a tile to be turned up in a view',
  ])('%s', (name) => {
    expect(met).toContain(name)
  })
})

const salesIn = (moves: readonly Move[]): number =>
  new Set(moves.flatMap((move) => (move.type === 'sell' ? [move.slot] : []))).size

function rarely(stride: number, is: (decision: Decision) => boolean): Law {
  let asked = 0
  return () => (decision) => {
    if (is(decision) && asked++ % stride === 0) check(decision.state)
  }
}

function check(state: State): void {
  const found = sequencesOf(state)
  const wanted = stepByStep(state)
  same(texts(found), texts(wanted.values()), 'sequences')
  const positions = new Map(found.map((moves) => [textOf(afterAction(state, moves)), moves]))
  for (const [position, moves] of wanted) same(positions.get(position), moves, 'moves to a position')
  const kinds = wholeActions(state).map(({ firsts, rest }) => {
    const [kind, ...others] = new Set(
      firsts.map((first) => textOf([{ ...first, card: null, extra: null }, rest])),
    )
    same(others, [], 'actions that differ in more than the cards')
    return kind
  })
  same(new Set(kinds).size, kinds.length, 'actions that differ in more than the cards')
  for (const moves of found) met.add(moves.map(({ type }) => type).join(', '))
  if (state.pending !== null) met.add(`open ${state.pending.type}`)
}

const textOf = (value: unknown): string => JSON.stringify(value)

/** Those found lie together by their steps, those made one by one by their cards. */
const texts = (sequences: Iterable<readonly Move[]>): string[] => Array.from(sequences, textOf).sort()

const sequencesOf = (state: State): Move[][] =>
  wholeActions(state).flatMap(({ firsts, rest }) => firsts.map((first) => [first, ...rest]))

/** By the position that they lead to, the first of the sequences of legal moves. */
function stepByStep(first: State): Map<string, Move[]> {
  const sequences = new Map<string, Move[]>()
  function end(position: string, moves: Move[]): void {
    if (sequences.has(position)) met.add(`another order of ${moves[0].type}`)
    else sequences.set(position, moves)
  }
  function goOn(state: State, before: readonly Move[]): void {
    for (const move of legalMoves(state)) {
      const moves = [...before, move]
      if (turnsUpATile(state, move) && state.distantMarket?.tiles.at(-1) === UNKNOWN_STEPS) {
        met.add('a tile to be turned up in a view')
        end(textOf([state, move]), moves)
        continue
      }
      const next = cloneState(state)
      takeStep(next, move)
      if (move.type === 'shortfall') end(textOf(next), moves)
      else if (next.pending !== null) goOn(next, moves)
      else {
        if (move.type === 'sell' && !next.slots[move.slot]?.flipped) met.add('a mill that stays unsold')
        next.actionsLeft--
        end(textOf(next), moves)
      }
    }
  }
  goOn(first, [])
  return sequences
}

/** With an action and a card to spare no action ends the turn. */
function withTurnToSpare(state: State): State {
  const spared = cloneState(state)
  spared.actionsLeft++
  spared.players[seatToMove(state)].hand.unshift(HIDDEN)
  return spared
}
