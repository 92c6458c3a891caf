// When there is something to tell: a new turn, a beginning, an end, a request to take moves back.

import { type Game, isThere, lastSeq, turnOf } from '../games/game.ts'
import type { Body, LogLine } from '../games/lines.ts'

/** Something that one person may want to know of one game. */
export interface Occasion {
  readonly event: 'turn' | 'start' | 'ask' | 'end'
  readonly game: string
  readonly user: string
  readonly seat: number
  /** The last line of the log at that moment. */
  readonly seq: number
}

/** After these lines were added. Whoever made them knows already. */
export function occasionsAfter(game: Game, lines: readonly LogLine[]): Occasion[] {
  const others = peopleOf(game).filter(({ seat }) => !lines.some(({ body }) => isDoneBy(body, seat)))
  const of = (event: Occasion['event']): Occasion[] => told(game, others, event)
  const last = lines.at(-1)?.body.type
  if (game.state.over) return last === 'move' ? of('end') : []
  if (last === 'ask') return of('ask')
  // Moves that are one's own to take back leave the turn where it is; the others had to agree to the rest.
  const isNewTurn = last === 'move' || (last === 'undo' && lines.length > 1)
  return isNewTurn ? of('turn').filter(({ seat }) => seat === turnOf(game)?.seat) : []
}

/** Bots and the clock act for people without asking them. */
const isDoneBy = (body: Body, seat: number): boolean =>
  'seat' in body && body.seat === seat && (body.type !== 'move' || body.by === 'person')

/** As a game begins. */
export function occasionsOfStart(game: Game): Occasion[] {
  const first = turnOf(game)?.seat
  return peopleOf(game).flatMap((person) => told(game, [person], person.seat === first ? 'turn' : 'start'))
}

interface Seated {
  readonly user: string
  readonly seat: number
}

const peopleOf = ({ seats }: Game): Seated[] =>
  seats.flatMap((sitter, seat) =>
    isThere(sitter) && sitter.user !== null ? [{ user: sitter.user, seat }] : [],
  )

const told = (game: Game, people: readonly Seated[], event: Occasion['event']): Occasion[] =>
  people.map(({ user, seat }) => ({ event, game: game.row.id, user, seat, seq: lastSeq(game) }))
