// One decision of a person: menus that narrow the legal moves, typed moves, and orders.

import {
  at,
  formatMove,
  legalMoves,
  type Move,
  type NotationError,
  type RefusalObject,
  readMove,
  refusalObject,
  refusalOf,
  rulesOf,
  type State,
} from '@ironbridge/engine'
import { sideBySide, visibleLength } from '@ironbridge/lab'
import { bold, dim } from '../drawing/style.ts'
import { obey } from './orders.ts'
import { preview, previewText } from './preview.ts'
import { type Menu, type Narrowed, nextMenu } from './questions.ts'
import { isForGood, playMove, stateOf } from './session.ts'
import { promptOf, readerOf, showBoard, showNews, type TerminalTable } from './table.ts'

export type Ending = 'moved' | 'changed' | 'quit'

/** Asks until a move is made, the game has changed in another way, or nobody answers any more. */
export async function decide(table: TerminalTable): Promise<Ending> {
  const state = stateOf(table.session)
  const rules = rulesOf(state)
  const moves = legalMoves(state)
  const trail = [nextMenu(rules, { moves, answers: [] }) ?? listMenu(state, moves)]
  table.terminal.offer(moves.map((move) => formatMove(rules, move)))
  showBoard(table)
  let isShown = false
  for (;;) {
    const menu = at(trail, trail.length - 1)
    if (!isShown) showMenu(table, state, menu)
    const said = await ask(table, state, menu)
    isShown = said.type === 'misread'
    if (said.type === 'ending') return said.ending
    if (said.type === 'move') return make(table, said.move)
    if (said.type === 'list') trail.push(listMenu(state, said.moves))
    if (said.type === 'choice') {
      const next = nextMenu(rules, said.narrowed)
      const move = at(said.narrowed.moves, 0)
      if (next) trail.push(next)
      else if (await isSure(table, move)) return make(table, move)
    }
    if (said.type === 'back') {
      if (trail.length > 1) trail.pop()
      else showBoard(table)
    }
  }
}

type Said =
  | { readonly type: 'ending'; readonly ending: Ending }
  | { readonly type: 'move'; readonly move: Move }
  | { readonly type: 'choice'; readonly narrowed: Narrowed }
  | { readonly type: 'list'; readonly moves: readonly Move[] }
  | { readonly type: 'back' | 'obeyed' | 'misread' }

async function ask(table: TerminalTable, state: State, menu: Menu): Promise<Said> {
  const line = await table.terminal.ask(promptOf(table))
  if (line === null) return { type: 'ending', ending: 'quit' }
  const text = line.trim()
  if (text === '' || text === '0' || text === 'back') return { type: 'back' }

  const outcome = await obey(table, text)
  if (outcome === 'quit' || outcome === 'changed') return { type: 'ending', ending: outcome }
  if (outcome === 'obeyed') return { type: 'obeyed' }
  if (outcome !== null) return { type: 'list', moves: outcome.list }

  const choice = chosen(menu, text)
  if (choice) return { type: 'choice', narrowed: choice.narrowed }
  if (/^\d+$/.test(text)) {
    table.terminal.say(`Choose from 1 to ${menu.choices.length}, or 0 to go back.`)
    return { type: 'misread' }
  }
  const move = typedMove(table, state, text)
  return move === null ? { type: 'misread' } : { type: 'move', move }
}

/** By number, by its whole text, or by a beginning that fits only one. */
function chosen({ choices }: Menu, text: string): Menu['choices'][number] | undefined {
  if (/^\d+$/.test(text)) return choices[Number(text) - 1]
  const word = text.toLowerCase()
  const fitting = choices.filter(({ answer }) => answer.startsWith(word))
  return choices.find(({ answer }) => answer === word) ?? (fitting.length === 1 ? fitting[0] : undefined)
}

function make(table: TerminalTable, move: Move): Ending {
  const reader = readerOf(table)
  playMove(table.session, move)
  showNews(table, 1, reader)
  return 'moved'
}

/** A move that cannot be taken back: ask once more. */
async function isSure(table: TerminalTable, move: Move): Promise<boolean> {
  const { terminal, session } = table
  const why = terminal.isInteractive ? isForGood(session, move) : null
  if (why === null) return true
  const text = formatMove(rulesOf(stateOf(session)), move)
  const line = await terminal.ask(`${text} — ${warnings[why]}. Enter plays it, 0 goes back: `)
  return line !== null && ['', 'y', 'yes', '1'].includes(line.trim().toLowerCase())
}

const warnings = { turn: 'this ends your turn', tile: 'this turns up a tile and cannot be taken back' }

function typedMove({ terminal }: TerminalTable, state: State, text: string): Move | null {
  const { value: meant, error } = readMove(state, text)
  if (error) {
    terminal.say(...misread(text, error))
    return null
  }
  if (meant.broken === null) return meant.move
  terminal.say(...refused(refusalObject(rulesOf(state), refusalOf(state, meant))))
  return null
}

/** Points at the word that was not understood. */
const misread = (text: string, { message, at: place }: NotationError): string[] => [
  `  ${text}`,
  `  ${' '.repeat(place)}^ ${message} Type "help" for help.`,
]

function refused({ sentence, rule, statements, first, instead, connectedBy }: RefusalObject): string[] {
  const lines = [`${sentence} (${rule}; ${statements.join(', ')})`]
  if (first !== null) lines.push(`  This would make it possible: ${first}`)
  if (connectedBy.length > 0) lines.push(`  This would connect it: ${connectedBy.join(', ')}`)
  if (instead !== null) lines.push(`  Possible instead: ${instead}`)
  return lines
}

/** The moves themselves, for a list and for the only move there is. */
const listMenu = (state: State, moves: readonly Move[]): Menu => ({
  title: moves.length === 1 ? 'There is only one move:' : 'Which move?',
  isPriced: false,
  choices: moves.map((move) => ({
    answer: formatMove(rulesOf(state), move),
    note: '',
    narrowed: { moves: [move], answers: [] },
  })),
})

function showMenu({ terminal }: TerminalTable, state: State, { title, isPriced, choices }: Menu): void {
  const { columns, paint } = terminal.screen()
  const previews = choices.map(({ narrowed, note }) =>
    isPriced ? previewText(narrowed.moves.map((move) => preview(state, move))) : note,
  )
  const isSame = choices.length > 1 && previews.every((text) => text === previews[0])
  const entries = choices.map(({ answer }, index) => {
    const text = isSame || previews[index] === '' ? '' : ` ${paint(previews[index] ?? '', dim)}`
    return `${paint(`${index + 1}`.padStart(`${choices.length}`.length), bold)} ${answer}${text}`
  })
  const heading = `${title}${isSame && previews[0] ? ` ${paint(previews[0], dim)}` : ''}`
  const lines = sideBySide(entries, columns)
  const oneLine = `${heading}   ${lines.join()}`
  if (lines.length === 1 && visibleLength(oneLine) <= columns) terminal.say(oneLine)
  else terminal.say(heading, ...lines)
}
