// What a seat may know, and nothing else.

import {
  cloneState,
  determinize,
  type GameEvent,
  HIDDEN,
  legalMoves,
  makeMove,
  rngFromSeed,
  rolling,
  rulesOf,
  type Seat,
  type State,
  shuffle,
  view,
  viewEvent,
} from '@ironbridge/engine'
import { someOf } from '../depth.ts'
import { type Decision, playoutsOfAll, seedOf } from '../playout.ts'
import { canonical, describeLaws, holds, type Law, same, sampled } from './laws.ts'

const GAMES = { birmingham: 192, lancashire: 65, classic: 45 }
const STRIDE = 12
const TURN_STRIDE = 2

describeLaws('A view', someOf(playoutsOfAll(GAMES)), {
  'is the view of any game that fits it': sampled(STRIDE, ({ state, next }) => {
    for (const seen of [state, next])
      for (const eye of eyes(seen)) {
        const known = view(seen, eye)
        same(canonical(view(determinize(known, dice(1)), eye)), canonical(known), `view of ${eye}`)
      }
  }),

  'is the same for any two games that differ in hidden things only, and so are its legal moves': sampled(
    STRIDE,
    ({ state, seat, legal }) => {
      const known = view(state, seat)
      const [one, other] = [determinize(known, dice(2)), determinize(known, dice(3))]
      same(canonical(view(one, seat)), canonical(view(other, seat)), 'views')
      same(canonical(legalMoves(one)), canonical(legal), 'legal moves of one')
      same(canonical(legalMoves(other)), canonical(legal), 'legal moves of the other')
      same(canonical(legalMoves(known)), canonical(legal), 'legal moves of the view itself')
    },
  ),

  'fits a whole game with the cards of the deck': sampled(STRIDE, ({ state, seat }) => {
    const whole = determinize(view(state, seat), dice(4))
    same(cardsOf(whole), cardsOf(state), 'cards')
    same(tilesOf(whole), tilesOf(state), 'cotton tiles')
    holds(whole.rng !== null, 'a generator of its own')
    holds(canonical(whole.rng) !== canonical(state.rng), 'not the generator of the game')
  }),

  'does not change when hidden cards and cotton tiles change places': sampled(STRIDE, ({ state }) => {
    for (const eye of eyes(state)) {
      const swapped = swapHidden(state, eye)
      same(canonical(view(swapped, eye)), canonical(view(state, eye)), `view of ${eye}`)
    }
  }),

  'shows a seat its own hand, and of others only wild cards and how many they hold': sampled(
    STRIDE,
    ({ state }) => {
      const { cards } = rulesOf(state)
      for (const eye of eyes(state)) {
        const seen = view(state, eye)
        seen.players.forEach(({ hand }, seat) => {
          const real = state.players[seat].hand
          same(hand.length, real.length, 'size of the hand')
          if (seat === eye) same(hand, real, 'own hand')
          else {
            const wild = real.filter((card) => cards[card].wild)
            same(hand, [...real.slice(wild.length).fill(HIDDEN), ...wild], `hand of ${seat} seen by ${eye}`)
          }
        })
        holds(seen.deck.every((card) => card === HIDDEN) && seen.deck.length === state.deck.length, 'deck')
        holds(
          seen.faceDown.every((card) => card === HIDDEN),
          'face-down cards',
        )
        same(seen.faceDown.length, state.faceDown.length, 'number of face-down cards')
        same(
          seen.distantMarket,
          state.distantMarket && {
            ...state.distantMarket,
            tiles: state.distantMarket.tiles.map(() => HIDDEN),
          },
          'distant market',
        )
      }
    },
  ),

  'never shows the generator or the seed': sampled(STRIDE, ({ state }) => {
    for (const eye of eyes(state)) {
      const text = JSON.stringify(view(state, eye))
      holds(text.includes('"rng":null'), 'no generator')
      for (const word of state.rng ?? [])
        if (word > 99) holds(!text.includes(`${word}`), 'no word of the generator')
    }
  }),

  'opens everything when the game is over': () => {
    return ({ next }) => {
      if (next.over) for (const eye of eyes(next)) same(canonical(view(next, eye)), canonical(next), 'view')
    }
  },

  'leaves the state as it is': sampled(STRIDE, ({ state }) => {
    const before = canonical(state)
    for (const eye of eyes(state)) determinize(view(state, eye), dice(5))
    same(canonical(state), before, 'state')
  }),

  'of an event hides what others draw, and nothing else': sampled(TURN_STRIDE, ({ state, events }) => {
    for (const event of events) for (const eye of eyes(state)) checkEvent(state, event, eye)
  }),

  'can be played on through a whole turn, as the game itself is': playedOn(),
})

