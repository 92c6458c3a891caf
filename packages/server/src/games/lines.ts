// The lines of a game's log as they are kept, and as one viewer may read them.

import type { GameEvent, Ruleset, State } from '@ironbridge/engine'
import type { Entry, SeatInfo } from '@ironbridge/protocol'
import type { Engine } from '@ironbridge/revisions'
import type { EntryRow } from '../store/schema.ts'
import type { GameClock } from './clock.ts'

/** Who plays a seat. Vacations and owners are not part of a game's log, and older lines know neither programs nor stand-ins. */
export type SeatHolder = Omit<SeatInfo, 'vacation' | 'owner' | 'program' | 'standIn'> & {
  readonly program?: boolean
  readonly standIn?: boolean
}

export type Body =
  | {
      readonly type: 'move'
      readonly seat: number
      readonly move: string
      readonly by: 'person' | 'bot' | 'clock'
      /** The client's name for the request that made it. */
      readonly request?: string
    }
  | { readonly type: 'undo'; readonly ply: number }
  | {
      readonly type: 'seat'
      readonly seat: number
      readonly was: SeatHolder
      readonly sitter: SeatHolder
      readonly why: 'left' | 'timeout' | 'sat' | 'back'
      /** As it stands from then on. */
      readonly clock: GameClock
    }
  /** A player would like to go back to so many moves. */
  | { readonly type: 'ask'; readonly seat: number; readonly ply: number }
  | { readonly type: 'answer'; readonly seat: number; readonly yes: boolean }

/** What a line of one kind says. */
export type BodyOf<Type extends Body['type']> = Extract<Body, { type: Type }>

/** A line in memory, with the hidden things that its move turned up. */
export interface LogLine {
  readonly seq: number
  readonly at: number
  /** Moves that stood before it. */
  readonly ply: number
  readonly body: Body
  readonly turnedUp: readonly GameEvent[]
}

export const readBody = ({ body }: EntryRow): Body => JSON.parse(body) as Body

export const rowOf = (game: string, { seq, at, body }: Omit<LogLine, 'ply' | 'turnedUp'>): EntryRow => ({
  game_id: game,
  seq,
  at,
  body: JSON.stringify(body),
})

/** What of a move's events somebody may have to be told. */
export const turnedUpIn = (events: readonly GameEvent[]): GameEvent[] =>
  events.filter(({ type }) => type === 'draw' || type === 'demand')

const told = (sitter: SeatHolder): SeatInfo => ({
  ...sitter,
  program: sitter.program === true,
  standIn: sitter.standIn === true,
  owner: null,
  vacation: null,
})

interface Lines {
  readonly engine: Engine
  readonly state: State
  readonly lines: readonly LogLine[]
}

/** The lines after that one, which are numbered from 0 without a gap. Null reads as a spectator. */
export function entriesFor({ engine, state, lines }: Lines, viewer: number | null, after: number): Entry[] {
  const rules = engine.rulesOf(state)
  return lines.slice(after + 1).map((line) => entryFor(engine, rules, line, viewer))
}

/** The letter of the seat is the line's own. */
function entryFor(engine: Engine, rules: Ruleset, line: LogLine, viewer: number | null): Entry {
  const { seq, at, ply, body } = line
  if (body.type === 'seat') {
    const { type, seat, was, sitter, why } = body
    return { type, seq, at, seat, was: told(was), sitter: told(sitter), why }
  }
  if (body.type !== 'move') return { ...body, seq, at }
  const { seat, move, by } = body
  const { drew, demand } = engine.toldTo(line.turnedUp, viewer)
  return {
    type: 'move',
    seq,
    at,
    ply,
    seat,
    move,
    by,
    ...(drew.length > 0 ? { drew: drew.map((card) => rules.cards[card]?.id ?? '') } : {}),
    ...(demand.length > 0 ? { demand } : {}),
  }
}
