// What the reference is read for: the game that is being played, or an edition as its box has it. And what holds there.

import { editionNamed, type Ruleset, ruleset } from '@ironbridge/engine'

export interface Reading {
  /** In the book those of the most players, without variants. */
  readonly rules: Ruleset
  /** Read without a game: numbers are told for all numbers of players, and variants as what could be chosen. */
  readonly isBook: boolean
}

const books = new Map<string, Reading>()

/** An edition, read as a book. */
export function bookOf(id: string): Reading {
  const book = books.get(id) ?? newBook(id)
  books.set(id, book)
  return book
}

function newBook(id: string): Reading {
  const edition = editionNamed(id)
  if (!edition) throw new Error(`Unknown edition: ${id}`)
  return {
    rules: ruleset({ edition: id, seats: Math.max(...edition.seats), variants: [] }),
    isBook: true,
  }
}

const played = new WeakMap<Ruleset, Reading>()

/** The game of a table. */
export function readingAt(rules: Ruleset): Reading {
  const reading = played.get(rules) ?? { rules, isBook: false }
  played.set(rules, reading)
  return reading
}

/** Whether something holds for a game. */
export type When = (reading: Reading) => boolean

export const inBook: When = ({ isBook }) => isBook
export const atTable: When = ({ isBook }) => !isBook

export const twoEras: When = ({ rules }) => rules.edition.eras.length > 1
export const oneEra: When = (reading) => !twoEras(reading)

export const both =
  (...conditions: readonly When[]): When =>
  (reading) =>
    conditions.every((condition) => condition(reading))

export const not =
  (condition: When): When =>
  (reading) =>
    !condition(reading)
