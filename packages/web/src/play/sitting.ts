// A turn in the making: moves drafted but not yet sent, choices for the next one, and the way back.

import {
  type CardId,
  isTurnDone,
  legalMoves,
  type Move,
  type Preview,
  preview,
  type State,
  type SteppedType,
} from '@ironbridge/engine'
import {
  ASPECTS,
  type Aspect,
  type Choice,
  choicesOf,
  narrowed,
  nextAspect,
  optionsFor,
  withChoice,
} from './choose.ts'

export interface Sitting {
  /** What the seat saw when its turn came, or when the last move was sent. */
  readonly base: State
  readonly draft: readonly Drafted[]
  /** Taken back, the next to come again last. */
  readonly undone: readonly Move[]
  readonly choices: readonly Choice[]
}

export interface Drafted extends Preview {
  readonly move: Move
  /** The answers that led to it. */
  readonly choices: readonly Choice[]
}

export const sitDown = (base: State): Sitting => ({ base, draft: [], undone: [], choices: [] })

/** The table with the drafted moves made. */
export const stateOf = ({ base, draft }: Sitting): State => draft.at(-1)?.state ?? base

/** Nothing is left to do but to end the turn. */
export const isComplete = (sitting: Sitting): boolean =>
  sitting.draft.length > 0 && isTurnDone(stateOf(sitting))

const legalNow = (sitting: Sitting): Move[] => {
  const state = stateOf(sitting)
  return isComplete(sitting) || state.over ? [] : legalMoves(state)
}

/** Two links or two developments are confirmed together: until then the first is as much in the making as a choice. */
const TOGETHER: ReadonlySet<string> = new Set<SteppedType>(['network', 'develop'])

const isOpen = ({ pending }: State): boolean => pending !== null && TOGETHER.has(pending.type)

/** The steps so far of such an action, while it may go on. */
export function openSteps(sitting: Sitting): readonly Drafted[] {
  if (!isOpen(stateOf(sitting))) return []
  const { draft } = sitting
  return draft.slice(draft.findLastIndex(({ state }) => state.pending === null) + 1)
}

/** As before the action that is in the making. */
export function rewound(sitting: Sitting): Sitting {
  const { draft } = sitting
  const count = openSteps(sitting).length
  return { ...sitting, draft: count === 0 ? draft : draft.slice(0, -count), choices: [] }
}

/** What is left of the legal moves, what is asked next, and the one move if there is no other. */
export interface Narrowing {
  readonly legal: readonly Move[]
  readonly left: readonly Move[]
  readonly question: Aspect | null
  /** With nothing open but the card that pays, one is suggested, and any other can still be chosen. */
  readonly offer: Move | null
  /** Ends an action that could go on. Not among those left. */
  readonly end: Move | null
}

export function narrowingOf(sitting: Sitting): Narrowing {
  const legal = legalNow(sitting)
  const { choices } = sitting
  const state = stateOf(sitting)
  const left = narrowed(legal, choices).filter(({ type }) => type !== 'end')
  // What may be added to an action in the making is asked for, were there only one; a sale that goes on offers the one.
  const isAdding = choices.length === 0 && isOpen(state)
  const isChosen = !isAdding && (choices.length > 0 || legal.length === 1 || state.pending !== null)
  const question = isAdding ? addedAspect(left) : nextAspect(left, choices)
  const only = left.length === 1 ? (left[0] ?? null) : question === 'card' ? leastMissed(legal, left) : null
  return {
    legal,
    left,
    question,
    offer: isChosen ? only : null,
    end: legal.find(({ type }) => type === 'end') ?? null,
  }
}

/** Which line, which industry. */
const addedAspect = (left: readonly Move[]): Aspect | null =>
  ASPECTS.find((aspect) => aspect !== 'action' && optionsFor(left, [], aspect).length > 0) ?? null

