// What the engine answers to one move: accepted, it means a listed move; refused, the refusal is sound.

import {
  brokenRule,
  explain,
  formatMove,
  legalMoves,
  type Move,
  play,
  type Refusal,
  readMove,
  rulesOf,
  type State,
  seatToMove,
} from '@ironbridge/engine'
import { canonical, holds, same } from './laws.ts'

/** How the statements of each edition begin. */
const PREFIX: Readonly<Record<string, string>> = { birmingham: 'B-', lancashire: 'L-', classic: 'C-' }

/** A move that breaks no rule means a listed move, and leads where that leads. */
export function checkListed(state: State, texts: ReadonlySet<string>, mutant: Move): void {
  const rules = rulesOf(state)
  const text = formatMove(rules, mutant)
  const read = readMove(state, text)
  holds(read.error === null, `"${text}" cannot be read: ${read.error?.message}`)
  const meant = formatMove(rules, read.value)
  holds(texts.has(meant), `legal but not listed: "${text}", read as "${meant}"`)
  same(
    canonical(play(state, mutant).state),
    canonical(play(state, read.value).state),
    `"${text}" as "${meant}"`,
  )
}

export function checkExplained(state: State, mutant: Move): void {
  const rules = rulesOf(state)
  const shown = `"${formatMove(rules, mutant)}"`
  const before = canonical(state)
  const refusal = explain(state, mutant)
  same(canonical(state), before, `${shown} leaves the state as it is`)
  holds(refusal !== null, `${shown} is refused`)
  same(refusal.rule, brokenRule(state, mutant), shown)
  checkSentence(refusal, PREFIX[state.setup.edition], shown)
  const texts = legalMoves(state).map((move) => formatMove(rules, move))
  holds(refusal.instead === null || texts.includes(refusal.instead), `${shown}: "${refusal.instead}" instead`)
  if (refusal.first !== null) checkFirst(state, mutant, refusal.first, texts)
  for (const line of refusal.connectedBy)
    holds(
      rules.lines.some(({ id }) => id === line),
      `${shown}: connected by ${line}`,
    )
}

function checkSentence(
  { rule, sentence, statements, facts, elements }: Refusal,
  prefix: string,
  shown: string,
): void {
  holds(!/[{}]|undefined|null|NaN| {2}|\s[.,;:]/.test(sentence), `${shown}: ${rule} says "${sentence}"`)
  holds(/^[A-Z"£a-z].*[.!?]$/.test(sentence), `${shown}: ${rule} is no sentence: "${sentence}"`)
  holds(statements.length > 0, `${rule} names a statement`)
  for (const statement of statements)
    holds(new RegExp(`^${prefix}[A-Z0-9]+-\\d\\d$`).test(statement), `${rule} names ${statement}`)
  for (const [key, fact] of Object.entries(facts))
    holds(typeof fact === 'string' || Number.isFinite(fact), `${shown}: ${rule} has ${key} ${fact}`)
  for (const [key, names] of Object.entries(elements))
    for (const name of names as string[])
      holds(/^[A-Za-z0-9:-]+$/.test(name), `${shown}: ${key} has "${name}"`)
}

/** The move named first is legal, and afterwards the refused one is legal too, for the same player. */
function checkFirst(state: State, mutant: Move, first: string, texts: readonly string[]): void {
  const shown = `"${formatMove(rulesOf(state), mutant)}" after "${first}"`
  holds(texts.includes(first), `${shown}: not listed`)
  const read = readMove(state, first)
  holds(read.error === null, shown)
  let next = play(state, read.value).state
  if (next !== null && next.pending !== null) next = play(next, { type: 'end', card: null }).state
  holds(next !== null, shown)
  same(seatToMove(next), seatToMove(state), `${shown}: seat to move`)
  same(brokenRule(next, mutant), null, shown)
}
