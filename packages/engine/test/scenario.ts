// Scenario tests: a position in text, moves in text, and questions about the outcome.

import {
  brokenRule,
  explain,
  formatMove,
  type GameEvent,
  legalMoves,
  type Move,
  parsePosition,
  play,
  type Rule,
  readMove,
  rulesOf,
  type State,
  seatName,
  seatNamed,
  seatToMove,
} from '@ironbridge/engine'
import { expect } from 'vitest'
import { isWhole } from '../src/move.ts'

export interface Scenario {
  readonly state: State
  /** Told by the moves played so far. */
  readonly events: readonly GameEvent[]
  /** The move is listed as legal. */
  allows(...moves: string[]): void
  /** The move breaks this rule, is not listed, and changes nothing. */
  refuses(move: string, rule: Rule): void
  /** The position after these moves, each of them legal. */
  play(...moves: string[]): Scenario
  /** Texts of the legal moves that begin with these words. */
  legal(beginning?: string): string[]
  seat(letter: string): SeatFacts
  tile(slot: string): TileFacts | null
  /** Letter of the seat that decides now. */
  toMove(): string
}

export interface SeatFacts {
  money: number
  spent: number
  vp: number
  income: number
  linksLeft: number
  hand: string[]
  discard: string[]
  links: string[]
  /** Lowest tile of each industry left on the mat, such as `coal-2`; null where the stack is empty. */
  mat: Record<string, string | null>
}

export interface TileFacts {
  tile: string
  owner: string
  flipped: boolean
  cubes: number
}

/**
 * A Birmingham position, unless the text names another edition. Unless said otherwise: four players in the order
 * A B C D, round 2 of the Canal Era, A to act with two actions, £30 each, every merchant space in use blank, hands
 * dealt from the deck.
 */
export function given(text: string): Scenario {
  const lines = text
    .split(/[\n;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const says = (key: string): boolean => lines.some((line) => line.split(':')[0].trim() === key)
  if (!says('edition')) lines.unshift('edition: birmingham')
  if (!says('players')) lines.push('players: 4')
  if (!says('round')) lines.push('round: 2')
  if (!says('merchants') && lines.includes('edition: birmingham')) lines.push('merchants: none')
  const seats = Number(/players:\s*(\d)/.exec(lines.join('\n'))?.[1])
  for (const letter of ['A', 'B', 'C', 'D'].slice(0, seats)) {
    const own = lines.findIndex((line) => line.startsWith(`${letter}:`))
    if (own < 0) lines.push(`${letter}: money 30`)
    else if (!lines[own].includes('money')) lines[own] += ', money 30'
  }
  const parsed = parsePosition(lines.join('\n'))
  if (parsed.error) throw new Error(`${parsed.error.message} in:\n${lines.join('\n')}`)
  return scenario(parsed.value, [])
}

export function scenario(state: State, events: readonly GameEvent[]): Scenario {
  const rules = rulesOf(state)
  const read = (text: string) => {
    const parsed = readMove(state, text)
    if (parsed.error) throw new Error(`"${text}": ${parsed.error.message}`)
    return parsed.value
  }
  const legalMove = (text: string): Move => {
    const { move, broken } = read(text)
    if (broken !== null) throw new Error(`"${text}" breaks ${broken}.`)
    return move
  }
  const texts = (): string[] => legalMoves(state).map((move) => formatMove(rules, move))

  return {
    state,
    events,
    allows(...moves) {
      for (const text of moves) {
        const move = legalMove(text)
        expect(brokenRule(state, move), text).toBeNull()
        expect(texts(), text).toContain(formatMove(rules, move))
      }
    },
    refuses(text, rule) {
      const before = JSON.stringify(state)
      const { move, broken } = read(text)
      expect(broken, text).toBe(rule)
      expect(explain(state, move)?.rule, text).toBe(rule)
      if (isWhole(move)) {
        expect(brokenRule(state, move), text).toBe(rule)
        expect(play(state, move).state, text).toBeNull()
      }
      expect(texts(), text).not.toContain(formatMove(rules, move))
      expect(JSON.stringify(state), text).toBe(before)
    },
    play(...moves) {
      if (moves.length === 0) return this
      const [text, ...rest] = moves
      const told = [...events]
      const played = play(state, legalMove(text), (event) => told.push(event))
      expect(played.broken, text).toBeNull()
      return scenario(played.state as State, told).play(...rest)
    },
    legal: (beginning = '') => texts().filter((text) => text.startsWith(beginning)),
    seat(letter) {
      const seat = seatNamed(letter, rules.seats)
      const player = state.players[seat]
      return {
        money: player.money,
        spent: player.spent,
        vp: player.vp,
        income: player.incomeSpace,
        linksLeft: player.linksLeft,
        hand: player.hand.map((card) => rules.cards[card].id),
        discard: player.discard.map((card) => rules.cards[card].id),
        links: rules.lines.filter((_, line) => state.links[line] === seat).map(({ id }) => id),
        mat: Object.fromEntries(
          rules.industries.map(({ id, stack }, industry) => [
            id,
            rules.kinds[stack[player.mat[industry]]]?.id ?? null,
          ]),
        ),
      }
    },
    tile(slot) {
      const tile = state.slots[rules.slots.findIndex(({ id }) => id === slot)]
      if (!tile) return null
      const { kind, owner, flipped, cubes } = tile
      return { tile: rules.kinds[kind].id, owner: seatName(owner), flipped, cubes }
    },
    toMove: () => seatName(seatToMove(state)),
  }
}
