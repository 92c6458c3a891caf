// Bots and programs that think for the table: elsewhere, while the person sees that they do and may leave.

import { type Bot, bots, type Thought } from '@ironbridge/bots'
import { at, formatMove, legalMoves, rulesOf, seatName, seatToMove, view } from '@ironbridge/engine'
import { type Chosen, isProgram, type Player, type Program, threadPlayer } from '@ironbridge/players'
import { dim } from '../drawing/style.ts'
import { preview, previewText } from './preview.ts'
import { botDice, playMove, stateOf } from './session.ts'
import { readerOf, showNews, type TerminalTable } from './table.ts'
import { thoughtLines } from './thoughts.ts'

/** The bot or program in turn makes its move, unless somebody leaves meanwhile. */
export async function moveBot(table: TerminalTable, sitter: Bot | Program): Promise<void> {
  const { terminal, session, thinkers, programs } = table
  const state = stateOf(session)
  const seat = seatToMove(state)
  const title = `${seatName(seat)} (${sitter.id})`
  const [player, ms] = isProgram(sitter)
    ? [programs.player(seat), null]
    : [threadPlayer(sitter, thinkers), sitter.budget.ms]
  if (!player) throw new Error(`${title} was not seated.`)
  const { move, thought, faults } = await consider(table, player, ms, `${title} thinks …`)
  if (terminal.interrupted.aborted) return
  for (const { kind, text } of faults) terminal.say(`${title}, ${kind}: ${text}`)
  playMove(session, move)
  showNews(table, 1, readerOf(table))
  if (table.thinksAloud && thought) showThought(table, thoughtLines(state, thought, widthOf(table)))
}

/** What the strongest bot would do in place of the person in turn. */
export async function hint(table: TerminalTable): Promise<void> {
  const { terminal, session, thinkers } = table
  const state = stateOf(session)
  const bot = bots.at(-1)
  if (!bot || state.over || at(session.sitters, seatToMove(state)) !== null) {
    terminal.say('There is nobody to advise.')
    return
  }
  const player = threadPlayer(bot, thinkers)
  const notice = `${bot.title} thinks about it …`
  const { move, thought, faults } = await consider(table, player, bot.budget.ms, notice)
  if (terminal.interrupted.aborted) return
  if (faults.length > 0) {
    terminal.say(`${bot.title} failed and has no advice: ${faults.map(({ text }) => text).join(' ')}`)
    return
  }
  const effect = previewText([preview(state, move)])
  terminal.say(`${bot.title} would play: ${formatMove(rulesOf(state), move)}`)
  showThought(table, [
    ...(effect === '' ? [] : [`  ${effect}`]),
    ...(thought ? thoughtLines(state, thought, widthOf(table)) : []),
  ])
}

const MILLISECONDS_OF_PATIENCE = 300

interface Considered extends Chosen {
  /** The last one; null if nothing is told. */
  readonly thought: Thought | null
}

/** The positions of a bot's budget decide, so that a game can be repeated; its time is only the most that a person waits. */
async function consider(
  table: TerminalTable,
  player: Player,
  ms: number | null,
  notice: string,
): Promise<Considered> {
  const { terminal, session } = table
  const state = stateOf(session)
  const thoughts: Thought[] = []
  const timer = setTimeout(() => terminal.passing(notice), MILLISECONDS_OF_PATIENCE)
  try {
    const choice = await player.choose({
      view: view(state, seatToMove(state)),
      legal: legalMoves(state),
      dice: botDice(session),
      ms,
      tell: (thought) => thoughts.splice(0, 1, thought),
      signal: terminal.interrupted,
    })
    return { ...choice, thought: thoughts[0] ?? null }
  } finally {
    clearTimeout(timer)
    terminal.passing('')
  }
}

const widthOf = ({ terminal }: TerminalTable): number => terminal.screen().columns

function showThought({ terminal }: TerminalTable, lines: readonly string[]): void {
  if (lines.length > 0) terminal.say(...lines.map((line) => terminal.paint(line, dim)))
}
