// What the engine answers to one move: accepted, it means a listed move; refused, the refusal is sound.

import {
  brokenRule,
  explain,
  formatMove,
  legalMoves,
  type Move,
  play,
  type Refusal,
  type RefusalObject,
  type Rule,
  readMove,
  refusalObject,
  rulesOf,
  type SaidMove,
  type State,
  seatToMove,
} from '@ironbridge/engine'
import { isWhole } from '../../src/move.ts'
import { refusalTable } from '../../src/refusals.ts'
import { meantMove } from '../../src/said.ts'
import { canonical, holds, same } from './laws.ts'

/** How the statements of each edition begin. */
const PREFIX: Readonly<Record<string, string>> = { birmingham: 'B-', lancashire: 'L-', classic: 'C-' }

/** A move that breaks no rule means a listed move, and leads where that leads. */
export function checkListed(state: State, texts: ReadonlySet<string>, mutant: Move): void {
  const rules = rulesOf(state)
  const text = formatMove(rules, mutant)
  const read = readMove(state, text)
  holds(read.error === null, `"${text}" cannot be read: ${read.error?.message}`)
  holds(read.value.broken === null, `"${text}" is read as something illegal: ${read.value.broken}`)
  const meant = formatMove(rules, read.value.move)
  holds(texts.has(meant), `legal but not listed: "${text}", read as "${meant}"`)
  same(
    canonical(play(state, mutant).state),
    canonical(play(state, read.value.move).state),
    `"${text}" as "${meant}"`,
  )
}

/** The rule in the way of what is said, whole or not. */
export const judged = (state: State, said: SaidMove): Rule | null =>
  isWhole(said) ? brokenRule(state, said) : (meantMove(state, said).broken ?? null)

export function checkExplained(state: State, mutant: SaidMove): void {
  const rules = rulesOf(state)
  const shown = `"${formatMove(rules, mutant)}"`
  const before = canonical(state)
  const refusal = explain(state, mutant)
  same(canonical(state), before, `${shown} leaves the state as it is`)
  holds(refusal !== null, `${shown} is refused`)
  same(refusal.rule, judged(state, mutant), shown)
  const told = refusalObject(rules, refusal)
  checkSentence(told, PREFIX[state.setup.edition], shown)
  checkFacts(refusal, shown)
  const texts = legalMoves(state).map((move) => formatMove(rules, move))
  holds(told.instead === null || texts.includes(told.instead), `${shown}: "${told.instead}" instead`)
  if (told.first !== null) {
    const asked = isWhole(mutant) ? mutant : meantMove(state, mutant).move
    holds(isWhole(asked), `${shown} is whole, or nothing comes first`)
    checkFirst(state, asked, told.first, texts)
  }
  for (const line of told.connectedBy)
    holds(
      rules.lines.some(({ id }) => id === line),
      `${shown}: connected by ${line}`,
    )
}

function checkSentence(
  { rule, sentence, statements, facts, elements }: RefusalObject,
  prefix: string,
  shown: string,
): void {
  holds(!/[{}]|undefined|null|NaN| {2}|\s[.,;:]/.test(sentence), `${shown}: ${rule} says "${sentence}"`)
  holds(/^[A-Z"£a-z].*[.!?]$/.test(sentence), `${shown}: ${rule} is no sentence: "${sentence}"`)
  holds(statements.length > 0, `${rule} names a statement`)
  for (const statement of statements)
    holds(new RegExp(`^${prefix}[A-Z0-9]+-\\d\\d$`).test(statement), `${rule} names ${statement}`)
  for (const [key, fact] of Object.entries(facts)) {
    const atoms: unknown[] = Array.isArray(fact) ? fact.flat() : [fact]
    const isTold = atoms.every((atom) => ['string', 'boolean'].includes(typeof atom) || Number.isFinite(atom))
    holds(isTold, `${shown}: ${rule} has ${key} ${JSON.stringify(fact)}`)
  }
  for (const [key, names] of Object.entries(elements))
    for (const name of names) holds(/^[A-Za-z0-9:-]+$/.test(name), `${shown}: ${key} has "${name}"`)
}

/** The rule tells what its row of the table promises, no more and no less. */
function checkFacts({ rule, facts }: Refusal, shown: string): void {
  same(Object.keys(facts), [...refusalTable[rule].facts], `${shown}: facts of ${rule}`)
  for (const [name, fact] of Object.entries(facts))
    holds(fact !== undefined, `${shown}: ${rule} tells ${name}`)
}

/** The move named first is legal, and afterwards the refused one is legal too, for the same player. */
function checkFirst(state: State, mutant: Move, first: string, texts: readonly string[]): void {
  const shown = `"${formatMove(rulesOf(state), mutant)}" after "${first}"`
  holds(texts.includes(first), `${shown}: not listed`)
  const read = readMove(state, first)
  holds(read.error === null && read.value.broken === null, shown)
  let next = play(state, read.value.move).state
  if (next !== null && next.pending !== null) next = play(next, { type: 'end', card: null }).state
  holds(next !== null, shown)
  same(seatToMove(next), seatToMove(state), `${shown}: seat to move`)
  same(brokenRule(next, mutant), null, shown)
}
