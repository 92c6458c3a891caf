// What every bot promises: whole games, listed moves only, the same game again, and no peeking.

import {
  cloneState,
  type Dice,
  determinize,
  editions,
  legalMoves,
  type Move,
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
const hidden = ({ deck, faceDown, distantMarket, players }: State): string =>
  JSON.stringify([deck, faceDown, distantMarket?.tiles, players.map(({ hand }) => hand)])

/** Those that look into worlds, where what is hidden could show, and positions enough for that. */
const LOOK_AHEAD: Readonly<Record<string, number>> = { expert: 5000, master: 9000 }

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

  it.each(editions.flatMap(({ id }) => ['canal', 'rail'].map((era) => ({ edition: id, era }))))(
    'chooses the same in the $era era of $edition, however what it cannot see is shuffled',
    ({ edition, era }) => {
      let isAsked = false
      let shuffled = 0
      playGame([bot, bot, bot], 11, {
        edition,
        watch(state) {
          const legal = legalMoves(state)
          if (isAsked || state.era !== era || state.round < 3 || state.pending !== null || legal.length < 20)
            return
          isAsked = true
          const seat = seatToMove(state)
          let looked = false
          const choose = (seen: State): Move =>
            bot.choose(
              seen,
              legal,
              positionsClock(dice(7), LOOK_AHEAD[bot.id] ?? FEW, (thought) => {
                looked = thought.values.length > 0
              }),
            )
          const choice = choose(view(state, seat))
          expect(looked).toBe(bot.id in LOOK_AHEAD)
          const shuffles = dice(8)
          for (let i = 0; i < 50; i++) {
            const otherwise = determinize(view(state, seat), shuffles)
            if (hidden(otherwise) !== hidden(state)) shuffled++
            expect(legalMoves(otherwise)).toEqual(legal)
            expect(choose(view(otherwise, seat))).toBe(choice)
          }
        },
      })
      expect(shuffled).toBeGreaterThan(45)
    },
  )

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
