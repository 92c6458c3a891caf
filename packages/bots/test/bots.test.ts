// What every bot promises: whole games, listed moves only, the same game again, and no peeking.

import {
  cloneState,
  type Dice,
  determinize,
  editions,
  legalMoves,
  rngFromSeed,
  rolling,
  type State,
  seatToMove,
  variants,
  view,
} from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { bots, type Clock, positionsClock } from '../src/index.ts'
import { FEW, playGame, seedOf } from './table.ts'

const dice = (number: number): Dice => rolling(rngFromSeed(seedOf(number)))

const clock = (number: number, positions = FEW): Clock => positionsClock(dice(number), positions)

/** What only some may see. */
const hidden = ({ deck, players }: State): string => JSON.stringify([deck, players.map(({ hand }) => hand)])

/** Enough for Expert and Master to look ahead. */
const SOME = 4000

const tables = editions.flatMap(({ id, seats }) => seats.map((players) => ({ edition: id, players })))

const rules = variants.flatMap(({ id, editions: known, needs, seats = [3] }) =>
  known.map((edition) => ({
    edition,
    players: seats[0],
    chosen: needs === undefined ? [id] : [needs, id],
  })),
)

describe.each(bots)('$id', (bot) => {
  it.each(tables)('finishes a game of $edition for $players, choosing only listed moves', (table) => {
    const { state } = playGame(new Array(table.players).fill(bot), 3, { edition: table.edition })
    expect(state.over).toBe(true)
  })

  it.each(rules)('finishes $edition with $chosen', ({ edition, players, chosen }) => {
    const { state } = playGame(new Array(players).fill(bot), 5, { edition, variants: chosen })
    expect(state.over).toBe(true)
  })

  it.each(editions)('plays the same game of $id again from the same seed', ({ id: edition }) => {
    const table = [bot, bot, bot]
    expect(playGame(table, 7, { edition }).moves).toEqual(playGame(table, 7, { edition }).moves)
  })

  it.each(editions)('chooses the same in $id, however what it cannot see is shuffled', ({ id: edition }) => {
    let moves = 0
    let shuffled = 0
    playGame([bot, bot, bot, bot], 11, {
      edition,
      watch(state) {
        moves++
        if (moves !== 30) return
        const seat = seatToMove(state)
        const legal = legalMoves(state)
        const choice = bot.choose(view(state, seat), legal, clock(moves, SOME))
        const shuffles = dice(moves)
        for (let i = 0; i < 100; i++) {
          const otherwise = determinize(view(state, seat), shuffles)
          if (hidden(otherwise) !== hidden(state)) shuffled++
          expect(legalMoves(otherwise)).toEqual(legal)
          expect(bot.choose(view(otherwise, seat), legal, clock(moves, SOME))).toBe(choice)
        }
      },
    })
    expect(shuffled).toBeGreaterThan(90)
  })

  it.each(['birmingham', 'lancashire'])('leaves the position of %s as it found it', (edition) => {
    function expectUntouched(state: State): void {
      const before = cloneState(state)
      bot.choose(view(state, seatToMove(state)), legalMoves(state), clock(1))
      expect(state).toEqual(before)
    }
    playGame([bot, bot], 13, { edition, watch: expectUntouched })
  })
})

it('names every bot once', () => {
  expect(bots.map(({ id }) => id)).toEqual(['random', 'novice', 'club', 'strong', 'expert', 'master'])
})
