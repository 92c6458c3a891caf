// Games leave and come back as text. What comes from outside is read, replayed and only then believed.

import {
  formatGame,
  type GameRecord,
  hashOfSeed,
  parseGame,
  type Refusal,
  type Replayed,
  replay,
  type Seat,
  type Setup,
  type State,
  seatName,
  seatToMove,
} from '@ironbridge/engine'
import type { Sitter } from '../words/index.ts'
import type { KeptGame } from './kept.ts'
import { noteLines, readNotes } from './notes.ts'

export const LARGEST_TEXT = 1_000_000

/** Why a text is not a game that can be shown. Lines are counted from 1, moves from 0. */
export type ImportFault =
  | { readonly type: 'empty' | 'too-large' | 'not-text' | 'no-seed' }
  | { readonly type: 'line'; readonly line: number; readonly text: string }
  | { readonly type: 'header'; readonly header: string }
  | { readonly type: 'setup'; readonly line: number; readonly text: string }
  | { readonly type: 'rules'; readonly rules: number }
  | { readonly type: 'move' | 'turn'; readonly at: BadMove }
  | { readonly type: 'refused'; readonly at: BadMove; readonly refusal: Refusal; readonly setup: Setup }

export interface BadMove {
  readonly ply: number
  /** As it stands in the text. */
  readonly text: string
  readonly names: readonly string[]
  /** Whose turn it was. */
  readonly turn: Seat
}

export type Imported =
  | { readonly game: KeptGame; readonly fault: null }
  | { readonly game: null; readonly fault: ImportFault }

/** A game as text, with what only this page knows of it as comments: its title, and which seats are bots. */
export const gameText = ({ title, sitters, record }: KeptGame): string =>
  `${noteLines({ title, sitters })}\n${formatGame(record)}`

/** Of the title, as far as every system allows it. */
export function fileName({ title }: KeptGame): string {
  const words = title
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .match(/[\p{Letter}\p{Number}]+/gu)
  return `${words?.join('-').slice(0, 60) ?? 'game'}.brass`
}

/** A file, or anything pasted or shared. */
export function importGame(text: string, id: string, now: number): Imported {
  if (text.length > LARGEST_TEXT) return failed({ type: 'too-large' })
  if (text.trim() === '') return failed({ type: 'empty' })
  if (isBinary(text)) return failed({ type: 'not-text' })
  const { value: record, error } = parseGame(text)
  if (record === null) return failed(lineFault(text, error))
  if (record.seed === null) return failed({ type: 'no-seed' })
  return replayed(text, { ...record, seed: record.seed }, id, now)
}

/** Moves are kept in their one spelling, and the result as it was played. */
function replayed(text: string, read: GameRecord & { seed: string }, id: string, now: number): Imported {
  const moves: string[] = []
  const { state, error } = replay(read, ({ seat, move }) => moves.push(`${seatName(seat)} ${move}`))
  if (error !== null) return failed(moveFault(read, state, error))
  const { title, bots } = readNotes(text)
  const names = read.names.map((name) => name.trim().slice(0, LONGEST_NAME))
  const sitters = names.map((name, seat): Sitter => {
    const bot = bots[seat]
    return bot === undefined ? { kind: 'person', name } : { kind: 'bot', name, bot }
  })
  const result = state.over ? state.players.map(({ vp }) => vp) : null
  const record = { ...read, names, moves, result, seedHash: hashOfSeed(read.seed) }
  const game = { id, title: title ?? names.join(', '), begun: now, changed: now, sitters, record, draft: [] }
  return { game, fault: null }
}

const LONGEST_NAME = 40

const failed = (fault: ImportFault): Imported => ({ game: null, fault })

/** Nothing a person types holds control characters, or what stands for bytes that are no text. */
const isBinary = (text: string): boolean => /[^\P{Cc}\t\n\r]|\ufffd/u.test(text)

function lineFault(text: string, { at, expected }: { at: number; expected: readonly string[] }): ImportFault {
  const before = text.slice(0, at).split(/\r\n|\r|\n/)
  const line = before.length
  const found = (text.split(/\r\n|\r|\n/)[line - 1] ?? '').trim().slice(0, LONGEST_QUOTE)
  const [header] = expected
  if (expected.length === 1 && header !== undefined) return { type: 'header', header }
  return /^\[(Edition|Players|Variants)\b.*\]/.test(found) && expected.length === 0
    ? { type: 'setup', line, text: found }
    : { type: 'line', line, text: found }
}

const LONGEST_QUOTE = 80

function moveFault(record: GameRecord, state: State, error: NonNullable<Replayed['error']>): ImportFault {
  const turn = seatToMove(state)
  const at = { ply: error.ply, text: error.move.slice(0, LONGEST_QUOTE), names: record.names, turn }
  const { why } = error
  if (why.is === 'revision') return { type: 'rules', rules: why.rules }
  if (why.is === 'refused') return { type: 'refused', at, refusal: why.refusal, setup: record.setup }
  return { type: why.is === 'turn' ? 'turn' : 'move', at }
}
