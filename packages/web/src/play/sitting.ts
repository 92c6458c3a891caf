// A turn in the making: moves drafted but not yet sent, choices for the next one, and the way back.

import {
  type CardId,
  isTurnDone,
  legalMoves,
  type Move,
  type Preview,
  preview,
  type State,
} from '@ironbridge/engine'
import { type Aspect, type Choice, narrowed, nextAspect, withChoice } from './choose.ts'

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
  const left = narrowed(legal, choices).filter(({ type }) => type !== 'end')
  // In an action that goes on, one way to go on is offered beside its end.
  const isChosen = choices.length > 0 || legal.length === 1 || stateOf(sitting).pending !== null
  const question = nextAspect(left, choices)
  const only = left.length === 1 ? (left[0] ?? null) : question === 'card' ? leastMissed(legal, left) : null
  return {
    legal,
    left,
    question,
    offer: isChosen ? only : null,
    end: legal.find(({ type }) => type === 'end') ?? null,
  }
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
  return { ...sitting, draft: [...sitting.draft, { ...seen, move }], undone: [], choices: [] }
}

export const movesOf = ({ draft }: Sitting): Move[] => draft.map(({ move }) => move)

/** First the choices for the next move, one by one; then the moves of the turn. */
export function undo(sitting: Sitting): Sitting {
  const { draft, undone, choices } = sitting
  if (choices.length > 0) return { ...sitting, choices: choices.slice(0, -1) }
  const last = draft.at(-1)
  return last ? { ...sitting, draft: draft.slice(0, -1), undone: [...undone, last.move] } : sitting
}

export function redo(sitting: Sitting): Sitting {
  const move = sitting.undone.at(-1)
  const next = move && draftMove({ ...sitting, choices: [] }, move)
  return next ? { ...next, undone: sitting.undone.slice(0, -1) } : sitting
}
