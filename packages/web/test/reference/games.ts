// Every game that can be played, as the reference reads it: all editions, numbers of players, and pairs of variants.

import { editions, type Ruleset, ruleset, type Variant, variantsOf } from '@ironbridge/engine'
import { type Reading, readingAt } from '../../src/reference/index.ts'

export interface Game {
  readonly name: string
  readonly rules: Ruleset
  readonly variants: readonly string[]
  readonly reading: Reading
}

/** Two variants at a time: what reads wrongly with more reads wrongly with two of them. */
export const games = (): Game[] =>
  editions.flatMap((edition) =>
    edition.seats.flatMap((seats) =>
      pairs(variantsOf(edition).filter((variant) => variant.seats?.includes(seats) ?? true))
        .filter(fits)
        .map((chosen) => gameOf(edition.id, seats, chosen)),
    ),
  )

function gameOf(edition: string, seats: number, chosen: readonly Variant[]): Game {
  const variants = chosen.map(({ id }) => id)
  const rules = ruleset({ edition, seats, variants })
  return { name: [edition, seats, ...variants].join(' '), rules, variants, reading: readingAt(rules) }
}

/** None, one, or two of them. */
const pairs = (all: readonly Variant[]): Variant[][] => [
  [],
  ...all.flatMap((one, index) => [[one], ...all.slice(index + 1).map((other) => [one, other])]),
]

const fits = (chosen: readonly Variant[]): boolean =>
  chosen.every(
    ({ needs, excludes = [] }) =>
      (needs === undefined || chosen.some(({ id }) => id === needs)) &&
      !chosen.some(({ id }) => excludes.includes(id)),
  )
