// Whether the tables of an edition fit together. Those of the box are checked by the tests, others when they are registered.

import type { Edition, LocationRow } from './edition.ts'

/** What does not fit, in words; nothing if all does. */
export const faultsOf = (edition: Edition): string[] => [
  ...faultsOfIds(edition),
  ...faultsOfRows(edition),
  ...faultsOfTotals(edition),
]

/** A bit for each location in one integer. */
const MOST_LOCATIONS = 31
/** As many as there is room for on a plate of the board. */
const MOST_SLOTS = 4

const NAME = /^[a-z]+(-[a-z0-9]+)*$/

/** Names are words of the notation, and none stands for two things. */
function faultsOfIds({
  id,
  locations,
  lines,
  industries,
  cards,
  wildCards,
  merchantTiles,
}: Edition): string[] {
  const lists = [
    [id],
    // Cards may name either.
    [...locations, ...industries].map(idOf),
    lines.map(({ ends }) => ends.join('-')),
    [...cards, ...wildCards].map(idOf),
    merchantTiles.map(idOf),
  ]
  return lists.flatMap((ids) => [
    ...ids.filter((one) => !NAME.test(one)).map((one) => `"${one}" is no name`),
    ...ids.filter((one, at) => ids.indexOf(one) !== at).map((one) => `"${one}" is there twice`),
  ])
}

const idOf = (row: { readonly id: string }): string => row.id

/** What a row names is there, and is what it should be. */
function faultsOfRows(edition: Edition): string[] {
  const { locations, lines, industries, cards, merchantSpaces, merchantTiles, virtualLinks } = edition
  const kindOf = (id: string): LocationRow['kind'] | undefined => locations.find((row) => row.id === id)?.kind
  const noIndustry = (ids: readonly string[]): string[] =>
    ids.filter((id) => !industries.some((row) => row.id === id)).map((id) => `no industry "${id}"`)
  const noPlace = (ids: readonly string[]): string[] =>
    ids.filter((id) => kindOf(id) === undefined).map((id) => `no place "${id}"`)
  const none = (kind: string, ids: readonly string[]): string[] =>
    ids.filter((id) => kindOf(id) !== kind).map((id) => `no ${kind} "${id}"`)
  return [
    ...(locations.length > MOST_LOCATIONS ? [`more than ${MOST_LOCATIONS} places`] : []),
    ...locations.flatMap(({ id, kind, slots = [] }) => [
      ...slots.flatMap(noIndustry),
      ...(slotsFit(kind, slots.length) ? [] : [`a ${kind} "${id}" with ${slots.length} slots`]),
      ...(lines.some(({ ends }) => ends.includes(id)) ? [] : [`no line to "${id}"`]),
    ]),
    ...lines.flatMap(({ ends }) => [
      ...noPlace(ends),
      ...(new Set(ends).size < Math.max(2, ends.length) ? [`a line "${ends.join('-')}"`] : []),
    ]),
    ...cards.flatMap(({ id, location, industries: shown }) =>
      location === undefined
        ? (shown ?? []).length > 0
          ? noIndustry(shown ?? [])
          : [`an empty card "${id}"`]
        : none('town', [location]),
    ),
    ...none(
      'merchant',
      merchantSpaces.map(({ location }) => location),
    ),
    ...merchantTiles.flatMap(({ buys }) => noIndustry(buys)),
    ...noPlace(virtualLinks.flat()),
  ]
}

function slotsFit(kind: LocationRow['kind'], slots: number): boolean {
  if (kind === 'town') return slots >= 1 && slots <= MOST_SLOTS
  return slots === (kind === 'farm' ? 1 : 0)
}

/** With every number of players each merchant space gets a tile, and the deck lasts exactly for the rounds of an era. */
function faultsOfTotals(edition: Edition): string[] {
  const { seats, eras, rounds, cards, merchantTiles, merchantSpaces, actionsPerTurn } = edition
  return seats.flatMap((count) => {
    const copiesOf = (rows: readonly { readonly copies: Readonly<Record<number, number>> }[]): number =>
      sum(rows.map(({ copies }) => copies[count]))
    const spaces = sum(merchantSpaces.map(({ spaces: own, fromSeats }) => (count >= fromSeats ? own : 0)))
    const deck = copiesOf(cards)
    const turns = count * rounds[count]
    return [
      ...(copiesOf(merchantTiles) === spaces ? [] : [`other merchants than spaces for ${count} players`]),
      ...eras.flatMap(({ id, setAside }, era) => {
        const first = era === 0 ? count * (actionsPerTurn.later - actionsPerTurn.first) : 0
        const used = turns * actionsPerTurn.later - first
        return deck - setAside[count] === used
          ? []
          : [`${deck} cards with ${count} players, but ${used + setAside[count]} for the ${id} era`]
      }),
    ]
  })
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
