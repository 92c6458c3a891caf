// Score sheets: money, income space and points of every seat after every round, as lines of text.

import {
  formatReplayError,
  type GameRecord,
  newGame,
  readMove,
  replay,
  rulesOf,
  type State,
  seatName,
} from '@ironbridge/engine'
import type { Decision } from '../playout.ts'

/** The decisions of a recorded game. */
export function decisionsOf(record: GameRecord): Decision[] {
  const played: Decision[] = []
  let state = newGame(record.setup, record.seed ?? '')
  const { error, state: last } = replay(record, ({ ply, seat, move: text, events, state: next }) => {
    const { value: meant } = readMove(state, text)
    if (meant?.broken !== null) throw new Error(text)
    played.push({ ply, seat, state, legal: [], move: meant.move, next, events })
    state = next
  })
  if (error !== null)
    throw new Error(`Ply ${error.ply}, "${error.move}": ${formatReplayError(rulesOf(last), error)}`)
  return played
}

/** `canal 3: A 25 12 0, B 26 7 0` for each round, then the result. */
export function sheetOf(played: readonly Decision[]): string[] {
  const lines: string[] = []
  for (const { state, events, next } of played) {
    if (events.some(({ type }) => type === 'round' || type === 'over'))
      lines.push(
        `${state.era} ${state.round}: ${perSeat(next, ({ money, incomeSpace, vp }) => `${money} ${incomeSpace} ${vp}`)}`,
      )
    for (const event of events)
      if (event.type === 'over') {
        lines.push(`final: ${perSeat(next, ({ vp }) => `${vp}`)}`)
        lines.push(`places: ${event.ranking.map((place) => place.map(seatName).join(' = ')).join(', ')}`)
      }
  }
  return lines
}

const perSeat = (state: State, text: (player: State['players'][number]) => string): string =>
  state.players.map((player, seat) => `${seatName(seat)} ${text(player)}`).join(', ')

const HEAD =
  '# After each round, its income and the end of its era: money, income space and points of every seat.'

/** The lines of a sheet without its comments. */
export const figuresOf = (sheet: string): string[] =>
  sheet.split('\n').filter((line) => line !== '' && !line.startsWith('#'))

/** New figures under the old comments: a comment stays above the line that it stood above. */
export function withComments(lines: readonly string[], old: string | null): string {
  const comments = new Map<string, string[]>()
  let above: string[] = []
  for (const line of (old ?? HEAD).split('\n')) {
    if (line.startsWith('#') || line === '') above.push(line)
    else {
      comments.set(keyOf(line), above)
      above = []
    }
  }
  if (old === null) return `${[HEAD, ...lines].join('\n')}\n`
  return `${lines.flatMap((line) => [...(comments.get(keyOf(line)) ?? []), line]).join('\n')}\n`
}

const keyOf = (line: string): string => line.slice(0, line.indexOf(':'))
