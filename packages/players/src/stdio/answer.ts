// What a bot says while it is asked: its move, what it considers, something for another question, or nothing that can be used.

import type { Thought } from '@ironbridge/bots'
import {
  formatMove,
  type Move,
  parseWholeMove,
  type RefusalObject,
  readMove,
  refusalObject,
  refusalOf,
  rulesOf,
  type State,
  seatName,
} from '@ironbridge/engine'
import type { Decision, Fault } from '../player.ts'
import { readMessage } from './message.ts'
import { short } from './quote.ts'

export type ProgramAnswer =
  | { readonly type: 'move'; readonly move: Move }
  | { readonly type: 'thought'; readonly thought: Thought }
  /** Something that is ignored. */
  | { readonly type: 'nothing'; readonly said: string }
  | {
      readonly type: 'refused'
      readonly fault: Fault
      readonly said: string | null
      readonly why: RefusalObject | string
    }

type Fields = Readonly<Record<string, unknown>>

/** Null stands for a line that was too long to be kept. */
export function readAnswer(decision: Decision, id: number, line: string | null): ProgramAnswer {
  if (line === null) return unreadable('The line is too long.')
  const message = readMessage(line)
  if (message === null)
    return unreadable(
      `"${short(line)}" is no message: say move or info, each with a JSON object on one line.`,
    )
  const { word, fields } = message
  const nothing: ProgramAnswer = { type: 'nothing', said: short(line) }
  if (!['info', 'move'].includes(word)) return nothing
  if (fields['id'] !== id && typeof fields['id'] === 'number') return nothing
  if (word === 'info')
    return THOUGHTS.some((field) => field in fields)
      ? { type: 'thought', thought: thoughtIn(decision.view, fields) }
      : nothing
  if (fields['id'] !== id) return unreadable(`A move needs the "id" of its turn, ${id}.`)
  if (typeof fields['move'] !== 'string')
    return unreadable('A move needs a text, as in {"move":"pass / derby"}.')
  return answerWith(decision, fields['move'])
}

/** As it stands in the list, or in any other spelling that means a legal move. */
function answerWith({ view, legal }: Decision, text: string): ProgramAnswer {
  const rules = rulesOf(view)
  const listed = (spelling: string): Move | undefined =>
    legal.find((move) => formatMove(rules, move) === spelling)
  const same = listed(text)
  if (same) return { type: 'move', move: same }
  const { value: meant, error } = readMove(view, text)
  if (error) return unreadable(`"${short(text)}" is no move: ${error.message}`, short(text))
  if (meant.broken === null)
    return { type: 'move', move: listed(formatMove(rules, meant.move)) ?? meant.move }
  const why = refusalObject(rules, refusalOf(view, meant))
  const fault: Fault = { kind: 'illegal', text: `${short(text)}: ${why.sentence}` }
  return { type: 'refused', fault, said: short(text), why }
}

const unreadable = (sentence: string, said: string | null = null): ProgramAnswer => ({
  type: 'refused',
  fault: { kind: 'unreadable', text: sentence },
  said,
  why: sentence,
})

const THOUGHTS = ['line', 'values', 'visits', 'positions']

/** Whatever is missing or makes no sense is left out: thoughts are for people, and no fault. */
function thoughtIn(view: State, fields: Fields): Thought {
  const { line, values, visits, positions } = fields
  const byLetter = (typeof values === 'object' && values !== null ? values : {}) as Fields
  const points = view.players.map((_, seat) => byLetter[seatName(seat)])
  return {
    line: lineIn(view, line),
    values: points.every((value) => typeof value === 'number') ? points : [],
    visits: countIn(visits),
    positions: countIn(positions),
  }
}

const countIn = (value: unknown): number => (Number.isSafeInteger(value) ? Math.max(0, Number(value)) : 0)

/** Up to the first text that is not spelled as a move is. */
function lineIn(view: State, texts: unknown): Move[] {
  const rules = rulesOf(view)
  const moves: Move[] = []
  for (const text of Array.isArray(texts) ? texts : []) {
    const { value, error } = parseWholeMove(rules, String(text))
    if (error || formatMove(rules, value) !== text) break
    moves.push(value)
  }
  return moves
}
