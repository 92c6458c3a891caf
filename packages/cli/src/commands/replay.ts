// The command "replay": plays a game file again, checks it, and prints the score.

import {
  type Era,
  formatReplayError,
  type GameRecord,
  hashOfSeed,
  incomeLevel,
  newGame,
  parseGame,
  ranking,
  refusalObject,
  replay as replayRecord,
  rulesOf,
  type State,
  seatName,
  stateHash,
} from '@ironbridge/engine'
import { table } from '@ironbridge/lab'
import { type Command, readOptions, UsageError } from '../command.ts'
import { rankingText, type ScoreSheet, scoreSheet, sheetText } from '../scoreSheet.ts'
import { readTextFile } from '../setup.ts'

const usage = `Usage: ironbridge replay FILE [--json]

Plays a game file again, move by move. Prints money, income and points after every round, the score sheet and
the ranking; or the move where the file goes wrong, and why (exit code 1).

  --json    prints one JSON object
`

export const replay: Command = {
  name: 'replay',
  summary: 'check a game file and print its score',
  usage,
  run(args) {
    const { values, positionals } = readOptions(args, { json: { type: 'boolean' } }, ['FILE'])
    const [file] = positionals
    if (file === undefined) throw new UsageError('Name the game file to replay.')
    const game = check(readTextFile(file))
    if (values.json) process.stdout.write(`${JSON.stringify(answerOf(game))}\n`)
    else if ('problem' in game) process.stderr.write(`${file}: ${game.problem.text}\n`)
    else process.stdout.write(reportOf(game))
    return 'problem' in game ? 1 : 0
  },
}

interface Round {
  readonly era: Era
  readonly round: number
  readonly seats: readonly { readonly money: number; readonly income: number; readonly vp: number }[]
}

interface Checked {
  readonly record: GameRecord
  readonly state: State
  readonly rounds: readonly Round[]
  readonly sheet: ScoreSheet
}

interface Problem {
  /** What is said in one line or a few. */
  readonly text: string
  readonly [detail: string]: unknown
}

function check(text: string): Checked | { readonly problem: Problem } {
  const { value: record, error } = parseGame(text)
  if (error) {
    const line = text.slice(0, error.at).split('\n').length
    return { problem: { text: `line ${line}: ${error.message}`, line, message: error.message } }
  }
  const broken = brokenSeed(record)
  if (broken !== null) return { problem: { text: broken, message: broken } }

  const start = newGame(record.setup, record.seed ?? '')
  const sheet = scoreSheet(record.setup.seats, start.era)
  const rounds: Round[] = []
  let { era, round } = start
  const replayed = replayRecord(record, ({ state, events }) => {
    for (const event of events) sheet.tell(event)
    if (state.era === era && state.round === round && !state.over) return
    rounds.push({ era, round, seats: standingOf(state) })
    era = state.era
    round = state.round
  })
  if (replayed.error) {
    const { ply, move, why } = replayed.error
    const rules = rulesOf(replayed.state)
    const message = formatReplayError(rules, replayed.error)
    const refusal = why.is === 'refused' ? why.refusal : null
    const rule = refusal ? ` (${refusal.rule}: ${refusal.statements.join(', ')})` : ''
    if (why.is === 'revision') return { problem: { text: message, message, rules: why.rules } }
    return {
      problem: {
        text: `move ${ply + 1}, "${move}": ${message}${rule}`,
        ply,
        move,
        message,
        refusal: refusal && refusalObject(rules, refusal),
      },
    }
  }
  const points = replayed.state.players.map(({ vp }) => vp)
  if (record.result?.some((vp, seat) => vp !== points[seat])) {
    const message = `the result should be ${points.join(' ')}, not ${record.result.join(' ')}.`
    return { problem: { text: message, message, result: points } }
  }
  return { record, state: replayed.state, rounds, sheet }
}

function brokenSeed({ seed, seedHash }: GameRecord): string | null {
  if (seed === null)
    return 'the seed is missing, and only its hash is known: the game cannot be replayed yet.'
  if (seedHash !== null && hashOfSeed(seed) !== seedHash) return 'the seed does not fit its hash.'
  return null
}

function standingOf(state: State): Round['seats'] {
  const rules = rulesOf(state)
  return state.players.map(({ money, incomeSpace, vp }) => ({
    money,
    income: incomeLevel(rules, incomeSpace),
    vp,
  }))
}

function answerOf(game: Checked | { readonly problem: Problem }): Record<string, unknown> {
  if ('problem' in game) {
    const { text: _, ...details } = game.problem
    return { ok: false, ...details }
  }
  const { record, state, rounds, sheet } = game
  return {
    ok: true,
    edition: record.setup.edition,
    players: record.setup.seats,
    variants: record.setup.variants,
    names: record.names,
    moves: record.moves.length,
    over: state.over,
    rounds,
    sheet: sheet.lines,
    result: state.players.map(({ vp }) => vp),
    ranking: state.over ? ranking(state).map((place) => place.map(seatName)) : null,
    hash: stateHash(state),
  }
}

function reportOf({ record, state, rounds, sheet }: Checked): string {
  const { setup, names, moves } = record
  const letters = names.map((_, seat) => seatName(seat))
  const variants = setup.variants.length === 0 ? '' : `, ${setup.variants.join(', ')}`
  const rows = rounds.map(({ era, round, seats }) => [
    `${era} ${round}`,
    ...seats.flatMap(({ money, income, vp }) => [`  £${money}`, income, vp]),
  ])
  const head = ['after', ...letters.flatMap((letter) => [`  ${letter}  £`, 'income', 'VP'])]
  return [
    `${moves.length} moves of ${setup.edition}, ${setup.seats} players${variants}: every move is legal.`,
    '',
    table([head, ...rows]),
    '',
    sheetText(sheet, state, names),
    '',
    state.over ? rankingText(state, names) : `The game is not over: ${state.era} era, round ${state.round}.`,
    '',
  ].join('\n')
}
