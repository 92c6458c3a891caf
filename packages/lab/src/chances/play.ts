// One game to measure chances on, as a record: bots alike, or in every third game with guests that play better and worse.

import { positionsClock } from '@ironbridge/bots'
import {
  at,
  formatGame,
  hashOfSeed,
  legalMoves,
  makeMove,
  newGame,
  RULES_REVISION,
  recordedMove,
  type Setup,
  seatToMove,
  view,
} from '@ironbridge/engine'
import { botNamed, diceFrom } from '@ironbridge/players'

export interface GameToPlay {
  readonly setup: Setup
  readonly seed: string
  /** Tells which seats have guests. */
  readonly game: number
  /** Who plays, but for the guests. */
  readonly bot: string
  /** For each decision; null for what the bot takes itself. */
  readonly positions: number | null
}

/** The game as a file. */
export function playedGame({ setup, seed, game, bot, positions }: GameToPlay): string {
  const sitters = lineUp(setup.seats, game, { bot, positions })
  const players = sitters.map((sitter) => botNamed(sitter.bot))
  const dice = diceFrom(`${seed}/bots`)
  const state = newGame(setup, seed)
  const moves: string[] = []
  while (!state.over) {
    const seat = seatToMove(state)
    const player = at(players, seat)
    const clock = positionsClock(dice, at(sitters, seat).positions ?? player.budget.positions)
    const move = player.choose(view(state, seat), legalMoves(state), clock)
    moves.push(recordedMove(state, move))
    makeMove(state, move)
  }
  return formatGame({
    setup,
    names: sitters.map(({ bot: id }) => id),
    seed,
    seedHash: hashOfSeed(seed),
    rules: RULES_REVISION,
    moves,
    result: state.players.map(({ vp }) => vp),
  })
}

interface Sitter {
  readonly bot: string
  readonly positions: number | null
}

const STRONGER: Sitter = { bot: 'expert', positions: 800 }
const WEAKER: Sitter = { bot: 'club', positions: null }
const GAMES_BETWEEN_GUESTS = 3

/** People are not all alike either. Two meet one guest at a time: both would have the game decided before it begins. */
export function lineUp(seats: number, game: number, host: Sitter): Sitter[] {
  const sitters = Array.from({ length: seats }, () => host)
  if ((game + 1) % GAMES_BETWEEN_GUESTS !== 0) return sitters
  const visit = Math.floor(game / GAMES_BETWEEN_GUESTS)
  const guests = seats > 2 ? [STRONGER, WEAKER] : [visit % 2 === 0 ? STRONGER : WEAKER]
  const seat = Math.floor((visit * guests.length) / 2) % seats
  for (const [place, guest] of guests.entries()) sitters[(seat + place) % seats] = guest
  return sitters
}