/** What the main button does: the move that is offered, or the end of an action to which nothing was added. */
export function mainMove(sitting: Sitting, { offer, end }: Narrowing): Move | null {
  if (offer !== null) return offer
  return sitting.choices.length === 0 && openSteps(sitting).length > 0 ? end : null
}

/** Of moves that differ in one card alone, the one whose card builds the least now. Null where several cards are given up. */
function leastMissed(legal: readonly Move[], left: readonly Move[]): Move | null {
  if (left.some((move) => 'extra' in move || move.card === null)) return null
  const builds = new Map<CardId, number>()
  for (const { type, card } of legal)
    if (type === 'build' && card !== null) builds.set(card, (builds.get(card) ?? 0) + 1)
  const missed = ({ card }: Move): number => (card === null ? 0 : (builds.get(card) ?? 0))
  return left.reduce((least, move) => (missed(move) < missed(least) ? move : least))
}

/** Unchanged if nothing fits the choice. */
export function choose(sitting: Sitting, choice: Choice): Sitting {
  const choices = withChoice(legalNow(sitting), sitting.choices, choice)
  return choices === null ? sitting : { ...sitting, choices }
}

export const withChoices = (sitting: Sitting, choices: readonly Choice[]): Sitting => ({
  ...sitting,
  choices,
})

/** Null if the move turns up something hidden: then it has to be sent, with all that was drafted before it. */
export function draftMove(sitting: Sitting, move: Move): Sitting | null {
  const seen = preview(stateOf(sitting), move)
  if (seen === null) return null
  const { draft, choices } = sitting
  return { ...sitting, draft: [...draft, { ...seen, move, choices }], undone: [], choices: [] }
}

/** With the first step of an action made as soon as it is settled, so that what may be added is asked beside it. */
export function settled(sitting: Sitting): Sitting {
  if (stateOf(sitting).pending !== null) return sitting
  const { offer } = narrowingOf(sitting)
  const next = offer === null ? null : draftMove(sitting, offer)
  return next !== null && isOpen(stateOf(next)) ? next : sitting
}

/** The first step of the action in the making, with each card that could pay for it. */
export function payments(sitting: Sitting): readonly Move[] {
  const [first] = openSteps(sitting)
  if (first === undefined) return []
  const same = ASPECTS.filter((aspect) => aspect !== 'card')
  const choices = same.flatMap((aspect) => choicesOf(first.move, aspect))
  return narrowed(legalNow(rewound(sitting)), choices)
}

/** Another card is given up for the action in the making. Unchanged if that cannot be. */
export function repaid(sitting: Sitting, card: CardId): Sitting {
  const [first, ...rest] = openSteps(sitting)
  const move = payments(sitting).find((one) => one.card === card)
  if (first === undefined || move === undefined) return sitting
  let next = draftMove(withChoices(rewound(sitting), first.choices), move)
  for (const step of rest) next = next && draftMove(withChoices(next, step.choices), step.move)
  return next === null ? sitting : withChoices(next, sitting.choices)
}

export const movesOf = ({ draft }: Sitting): Move[] => draft.map(({ move }) => move)

/** First the choices for the next move, one by one; then the moves of the turn. */
export function undo(sitting: Sitting): Sitting {
  const { draft, undone, choices } = sitting
  if (choices.length > 0) return { ...sitting, choices: choices.slice(0, -1) }
  const last = draft.at(-1)
  if (last === undefined) return sitting
  // A step in the making goes with the answer that settled it, and leaves the others.
  const kept = openSteps(sitting).length > 0 ? last.choices.slice(0, -1) : []
  return { ...sitting, draft: draft.slice(0, -1), undone: [...undone, last.move], choices: kept }
}

export function redo(sitting: Sitting): Sitting {
  const move = sitting.undone.at(-1)
  const next = move && draftMove({ ...sitting, choices: [] }, move)
  return next ? { ...next, undone: sitting.undone.slice(0, -1) } : sitting
}
