// A game from where it stands to its end: bots move by themselves, people are asked, watchers may stop.

import { at, type Seat, seatName, seatToMove } from '@ironbridge/engine'
import { rankingText } from '../scoreSheet.ts'
import { decide } from './decision.ts'
import { obey } from './orders.ts'
import { humansOf, stateOf } from './session.ts'
import { promptOf, showBoard, showNews, showScore, type TerminalTable } from './table.ts'
import { moveBot } from './thinking.ts'

export async function playOn(table: TerminalTable): Promise<void> {
  table.terminal.say('Type "help" at any time, "quit" to leave.')
  while (await step(table));
  const { terminal, session } = table
  const { over, era, round } = stateOf(session)
  const lost = session.isSaved
    ? ''
    : session.file === null
      ? ' It was not saved.'
      : ' It has moved on since it was saved.'
  if (!over) terminal.say(`The game was left in round ${round} of the ${era} era.${lost}`)
}

/** One move, or whatever else is due; false when everybody leaves. */
async function step(table: TerminalTable): Promise<boolean> {
  const { session, programs } = table
  const state = stateOf(session)
  if (state.over) return showEnd(table)
  await programs.seat(session)
  if (table.terminal.interrupted.aborted) return false
  const seat = seatToMove(state)
  const sitter = at(session.sitters, seat)
  if (sitter) {
    await moveBot(table, sitter)
    if (table.terminal.interrupted.aborted) return false
    const next = stateOf(session)
    const isRoundOver = next.round !== state.round || next.era !== state.era
    return isRoundOver && !next.over ? endRound(table, next.era !== state.era) : true
  }
  await handOver(table, seat)
  const { era } = state
  if ((await decide(table)) === 'quit') return false
  if (stateOf(table.session).era !== era) showScore(table)
  return true
}

/** Where only bots play, somebody watches: the board after each round, and a rest. */
async function endRound(table: TerminalTable, isEraOver: boolean): Promise<boolean> {
  if (isEraOver) showScore(table)
  if (humansOf(table.session).length > 0) return true
  showBoard(table)
  return table.terminal.isInteractive ? rest(table, 'Enter goes on, "quit" leaves') : true
}

/** Waits for an empty line; orders are obeyed. */
async function rest(table: TerminalTable, title: string): Promise<boolean> {
  for (;;) {
    const line = await table.terminal.ask(`${title}: `)
    if (line === null) return false
    if (line.trim() === '') return true
    const outcome = await obey(table, line.trim())
    if (outcome === 'quit') return false
    if (outcome === 'changed') return true
    if (outcome === null) table.terminal.say('Type "help" for what can be typed.')
  }
}

/** With several people at one keyboard, nobody sees another's hand. */
async function handOver(table: TerminalTable, seat: Seat): Promise<void> {
  const { terminal, session } = table
  if (humansOf(session).length < 2 || table.lookedAtBy === seat) return
  terminal.wipe()
  table.lookedAtBy = null
  const text = `Pass the keyboard to ${seatName(seat)}`
  if (terminal.isInteractive) await terminal.ask(`${text}, then press Enter: `)
  else terminal.say(`${text}.`)
  table.lookedAtBy = seat
  const { moves } = session.record
  const lastOwn = moves.findLastIndex((move) => move.startsWith(`${seatName(seat)} `))
  showNews(table, moves.length - 1 - lastOwn, seat)
}

async function showEnd(table: TerminalTable): Promise<boolean> {
  const { terminal, session } = table
  const state = stateOf(session)
  showBoard(table)
  showScore(table)
  terminal.say('', rankingText(state, session.record.names), '')
  await table.programs.finish(session)
  if (!terminal.isInteractive && humansOf(session).length === 0) return false
  for (;;) {
    const line = await terminal.ask(`The game is over: save FILE, log, board or quit${promptOf(table)}`)
    const outcome = line === null || line.trim() === '' ? 'quit' : await obey(table, line.trim())
    if (outcome === 'quit') return false
    if (outcome === 'changed') return true
    if (outcome === null) terminal.say('Type "help" for what can be typed.')
  }
}
