// From a seed to a deal, as NOTATION.md tells it: by the system's own SHA-256, and with nothing of the engine but its tables.

import { createHash } from 'node:crypto'
import {
  cloneState,
  legalMoves,
  makeMove,
  newGame,
  rolling,
  ruleset,
  type Setup,
  type State,
} from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { seedOf, setupOf } from '../playout.ts'

const digest = (key: string, number: number): Buffer => {
  const text = Buffer.alloc(20)
  text.write(key, 'hex')
  text.writeUInt32BE(number, 16)
  return createHash('sha256').update(text).digest()
}

function numbersOf(key: string) {
  let drawn = 0
  const next = (): number => {
    const number = digest(key, Math.floor(drawn / 8)).readUInt32BE((drawn % 8) * 4)
    drawn++
    return number
  }
  const below = (n: number): number => {
    for (;;) {
      const number = next()
      if (number < 2 ** 32 - (2 ** 32 % n)) return number % n
    }
  }
  const shuffled = <Item>(items: readonly Item[]): Item[] => {
    const pile = [...items]
    for (let place = pile.length - 1; place > 0; place--) {
      const other = below(place + 1)
      ;[pile[place], pile[other]] = [pile[other], pile[place]]
    }
    return pile
  }
  return { below, shuffled }
}

const keyAfter = (key: string): string => digest(key, 2 ** 32 - 1).toString('hex', 0, 16)

const hexOf = ({ rng }: State): string =>
  (rng ?? []).map((word) => word.toString(16).padStart(8, '0')).join('')

/** A game with the first kind of move that there is, to the end of its canal era. */
function canalEnd(setup: Setup, seed: string): { before: State; after: State } {
  const dice = rolling([1, 2, 3, 4])
  let state = newGame(setup, seed)
  for (;;) {
    const before = state
    const moves = legalMoves(state)
    state = cloneState(state)
    makeMove(state, moves[dice.below(moves.length)])
    if (state.era === 'rail') return { before, after: state }
  }
}

const SEEDS = Array.from({ length: 20 }, (_, number) => seedOf(number * 7919 + 1))

describe.each([setupOf(2), setupOf(4), setupOf(3, [], 'lancashire'), setupOf(4, [], 'classic')])(
  '$edition with $seats',
  (setup) => {
    const rules = ruleset(setup)

    it.each(SEEDS)('is dealt from %s', (seed) => {
      const { below, shuffled } = numbersOf(seed)
      const seats = Array.from({ length: setup.seats }, (_, seat) => seat)
      const first = rules.edition.firstOrder === 'random' ? null : below(setup.seats)
      const order = first === null ? shuffled(seats) : seats.map((seat) => (seat + first) % setup.seats)
      const merchants = shuffled(
        rules.merchantTiles.flatMap(({ copies }, tile) => new Array<number>(copies).fill(tile)),
      )
      const deck = shuffled(rules.deck)
      const market = rules.edition.distantMarket && shuffled(rules.edition.distantMarket.tiles[setup.seats])

      const state = newGame(setup, seed)
      expect(state.turnOrder).toEqual(order)
      expect(state.deck).toEqual(deck.slice(0, state.deck.length))
      const placed = state.merchants.flatMap((merchant) => (merchant ? [merchant.tile] : []))
      expect(placed).toEqual(merchants.toReversed().slice(0, placed.length))
      expect(state.distantMarket?.tiles ?? null).toEqual(market)
      expect(hexOf(state)).toBe(keyAfter(seed))
    })

    it.each(SEEDS.slice(0, 5))('is shuffled after the canal era of %s with a key of its own', (seed) => {
      const { before, after } = canalEnd(setup, seed)
      const key = hexOf(before)
      expect(key).toBe(keyAfter(seed))
      const cards = [...after.deck, ...after.faceDown, ...after.players.flatMap(({ hand }) => hand)]
      const { shuffled } = numbersOf(key)
      const pile = shuffled(cards.toSorted((a, b) => a - b))
      const market = rules.edition.distantMarket && shuffled(rules.edition.distantMarket.tiles[setup.seats])
      expect(after.deck).toEqual(pile.slice(0, after.deck.length))
      expect(after.distantMarket?.tiles ?? null).toEqual(market)
      expect(hexOf(after)).toBe(keyAfter(key))
    })
  },
)
