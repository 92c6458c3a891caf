// Choosing a move: the list of legal moves, narrowed choice by choice until one is left. No rules here.

import type { BuyerId, CardId, IndustryId, LineId, Move, MoveType, SlotId, Source } from '@ironbridge/engine'

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

interface Values {
  readonly action: MoveType
  readonly slot: SlotId
  readonly line: LineId
  readonly industry: IndustryId
  readonly amount: number
  readonly beer: Source
  readonly buyer: BuyerId
  readonly coal: Source
  readonly iron: Source
  readonly bonus: IndustryId
  readonly card: CardId
}

/** One answer: this action, this slot, this card, a cube from this source. */
export type Choice<A extends Aspect = Aspect> = {
  [One in A]: { readonly aspect: One; readonly value: Values[One] }
}[A]

/** A value that is left, and the moves it would leave. */
export type Option<A extends Aspect = Aspect> = Choice<A> & { readonly moves: readonly Move[] }

/** The moves that fit every choice. A value chosen twice must be there twice. */
export const narrowed = (legal: readonly Move[], choices: readonly Choice[]): Move[] =>
  legal.filter((move) => ASPECTS.every((aspect) => openValues(move, aspect, choices) !== null))

/** What may still be chosen of an aspect, each value once. */
export function optionsFor<A extends Aspect>(
  moves: readonly Move[],
  choices: readonly Choice[],
  aspect: A,
): Option<A>[] {
  const found = new Map<Values[A], Move[]>()
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

/** What was chosen of an aspect. */
export const chosenOf = <A extends Aspect>(choices: readonly Choice[], aspect: A): Values[A][] =>
  choices.filter((choice): choice is Choice & Choice<A> => choice.aspect === aspect).map(({ value }) => value)

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
function openValues<A extends Aspect>(move: Move, aspect: A, choices: readonly Choice[]): Values[A][] | null {
  const open = [...valuesOf[aspect](move)]
  for (const value of chosenOf(choices, aspect)) {
    const place = open.indexOf(value)
    if (place < 0) return null
    open.splice(place, 1)
  }
  return open
}

/** What a move says of an aspect, as if it had been chosen. */
export const choicesOf = <A extends Aspect>(move: Move, aspect: A): Choice<A>[] =>
  valuesOf[aspect](move).map((value) => ({ aspect, value }))

/** Several where several of a kind are chosen: cards given up, one source for each cube. */
const valuesOf: { readonly [A in Aspect]: (move: Move) => readonly Values[A][] } = {
  action: ({ type }) => [type],
  slot: (move) => ('slot' in move ? [move.slot] : []),
  line: (move) => ('line' in move ? [move.line] : []),
  industry: (move) => ('industry' in move ? [move.industry] : []),
  amount: (move) => ('amount' in move ? [move.amount] : []),
  beer: (move) => ('beer' in move ? move.beer : []),
  buyer: (move) => ('buyer' in move ? [move.buyer] : []),
  coal: (move) => ('coal' in move ? move.coal : []),
  iron: (move) => ('iron' in move ? move.iron : []),
  bonus: (move) => ('bonus' in move && move.bonus !== null ? [move.bonus] : []),
  card: cardsOf,
}

/** All that are given up for it. */
export function cardsOf(move: Move): CardId[] {
  const extra = 'extra' in move ? move.extra : []
  return [...(move.card === null ? [] : [move.card]), ...(typeof extra === 'number' ? [extra] : extra)]
}
