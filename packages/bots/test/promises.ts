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
import { describe, expect, inject, it } from 'vitest'
import { type Bot, type Clock, positionsClock, type Thought } from '../src/index.ts'
import { FEW, type Game, playGame, seedOf } from './table.ts'

const dice = (number: number): Dice => rolling(rngFromSeed(seedOf(number)))

const clock = (number: number, positions = FEW): Clock => positionsClock(dice(number), positions)

/** What only some may see. */
const hidden = ({ deck, faceDown, distantMarket, players }: State): string =>
  JSON.stringify([deck, faceDown, distantMarket?.tiles, players.map(({ hand }) => hand)])

/** Those that look into worlds, where what is hidden could show, and positions enough for that. */
export const LOOK_AHEAD: Readonly<Record<string, number>> = { expert: 5000, master: 9000 }

/** Those that look ahead tell what they expect besides, which shows any difference sooner: fewer are enough. */
const SHUFFLES = Math.ceil(50 * inject('depth'))
const AHEAD_SHUFFLES = Math.ceil(50 * inject('depth') ** 2)

const tables = editions.flatMap(({ id, seats }) => seats.map((players) => ({ edition: id, players })))

const rules = variants.flatMap(({ id, editions: known, needs, seats = [3] }) =>
  known.map((edition) => ({
    edition,
    players: seats[0],
    chosen: needs === undefined ? [id] : [needs, id],
  })),
)

/** One test for each promise, of each of these bots. */
export function describeBots(these: readonly Bot[]): void {
  describe.each(these)('$id', (bot) => {
    const played = new Map<string, Game>()
    const game = (edition: string, players: number): Game =>
      playGame(new Array(players).fill(bot), 3, { edition })

    it.each(tables)(
      'finishes a game of $edition for $players, choosing only listed moves',
      ({ edition, players }) => {
        const finished = game(edition, players)
        expect(finished.state.over).toBe(true)
        played.set(`${edition} ${players}`, finished)
      },
    )

    it.each(rules)('finishes $edition with $chosen', ({ edition, players, chosen }) => {
      const { state } = playGame(new Array(players).fill(bot), 5, { edition, variants: chosen })
      expect(state.over).toBe(true)
    })

    it.each(editions)('plays the same game of $id again from the same seed', ({ id: edition }) => {
      const before = played.get(`${edition} 3`) ?? game(edition, 3)
      expect(game(edition, 3).moves).toEqual(before.moves)
    })

    it.each(editions.flatMap(({ id }) => ['canal', 'rail'].map((era) => ({ edition: id, era }))))(
      'chooses the same in the $era era of $edition, however what it cannot see is shuffled',
      ({ edition, era }) => {
        const shuffles = bot.id in LOOK_AHEAD ? AHEAD_SHUFFLES : SHUFFLES
        let shuffled = 0
        playGame([bot, bot, bot], 11, {
          edition,
          watch(state) {
            const legal = legalMoves(state)
            if (state.era !== era || state.round < 3 || state.pending !== null || legal.length < 20)
              return false
            const seat = seatToMove(state)
            let thoughts: Thought[] = []
            const choose = (seen: State): Move => {
              thoughts = []
              const told = positionsClock(dice(7), LOOK_AHEAD[bot.id] ?? FEW, (thought) =>
                thoughts.push(thought),
              )
              return bot.choose(seen, legal, told)
            }
            const choice = choose(view(state, seat))
            const thought = thoughts
            expect((thought.at(-1)?.values.length ?? 0) > 0).toBe(bot.id in LOOK_AHEAD)
            const worlds = dice(8)
            for (let i = 0; i < shuffles; i++) {
              const otherwise = determinize(view(state, seat), worlds)
              if (hidden(otherwise) !== hidden(state)) shuffled++
              expect(legalMoves(otherwise)).toEqual(legal)
              expect(choose(view(otherwise, seat))).toBe(choice)
              expect(thoughts).toEqual(thought)
            }
            return true
          },
        })
        expect(shuffled).toBeGreaterThan(0.9 * shuffles)
      },
    )

    it.each(['birmingham', 'lancashire'])('leaves the position of %s as it found it', (edition) => {
      function expectUntouched(state: State): boolean {
        const before = cloneState(state)
        bot.choose(view(state, seatToMove(state)), legalMoves(state), clock(1))
        expect(state).toEqual(before)
        return false
      }
      playGame([bot, bot], 13, { edition, watch: expectUntouched })
    })
  })
}
