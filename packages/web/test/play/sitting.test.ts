// A turn in the making, driven by random clicks through whole games: what is offered can be confirmed, what is drafted
// can be sent, and what is taken back is as it was.

import {
  type Dice,
  makeSetup,
  newGame,
  play,
  rngFromSeed,
  rolling,
  type Setup,
  type State,
  seatToMove,
  turnsUpATile,
  view,
} from '@ironbridge/engine'
import { expect, it } from 'vitest'
import { ASPECTS, optionsFor } from '../../src/play/choose.ts'
import {
  choose,
  draftMove,
  isComplete,
  movesOf,
  narrowingOf,
  redo,
  type Sitting,
  sitDown,
  stateOf,
  undo,
} from '../../src/play/sitting.ts'

const tables = [
  ['birmingham', 2],
  ['birmingham', 3],
  ['birmingham', 4],
  ['lancashire', 2],
  ['lancashire', 4],
  ['classic', 3],
] as const

it.each(tables)('%s with %i: random clicks finish games and meet no dead end', (edition, seats) => {
  const counts = { clicks: 0, undone: 0, sent: 0, revealed: 0 }
  for (const digit of '23456') {
    let state = newGame(makeSetup(edition, seats) as Setup, digit.repeat(32))
    const dice = rolling(rngFromSeed(digit.repeat(32)))
    while (!state.over) state = playTurn(state, dice, counts)
  }
  expect(counts.clicks).toBeGreaterThan(300)
  expect(counts.undone).toBeGreaterThan(30)
  expect(counts.sent).toBeGreaterThan(80)
  if (edition !== 'birmingham') expect(counts.revealed).toBeGreaterThan(0)
})

function playTurn(start: State, dice: Dice, counts: Record<string, number>): State {
  const seat = seatToMove(start)
  let state = start
  let sitting = sitDown(view(state, seat))
  const count = (name: string): void => {
    counts[name] = (counts[name] ?? 0) + 1
  }
  const send = (moves: readonly ReturnType<typeof movesOf>[number][]): void => {
    for (const move of moves) {
      const played = play(state, move)
      expect(played.broken).toBeNull()
      state = played.state ?? state
      count('sent')
    }
  }
  while (!isComplete(sitting)) {
    if (dice.below(8) === 0) sitting = backAndForth(sitting, count)
    const { left, offer: only, question, end } = narrowingOf(sitting)
    expect(left.length).toBeGreaterThan(0)
    // Something is always there to be pressed.
    expect(only ?? question).not.toBeNull()
    const offer = end !== null && dice.below(4) === 0 ? end : only
    if (offer === null) {
      const any = ASPECTS.filter((aspect) => optionsFor(left, sitting.choices, aspect).length > 1)
      const aspect = any.length === 0 ? (question ?? 'action') : (any[dice.below(any.length)] ?? 'action')
      const options = optionsFor(left, sitting.choices, aspect)
      const next = choose(sitting, options[dice.below(options.length)] as (typeof options)[number])
      expect(next).not.toBe(sitting)
      sitting = next
      count('clicks')
      continue
    }
    const next = draftMove(sitting, offer)
    expect(next === null).toBe(turnsUpATile(stateOf(sitting), offer))
    if (next === null) {
      send([...movesOf(sitting), offer])
      count('revealed')
      if (state.over || seatToMove(state) !== seat || state.turn !== start.turn) return state
      sitting = sitDown(view(state, seat))
    } else sitting = next
    // A debt may be settled within somebody's turn: it is sent at once.
    if (offer.type === 'shortfall') break
  }
  send(movesOf(sitting))
  return state
}

function backAndForth(sitting: Sitting, count: (name: string) => void): Sitting {
  const back = undo(sitting)
  if (back === sitting) return sitting
  count('undone')
  if (sitting.choices.length > 0) {
    expect(back.choices).toEqual(sitting.choices.slice(0, -1))
    return back
  }
  const again = redo(back)
  expect(stateOf(again)).toEqual(stateOf(sitting))
  expect(movesOf(again)).toEqual(movesOf(sitting))
  return again
}
