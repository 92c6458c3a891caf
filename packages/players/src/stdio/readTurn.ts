// A turn as a bot of ours reads it. What a host sends is well formed; if not, the versions do not fit, and one sentence says so.

import {
  type Move,
  type Parsed,
  parsePositionObject,
  parseWholeMove,
  rulesOf,
  type State,
} from '@ironbridge/engine'
import { Complaint } from '../complaint.ts'
import type { TurnMessage } from './hostMessages.ts'
import type { ProgramMessage } from './message.ts'

export interface TurnRead extends TurnMessage {
  readonly view: State
  /** In the order of `moves`. */
  readonly legal: readonly Move[]
}

export function readTurn(fields: ProgramMessage['fields']): TurnRead {
  const wrong = Object.keys(checks).find((name) => !checks[name]?.(fields[name]))
  if (wrong !== undefined) throw unreadable(`"${wrong}" is missing or wrong.`)
  const turn = fields as unknown as TurnMessage
  const view = valueOf(parsePositionObject(turn.position))
  const rules = rulesOf(view)
  return { ...turn, view, legal: turn.moves.map((text) => valueOf(parseWholeMove(rules, text))) }
}

const isText = (value: unknown): boolean => typeof value === 'string'
const isNumber = (value: unknown): boolean => typeof value === 'number'

/** Of the position, its own reader says what is wrong. */
const checks: Readonly<Record<string, (value: unknown) => boolean>> = {
  id: isNumber,
  clock(value) {
    const { ms, positions } = (value ?? {}) as Partial<TurnMessage['clock']>
    return isNumber(ms) && isNumber(positions ?? 0)
  },
  dice: isText,
  moves: (value) => Array.isArray(value) && value.length > 0 && value.every(isText),
}

const unreadable = (why: string): Complaint => new Complaint(`A turn of the host cannot be read: ${why}`)

function valueOf<T>(parsed: Parsed<T>): T {
  if (parsed.error) throw unreadable(parsed.error.message)
  return parsed.value
}