/** Every seat, and a spectator. */
const eyes = (state: State): (Seat | null)[] => [...state.players.keys(), null]

const dice = (seed: number): ReturnType<typeof rolling> => rolling(rngFromSeed(seedOf(seed)))

const cardsOf = ({ deck, faceDown, players }: State): number[] =>
  [...deck, ...faceDown, ...players.flatMap(({ hand, discard }) => [...hand, ...discard])].sort(
    (a, b) => a - b,
  )

const tilesOf = ({ distantMarket }: State): number[] | null =>
  distantMarket && [...distantMarket.tiles, ...distantMarket.used].sort((a, b) => a - b)

/** Deals the cards that an eye cannot see anew, and winds the generator on. */
function swapHidden(state: State, eye: Seat | null): State {
  const { cards } = rulesOf(state)
  const swapped = cloneState(state)
  const hidden = [swapped.deck, swapped.faceDown]
  swapped.players.forEach(({ hand }, seat) => {
    if (seat !== eye) hidden.push(hand)
  })
  const pool = hidden.flat().filter((card) => !cards[card].wild)
  shuffle(pool, dice(6))
  for (const pile of hidden)
    pile.forEach((card, place) => (pile[place] = cards[card].wild ? card : (pool.pop() ?? card)))
  for (const { hand } of swapped.players) hand.sort((a, b) => a - b)
  if (swapped.distantMarket) {
    const tiles = [...swapped.distantMarket.tiles]
    shuffle(tiles, dice(7))
    swapped.distantMarket = { ...swapped.distantMarket, tiles }
  }
  swapped.rng = [1, 2, 3, 4]
  return swapped
}

function checkEvent(state: State, event: GameEvent, eye: Seat | null): void {
  const heard = viewEvent(rulesOf(state), event, eye)
  if (event.type !== 'draw' || event.seat === eye) {
    same(heard, event, 'open event')
    return
  }
  holds(heard.type === 'draw' && heard.seat === event.seat, 'a draw is heard as a draw')
  same(
    heard.cards,
    event.cards.map(() => HIDDEN),
    'cards drawn by another',
  )
}

/** The seat in turn plays on its own view; what it comes to is what it then sees, but for the cards it draws. */
function playedOn(): Law {
  return () => {
    let own: { seat: Seat; seen: State } | null = null
    return ({ seat, state, move, events, next }: Decision) => {
      if (own?.seat !== seat) own = { seat, seen: view(state, seat) }
      // What is turned up was not to be foreseen: the seat looks again afterwards.
      if (events.some(({ type }) => type === 'demand')) {
        own = null
        return
      }
      makeMove(own.seen, move)
      const draws = events.some(({ type }) => type === 'draw' || type === 'shuffle')
      const wanted = next.over ? hideCards(next) : view(next, seat)
      if (draws) {
        same(
          canonical(handless(own.seen)),
          canonical(handless(wanted)),
          'after the turn, but for the cards drawn',
        )
        same(own.seen.players[seat].hand.length, wanted.players[seat].hand.length, 'size of the hand')
        own = null
      } else {
        same(
          canonical(next.over ? handless(own.seen) : own.seen),
          canonical(next.over ? handless(wanted) : wanted),
          'after the move',
        )
        if (next.over || next.turn !== state.turn) own = null
      }
    }
  }
}

/** What a played-on view cannot know at the end either. */
function hideCards(state: State): State {
  const { distantMarket } = state
  return {
    ...state,
    rng: null,
    faceDown: state.faceDown.map(() => HIDDEN),
    distantMarket: distantMarket && { ...distantMarket, tiles: distantMarket.tiles.map(() => HIDDEN) },
  }
}

const handless = (state: State): State => ({
  ...state,
  players: state.players.map((player) => ({ ...player, hand: [] })),
})
