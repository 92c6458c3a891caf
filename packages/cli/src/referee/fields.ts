// The fields of a request, read one by one: position, move, seat and the rest.

import {
  type Meant,
  type Parsed,
  parsePosition,
  parsePositionObject,
  readMove,
  type Seat,
  type State,
  seatNamed,
} from '@ironbridge/engine'
import { RequestFault } from './fault.ts'

export type RefereeRequest = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function positionIn({ position }: RefereeRequest): State {
  if (typeof position === 'string') return valueOf('position', parsePosition(position))
  if (isObject(position)) return valueOf('position', parsePositionObject(position))
  throw new RequestFault('request', '"position" is a text or an object, see NOTATION.md.')
}

export function moveIn({ move }: RefereeRequest, state: State): Meant {
  if (typeof move !== 'string') throw new RequestFault('request', '"move" is a text such as "pass / derby".')
  return meantMove(state, move)
}

export const meantMove = (state: State, text: string): Meant => valueOf('move', readMove(state, text))

export function movesIn({ moves }: RefereeRequest): string[] {
  if (Array.isArray(moves) && moves.every((move) => typeof move === 'string')) return moves
  throw new RequestFault('request', '"moves" is a list of texts.')
}

/** A letter, or null for a spectator. */
export function seatIn({ seat }: RefereeRequest, state: State): Seat | null {
  if (seat === null) return null
  const found = typeof seat === 'string' ? seatNamed(seat, state.players.length) : -1
  if (found < 0) throw new RequestFault('request', '"seat" is the letter of a seat, or null for a spectator.')
  return found
}

/** `["introductory"]`, or `{"introductory": true}`. */
export function variantsIn({ variants = [] }: RefereeRequest): string[] {
  const chosen = isObject(variants)
    ? Object.entries(variants).flatMap(([id, on]) => (on === true ? [id] : on === false ? [] : [null]))
    : variants
  if (Array.isArray(chosen) && chosen.every((id) => typeof id === 'string')) return chosen
  throw new RequestFault(
    'request',
    '"variants" is a list of names, or an object such as {"introductory":true}.',
  )
}

function valueOf<T>(kind: 'position' | 'move', parsed: Parsed<T>): T {
  if (!parsed.error) return parsed.value
  const { message, at, expected } = parsed.error
  throw new RequestFault(kind, message, { at, expected })
}
