// What can be typed at any prompt besides moves: undo, save, load, board and the like.

import { at, formatMove, legalMoves, type Move, rulesOf } from '@ironbridge/engine'
import { Complaint } from '@ironbridge/players'
import { legend } from '../drawing/labels.ts'
import { filled } from '../drawing/list.ts'
import { handLines, matLines } from '../drawing/panel.ts'
import { loadSession, saveSession, stateOf, takeBack } from './session.ts'
import { readerOf, showBoard, showNews, showScore, type TerminalTable } from './table.ts'
import { hint } from './thinking.ts'

/** What an order leads to: an answer on the screen, a changed game, the end, or a list to choose from. */
export type OrderOutcome = 'obeyed' | 'changed' | 'quit' | { readonly list: readonly Move[] }

function helpText({ session }: TerminalTable): string {
  const rules = rulesOf(stateOf(session))
  const { example, board: onBoard } = helpOn[rules.edition.selling]
  return `Choose by number, or by typing the answer. 0 or "back" goes back.
Enter shows the board again. A whole move can be typed at any time, as in
NOTATION.md, and Tab completes it: ${example}

  board [map|list]  drawn or listed           legal [WORD]  every legal move
  hand              your cards                mat           your next tiles
  score             points now, at era's end  log [N|all]   what happened
  undo              take back your last move  save FILE     write the game
  hint              what the best bot would   think on|off  bots tell what
                    do in your place                        they expect
  load FILE         go on with a saved game   quit          leave the table

[Ct Cl] is an empty space, A Cl2•3 a coal mine of level 2 of seat A that holds
3; ✓ is flipped; ━A━ a link of A. ${onBoard}
${filled(legend(rules), WIDTH_OF_HELP, ', ').join('\n')}`
}

const WIDTH_OF_HELP = 78

const helpOn = {
  merchants: {
    example: 'build coal@dudley:1 / dudley',
    board: '(Ct •) buys cotton, with its barrel.',
  },
  cotton: {
    example: 'build coal@wigan:1 / wigan',
    board: `(trade) opens the markets, as ports do;
(links) only carries links. Two cards build "anywhere". The marker of Demand
falls with each sale to the distant market; on X it is closed for the era.`,
  },
}

const LATELY = 10

type Order = (table: TerminalTable, argument: string) => OrderOutcome | Promise<OrderOutcome>

const orders = new Map<string, Order>([
  ['help', said((table) => table.terminal.say(helpText(table)))],
  ['board', board],
  ['hand', said(hand)],
  ['mat', said(mat)],
  ['score', said(showScore)],
  ['log', log],
  ['legal', legal],
  ['hint', ask],
  ['think', think],
  ['undo', undo],
  ['save', (table, path) => save(table, path, false)],
  ['save!', (table, path) => save(table, path, true)],
  ['load', load],
  ['quit', quit],
  ['exit', quit],
])

/** Carries out an order; null if the line is none. */
export async function obey(table: TerminalTable, line: string): Promise<OrderOutcome | null> {
  const [word = '', ...rest] = line.split(/\s+/)
  const order = orders.get(word.toLowerCase())
  return order ? order(table, rest.join(' ')) : null
}

function said(say: (table: TerminalTable) => void): Order {
  return (table) => {
    say(table)
    return 'obeyed'
  }
}

function board(table: TerminalTable, kind: string): OrderOutcome {
  if (kind === 'map' || kind === 'list') table.boardAs = kind
  showBoard(table)
  return 'obeyed'
}

function hand(table: TerminalTable): void {
  const { terminal, session } = table
  const { columns, paint } = terminal.screen()
  const seat = readerOf(table)
  if (seat === null) terminal.say('Nobody at this terminal holds cards.')
  else terminal.say(...handLines(stateOf(session), seat, columns, paint))
}

function mat(table: TerminalTable): void {
  const { terminal, session } = table
  const state = stateOf(session)
  const seat = readerOf(table) ?? at(state.turnOrder, 0)
  terminal.say(...matLines(state, seat, terminal.paint))
}

function log(table: TerminalTable, count: string): OrderOutcome {
  const { moves } = table.session.record
  const wanted = count === 'all' ? moves.length : Number(count) || LATELY
  if (moves.length === 0) table.terminal.say('Nothing has happened yet.')
  showNews(table, wanted, readerOf(table))
  return 'obeyed'
}

/** Every legal move, or those whose text holds a word. */
function legal({ terminal, session }: TerminalTable, word: string): OrderOutcome {
  const state = stateOf(session)
  const rules = rulesOf(state)
  const list = legalMoves(state).filter((move) => formatMove(rules, move).includes(word.toLowerCase()))
  if (list.length > 0) return { list }
  terminal.say(
    word === '' ? 'There is no legal move: the game is over.' : `No legal move has "${word}" in it.`,
  )
  return 'obeyed'
}

async function ask(table: TerminalTable): Promise<OrderOutcome> {
  await hint(table)
  return 'obeyed'
}

function think(table: TerminalTable, wish: string): OrderOutcome {
  if (wish === 'on' || wish === 'off') table.thinksAloud = wish === 'on'
  table.terminal.say(
    table.thinksAloud
      ? 'Bots say what they expect. "think off" ends it.'
      : 'Bots play in silence. "think on" makes them talk.',
  )
  return 'obeyed'
}

function undo({ terminal, session }: TerminalTable): OrderOutcome {
  const last = session.record.moves.at(-1)
  if (takeBack(session)) {
    terminal.say(`Taken back: ${last}`)
    return 'changed'
  }
  terminal.say(
    last === undefined
      ? 'There is nothing to take back.'
      : 'Nothing can be taken back: a card or a tile was turned up, or another turn began.',
  )
  return 'obeyed'
}

function save({ terminal, session }: TerminalTable, path: string, mayReplace: boolean): OrderOutcome {
  const file = path || session.file
  const problem = file ? saveSession(session, file, mayReplace) : 'Say where: save FILE'
  terminal.say(problem ?? `Saved to ${file}.`)
  return 'obeyed'
}

function load(table: TerminalTable, path: string): OrderOutcome {
  const { terminal, session } = table
  try {
    const loaded =
      path === '' ? { error: 'Say what: load FILE' } : loadSession(path, { present: session.sitters })
    if (!('error' in loaded)) {
      table.session = loaded
      terminal.say(`Loaded ${path}, ${loaded.record.moves.length} moves.`)
      return 'changed'
    }
    terminal.say(loaded.error)
  } catch (error) {
    if (!(error instanceof Complaint)) throw error
    terminal.say(error.message)
  }
  return 'obeyed'
}

/** A person is warned once that the game would be lost. */
function quit(table: TerminalTable): OrderOutcome {
  const { terminal, session } = table
  if (!terminal.isInteractive || session.isSaved || table.wasWarned) return 'quit'
  table.wasWarned = true
  terminal.say('The game is not saved. "save FILE" writes it; "quit" once more leaves.')
  return 'obeyed'
}
