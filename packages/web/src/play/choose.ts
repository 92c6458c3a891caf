// Choosing a move: the list of legal moves, narrowed choice by choice until one is left. No rules here.

import type { Move } from '@ironbridge/engine'

/** What can be chosen about a move, in the order in which it is asked for. */
export const ASPECTS = [
  'action',
  'slot',
  'line',
  'industry',
  'amount',
  'beer',
  'buyer',
  'coal',
  'iron',
  'bonus',
  'card',
] as const

export type Aspect = (typeof ASPECTS)[number]

/** One answer: this action, this slot, this card, a cube from this source. */
export interface Choice {
  readonly aspect: Aspect
  readonly value: number | string
}

/** A value that is left, and the moves it would leave. */
export interface Option extends Choice {
  readonly moves: readonly Move[]
}

/** The moves that fit every choice. A value chosen twice must be there twice. */
export const narrowed = (legal: readonly Move[], choices: readonly Choice[]): Move[] =>
  legal.filter((move) => ASPECTS.every((aspect) => openValues(move, aspect, choices) !== null))

/** What may still be chosen of an aspect, each value once. */
export function optionsFor(moves: readonly Move[], choices: readonly Choice[], aspect: Aspect): Option[] {
  const found = new Map<number | string, Move[]>()
  for (const move of moves)
    for (const value of new Set(openValues(move, aspect, choices))) {
      const known = found.get(value)
      if (known) known.push(move)
      else found.set(value, [move])
    }
  return [...found].map(([value, fitting]) => ({ aspect, value, moves: fitting }))
}

/** Whether this may still be chosen. */
export const isOption = (
  moves: readonly Move[],
  choices: readonly Choice[],
  { aspect, value }: Choice,
): boolean => optionsFor(moves, choices, aspect).some((option) => option.value === value)

/** The first aspect in which the moves left differ; null when there is one move, or none. */
export function nextAspect(moves: readonly Move[], choices: readonly Choice[]): Aspect | null {
  return (
    ASPECTS.find((aspect) => new Set(moves.map((move) => textOf(move, aspect, choices))).size > 1) ?? null
  )
}

const textOf = (move: Move, aspect: Aspect, choices: readonly Choice[]): string =>
  openValues(move, aspect, choices)?.join() ?? ''

/** Null if no move fits the choice. */
export function withChoice(
  legal: readonly Move[],
  choices: readonly Choice[],
  choice: Choice,
): readonly Choice[] | null {
  const next = [...choices, choice]
  return narrowed(legal, next).length === 0 ? null : next
}

/** The values of a move that are not chosen yet; null if it does not have those that are. */
function openValues(move: Move, aspect: Aspect, choices: readonly Choice[]): (number | string)[] | null {
  const open = valuesOf(move, aspect)
  for (const choice of choices) {
    if (choice.aspect !== aspect) continue
    const place = open.indexOf(choice.value)
    if (place < 0) return null
    open.splice(place, 1)
  }
  return open
}

/** Several where several of a kind are chosen: cards given up, one source for each cube. */
function valuesOf(move: Move, aspect: Aspect): (number | string)[] {
  if (aspect === 'action') return [move.type]
  if (aspect === 'card') return cardsOf(move)
  const value: unknown = (move as unknown as Record<string, unknown>)[aspect]
  if (Array.isArray(value)) return [...(value as number[])]
  return typeof value === 'number' ? [value] : []
}

function cardsOf(move: Move): number[] {
  const extra = 'extra' in move ? move.extra : []
  return [...(move.card === null ? [] : [move.card]), ...(typeof extra === 'number' ? [extra] : extra)]
}
