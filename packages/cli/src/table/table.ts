// The table that a game is played at: the terminal, the session, and how the board is shown.

import { at, rulesOf, type Seat, seatName, standings } from '@ironbridge/engine'
import { table as columns } from '@ironbridge/lab'
import type { Thinkers } from '@ironbridge/players'
import { boardLines } from '../drawing/screen.ts'
import { type ScoreSheet, scoreSheet, sheetText, titleOf } from '../scoreSheet.ts'
import { newsLines } from './news.ts'
import type { Programs } from './programs.ts'
import { humansOf, stateOf, type TerminalSession } from './session.ts'
import type { Terminal } from './terminal.ts'

export interface TerminalTable {
  readonly terminal: Terminal
  session: TerminalSession
  /** Where bots think. */
  readonly thinkers: Thinkers
  readonly programs: Programs
  /** Bots say what they expect, after each of their moves. */
  thinksAloud: boolean
  boardAs: 'map' | 'list' | null
  /** The person who looks at the screen, where several play. */
  lookedAtBy: Seat | null
  /** Somebody was told that leaving loses the game. */
  wasWarned: boolean
}

/** Whose secrets the screen may show: the only person's, always; with several, those of the one in turn. */
export function readerOf({ session, lookedAtBy }: TerminalTable): Seat | null {
  const humans = humansOf(session)
  return humans.length === 1 ? at(humans, 0) : lookedAtBy
}

export function showBoard(table: TerminalTable): void {
  const { terminal, session, boardAs } = table
  const { names, moves } = session.record
  const picture = { state: stateOf(session), names, moves, seat: readerOf(table), as: boardAs }
  terminal.say('', ...boardLines(picture, terminal.screen()))
}

/** The last moves, with what followed from them. */
export function showNews({ terminal, session }: TerminalTable, count: number, reader: Seat | null): void {
  const { record, events, states } = session
  const rules = rulesOf(stateOf(session))
  const first = Math.max(0, record.moves.length - count)
  record.moves.slice(first).forEach((move, index) => {
    const { turnOrder, turn, pending } = at(states, first + index)
    const seat = pending?.type === 'shortfall' ? pending.seat : at(turnOrder, turn)
    const news = { seat, move, events: at(events, first + index), reader }
    terminal.say(...newsLines(rules, news, terminal.screen()))
  })
}

/** Everything scored so far. */
function sheetOf({ session }: TerminalTable): ScoreSheet {
  const [start] = session.states
  const sheet = scoreSheet(session.record.setup.seats, start?.era ?? 'canal')
  for (const event of session.events.flat()) sheet.tell(event)
  return sheet
}

export function showScore(table: TerminalTable): void {
  const { terminal, session } = table
  const state = stateOf(session)
  const { names } = session.record
  const sheet = sheetOf(table)
  if (sheet.lines.length > 0) terminal.say('', sheetText(sheet, state, names))
  if (state.over) return
  const rows = standings(state).map(({ vp, links, tiles, more, total }, seat) => [
    titleOf(seat, names),
    vp,
    links,
    tiles,
    more,
    total,
  ])
  terminal.say('', 'If the era ended now:', columns([['', 'VP', 'links', 'tiles', 'more', 'total'], ...rows]))
}

export const promptOf = (table: TerminalTable): string => {
  const seat = readerOf(table)
  return seat === null ? '> ' : `${seatName(seat)}> `
}
