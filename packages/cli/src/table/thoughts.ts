// What a bot considered, in a line or two: the points it expects, how long it looked, and the moves to come.

import type { Thought } from '@ironbridge/bots'
import { at, formatMove, type Move, type Ruleset, rulesOf, type State, seatName } from '@ironbridge/engine'
import { actionsIn } from '@ironbridge/lab'
import { filled } from '../drawing/list.ts'

/** The state is the one it thought about. */
export function thoughtLines(state: State, thought: Thought, width: number): string[] {
  const later = movesToCome(state, thought.line)
  return [
    `  ${[...expected(thought), looked(thought)].join('; ')}`,
    ...filled(later, width - THEN.length, '; ').map(
      (line, index) => (index === 0 ? THEN : ' '.repeat(THEN.length)) + line,
    ),
  ]
}

const THEN = '  then '

const expected = ({ values }: Thought): string[] =>
  values.length === 0
    ? []
    : [`expects ${values.map((vp, seat) => `${seatName(seat)} ${Math.round(vp)}`).join(', ')} VP`]

const looked = ({ visits, positions }: Thought): string =>
  `looked at it ${inWords(visits, 'time')}, at ${inWords(positions, 'position')} in all`

const inWords = (count: number, thing: string): string =>
  `${count.toLocaleString('en')} ${thing}${count === 1 ? '' : 's'}`

/** After the first move, each with its seat. Nobody knows the order of the next round. */
function movesToCome(state: State, line: readonly Move[]): string[] {
  const rules = rulesOf(state)
  const { first, later } = rules.edition.actionsPerTurn
  const isFirstRound = state.round === 1 && state.era === at(rules.edition.eras, 0).id
  let { turn } = state
  let actionsLeft = state.actionsLeft - (state.pending === null ? 0 : 1)
  const texts: string[] = []
  for (const move of line) {
    if (move.type === 'shortfall') break
    const taken = actionsIn(move)
    if (taken > 0 && actionsLeft === 0) {
      turn++
      actionsLeft = isFirstRound ? first : later
    }
    actionsLeft -= taken
    if (turn === state.turnOrder.length) break
    texts.push(`${seatName(at(state.turnOrder, turn))} ${withoutCard(rules, move)}`)
  }
  return texts.slice(1)
}

/** Which cards will pay is nobody else's business, and seldom matters. */
const withoutCard = (rules: Ruleset, move: Move): string =>
  move.type === 'scout' || move.type === 'anywhere'
    ? move.type
    : (formatMove(rules, move).split(' / ')[0] ?? '')
