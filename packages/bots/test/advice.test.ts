// Advice: whole turns that can be played to the last step, and forecasts of the game that is played.

import {
  determinize,
  type Move,
  makeSetup,
  newGame,
  play,
  type Setup,
  type State,
  seatToMove,
  turnsUpATile,
  view,
} from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { type AdvisedTurn, advise, positionsClock } from '../src/index.ts'
import { diceOf as dice, positionsOf, seedOf, setups } from './table.ts'

const moment = ({ era, round, turn, over }: State): string => `${era} ${round} ${turn} ${over}`

/** Plays it as it would be at the table, where what was hidden turns up. */
function expectWhole(state: State, { moves, isWhole }: AdvisedTurn): void {
  const seat = seatToMove(state)
  const isDebt = state.pending?.type === 'shortfall'
  let now = state
  for (const [place, move] of moves.entries()) {
    if (place > 0) expect([moment(now), seatToMove(now)]).toEqual([moment(state), seat])
    expect(turnsUpATile(now, move)).toBe(!isWhole && place === moves.length - 1)
    const { state: next, broken } = play(now, move)
    expect(broken).toBeNull()
    now = next as State
  }
  if (isDebt) expect(now.pending?.type === 'shortfall' && now.pending.seat === seat).toBe(false)
  else if (isWhole) expect(moment(now)).not.toBe(moment(state))
}

describe.each(setups)('$edition for $seats with $variants', (setup) => {
  it('advises turns that are legal to the last step, and end the turn or turn up something hidden', () => {
    let advised = 0
    let among = 0
    for (const state of positionsOf(setup, 31)) {
      const seen = view(state, seatToMove(state))
      const turns = advise(seen, positionsClock(dice(advised), 60))
      expect(turns.length).toBeGreaterThan(0)
      for (const turn of turns) expectWhole(state, turn)
      expect(new Set(turns.map(({ moves }) => deeds(moves))).size).toBe(turns.length)
      expect(turns.map(({ vp }) => vp)).toEqual(turns.map(({ vp }) => vp).toSorted((a, b) => b - a))
      if (turns.length === 3) among++
      advised++
    }
    expect(among).toBeGreaterThan(advised / 3)
  })
})

/** Without what pays for them, and in any order. */
const deeds = (moves: readonly Move[]): string =>
  moves
    .filter(({ type }) => type !== 'end')
    .map((move) => ({ ...move, card: 0, extra: 0, coal: 0, iron: 0, beer: 0, buyer: 0, bonus: 0 }))
    .map((move) => JSON.stringify(move))
    .sort()
    .join()

describe('advice', () => {
  const setup = makeSetup('birmingham', 3) as Setup
  const state = newGame(setup, seedOf(5))
  const seen = view(state, seatToMove(state))

  it('is the same for the same dice, whatever lies hidden', () => {
    const [one, other] = [seen, view(determinize(seen, dice(2)), seatToMove(state))].map((at) =>
      advise(at, positionsClock(dice(1), 3000)),
    )
    expect(other).toEqual(one)
  })

  it('is there at once when it is wanted now', () => {
    const turns = advise(seen, { dice: dice(1), spent: () => 1 })
    for (const turn of turns) expectWhole(state, turn)
    expect(Number.isFinite(turns[0].vp)).toBe(true)
  })
})

describe('the introductory game', () => {
  it.each([2, 3, 4])('is forecast to end where it does, and not two eras later, with %i players', (seats) => {
    const forecasts = [1, 2, 3].map((game) => {
      const state = newGame(makeSetup('birmingham', seats, ['introductory']) as Setup, seedOf(game))
      const [best] = advise(view(state, seatToMove(state)), positionsClock(dice(game), 8000))
      return best.vp
    })
    for (const vp of forecasts) {
      expect(vp).toBeGreaterThan(45)
      expect(vp).toBeLessThan(110)
    }
  })
})
