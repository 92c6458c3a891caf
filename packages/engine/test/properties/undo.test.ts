// Taking moves back: those of the turn, as long as nothing hidden was revealed.

import {
  type GameRecord,
  RULES_REVISION,
  recordedMove,
  replay,
  seatToMove,
  undoable,
} from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { type Decision, decisions, nameOf, type Playout, playoutsOfAll } from '../playout.ts'

const GAMES = { birmingham: 24, lancashire: 13, classic: 9 }
const PREFIX_STRIDE = 2

describe('Undo', () => {
  const games = playoutsOfAll(GAMES).map((game) => ({ game, played: [...decisions(game)] }))

  it('takes back the moves of the turn since anything was drawn, shuffled or laid open', () => {
    for (const { game, played } of games)
      for (let length = 0; length <= played.length; length += PREFIX_STRIDE) {
        const wanted = lastMovesOfTheTurn(played.slice(0, length))
        expect(undoable(recordOf(game, played, length)), `${nameOf(game)}, ${length} moves`).toBe(wanted)
      }
  })

  it('leads back to a state in which the same seat is to move, and nothing was drawn since', () => {
    for (const { game, played } of games)
      for (let length = 1; length <= played.length; length += PREFIX_STRIDE) {
        const count = undoable(recordOf(game, played, length))
        if (count === 0) continue
        const { state, error } = replay(recordOf(game, played, length - count))
        expect(error).toBeNull()
        expect(state).toEqual(played[length - count].state)
        for (const { seat, next } of played.slice(length - count, length)) {
          expect(seat).toBe(seatToMove(state))
          expect(next.deck).toEqual(state.deck)
          expect(next.distantMarket).toEqual(state.distantMarket)
        }
      }
  })

  it('stops at a cotton tile that was turned up', () => {
    const turned = games.flatMap(({ played }) =>
      played.filter(({ events, seat, next }) => {
        const isSale = events.some(({ type }) => type === 'demand')
        return isSale && seatToMove(next) === seat
      }),
    )
    expect(turned.length).toBeGreaterThan(20)
    for (const { game, played } of games)
      played.forEach(({ events }, ply) => {
        if (events.some(({ type }) => type === 'demand'))
          expect(undoable(recordOf(game, played, ply + 1)), nameOf(game)).toBe(0)
      })
  })

  it('is possible within most turns, and never after a full turn', () => {
    let possible = 0
    for (const { game, played } of games)
      for (let length = 1; length <= played.length; length += PREFIX_STRIDE) {
        const { state, next, events } = played[length - 1]
        const count = undoable(recordOf(game, played, length))
        if (count > 0) possible++
        if (state.turn !== next.turn) expect(count).toBe(0)
        const turnedUp = state.distantMarket?.used.length !== next.distantMarket?.used.length
        if (turnedUp) expect(count).toBe(0)
        const begins = events.some(({ type }) => type === 'turn')
        const sameTurn = state.turn === next.turn && state.round === next.round && !next.over && !begins
        if (sameTurn && !turnedUp && seatToMove(next) === seatToMove(state)) expect(count).toBeGreaterThan(0)
      }
    expect(possible).toBeGreaterThan(100)
  })
})

function lastMovesOfTheTurn(played: readonly Decision[]): number {
  let count = 0
  for (const { seat, next, events } of played.toReversed()) {
    if (seatToMove(next) !== seat) break
    if (events.some(({ type }) => ['draw', 'shuffle', 'turn', 'turn-order', 'demand', 'over'].includes(type)))
      break
    count++
  }
  return count
}

function recordOf({ setup, seed }: Playout, played: readonly Decision[], length: number): GameRecord {
  return {
    setup,
    names: ['Ada', 'Ben', 'Cleo', 'Dan'].slice(0, setup.seats),
    seed,
    seedHash: null,
    rules: RULES_REVISION,
    moves: played.slice(0, length).map(({ state, move }) => recordedMove(state, move)),
    result: null,
  }
}
