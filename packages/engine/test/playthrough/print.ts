// A whole game printed with what every public function says at each decision: the cheapest detector of any change.

import {
  determinize,
  explain,
  formatEvent,
  formatMove,
  formatPosition,
  type GameRecord,
  incomeLevel,
  linkValue,
  newGame,
  parsePosition,
  positionObject,
  RULES_REVISION,
  ranking,
  readMove,
  recordedMove,
  refusalObject,
  rngFromSeed,
  rolling,
  rulesOf,
  type State,
  seatName,
  seatToMove,
  sha256,
  standings,
  stateHash,
  undoable,
  view,
  viewEvent,
} from '@ironbridge/engine'
import { type Decision, decisions, nameOf, type Playout } from '../playout.ts'

/** Moves asked about at every decision, legal or not. */
const ASKED_OF_COTTON = [
  'build coal@wigan:1 / coal',
  'build port@liverpool:1 / liverpool',
  'build shipyard@liverpool:3 / shipyard',
  'anywhere manchester / coal',
  'network liverpool-wigan / iron',
  'develop shipyard / port',
  'sell cotton@manchester:1 > distant-market / manchester',
  'sell cotton@bolton:1 / cotton',
  'loan 20 / port',
]
const ASKED = [
  'build coal@dudley:1 / coal',
  'build manufacturer@birmingham:2 / birmingham',
  'network birmingham-oxford / iron',
  'develop iron / brewery',
  'sell cotton@worcester:1 / coventry',
  'scout iron coal / brewery',
]

const short = (text: string): string => sha256(text).slice(0, 8)

export function playthrough(game: Playout): string {
  const first = newGame(game.setup, game.seed)
  const lines = [nameOf(game), '', formatPosition(first), '', `state ${stateHash(first)}`, '']
  const moves: string[] = []
  for (const decision of decisions(game)) {
    moves.push(recordedMove(decision.state, decision.move))
    lines.push(...decisionLines(decision), `undoable ${undoable(recordOf(game, moves))}`, '')
    if (decision.next.over) lines.push(formatPosition(decision.next), '', `state ${stateHash(decision.next)}`)
  }
  return `${lines.join('\n')}\n`
}

function decisionLines({ ply, state, legal, move, next, events }: Decision): string[] {
  const rules = rulesOf(state)
  const texts = legal.map((one) => formatMove(rules, one))
  return [
    `${ply} ${seatName(seatToMove(state))} ${formatMove(rules, move)}`,
    `legal ${texts.length} ${short(texts.join('\n'))} ${typesOf(legal)}`,
    `asked ${(rules.edition.id === 'birmingham' ? ASKED : ASKED_OF_COTTON).map((text) => answerTo(state, text)).join(' ')}`,
    ...events.map((event) => `- ${formatEvent(rules, event)}`),
    `heard ${short(JSON.stringify(events.map((event) => viewEvent(rules, event, null))))}`,
    `state ${short(stateHash(next))} object ${short(JSON.stringify(positionObject(next)))} text ${short(readAgain(next))}`,
    `views ${[...next.players.keys(), null].map((seat) => short(stateHash(view(next, seat)))).join(' ')}`,
    `guess ${short(stateHash(determinize(view(next, null), rolling(rngFromSeed('7'.repeat(32))))))}`,
    `standings ${standings(next)
      .map(
        ({ vp, links, tiles, more, total }) =>
          `${vp}+${links}+${tiles}${more === 0 ? '' : `+${more}`}=${total}`,
      )
      .join(' ')}`,
    `ranking ${ranking(next)
      .map((place) => place.map(seatName).join('='))
      .join(' ')}`,
    `income ${next.players.map(({ incomeSpace }) => incomeLevel(rules, incomeSpace)).join(' ')}`,
    `lines ${rules.lines.map((_, line) => linkValue(next, line)).join(' ')}`,
  ]
}

/** How many of each kind, in their order. */
function typesOf(legal: Decision['legal']): string {
  const counts = new Map<string, number>()
  for (const { type } of legal) counts.set(type, (counts.get(type) ?? 0) + 1)
  return [...counts].map(([type, count]) => `${type} ${count}`).join(', ')
}

/** The rule that refuses it and a hash of the whole refusal, or `legal`. */
function answerTo(state: State, text: string): string {
  const { value } = readMove(state, text)
  if (value === null) return 'unread'
  const refusal = explain(state, value.move)
  if (refusal === null) return 'legal'
  return `${refusal.rule}/${short(JSON.stringify(refusalObject(rulesOf(state), refusal))).slice(0, 4)}`
}

/** A position written, read and written again. */
function readAgain(state: State): string {
  const { value } = parsePosition(formatPosition(state))
  return value === null ? 'unread' : formatPosition(value)
}

function recordOf({ setup, seed }: Playout, moves: readonly string[]): GameRecord {
  const names = Array.from({ length: setup.seats }, (_, seat) => seatName(seat))
  return { setup, names, seed, seedHash: null, rules: RULES_REVISION, moves, result: null }
}
