// Numbers and names that the reference quotes, read from the engine's tables.

import type { Edition, LocationRow } from '@ironbridge/engine'
import { roman, signed } from '../words/numbers.ts'
import type { Reading } from './reading.ts'

export type Numbers = ReturnType<typeof numbersOf>

export function numbersOf({ rules: { edition, seats, linesOf, locations, lines } }: Reading) {
  const { start, rounds, markets, eras, loans, develop, distantMarket } = edition
  const [canal, rail] = eras
  const { coal, iron } = markets
  const cards = (count: number): number => sum(edition.cards.map(({ copies }) => copies[count] ?? 0))
  const merchants = (count: number): number =>
    sum(edition.merchantTiles.map(({ copies }) => copies[count] ?? 0))
  const barrels = (count: number): number =>
    sum(edition.merchantTiles.map(({ buys, copies }) => (buys.length > 0 ? (copies[count] ?? 0) : 0)))
  const places = (kind: string): number => edition.locations.filter((place) => place.kind === kind).length
  const tiles = (count: number): string => (distantMarket?.tiles[count] ?? []).join(', ')
  const bonusOf = (location: string): number =>
    edition.merchantSpaces.find((space) => space.location === location)?.bonus.amount ?? 0
  const townsWithoutCanal = locations
    .filter(
      ({ kind }, id) => kind === 'town' && !linesOf.canal.some((line) => lines[line]?.ends.includes(id)),
    )
    .map(({ name }) => name)
  const canalPrice = canal?.links[0]?.money ?? 0
  const railPrice = rail?.links[0]?.money ?? 0
  const loan = loans.at(-1)
  return {
    money: start.money,
    space: start.incomeSpace,
    hand: start.hand,
    links: start.links,
    towns: places('town'),
    farms: places('farm'),
    merchantPlaces: places('merchant'),
    lines: edition.lines.length,
    seats,
    /** Of this game; those that end in a figure are of games with so many players. */
    cards: cards(seats),
    rounds: rounds[seats] ?? 0,
    merchants: merchants(seats),
    barrels: barrels(seats),
    blanks: merchantsFor(edition, seats, []),
    forCotton: merchantsFor(edition, seats, ['cotton']),
    forManufacturers: merchantsFor(edition, seats, ['manufacturer']),
    forPotteries: merchantsFor(edition, seats, ['pottery']),
    forAll: merchantsFor(edition, seats, ['cotton', 'manufacturer', 'pottery']),
    aside: canal?.setAside[seats] ?? 0,
    railAside: rail?.setAside[seats] ?? 0,
    lastLoan: (rounds[seats] ?? 0) - (rail?.roundsWithoutLoans ?? 0),
    tiles: tiles(seats),
    withoutCard: listed(townsWithoutCard(edition, seats)),
    withoutMerchants: listed(placesWithoutMerchants(edition, seats)),
    withoutCanal: listed(townsWithoutCanal),
    edges: listed(namesOf(edition, 'edge')),
    waypoints: listed(namesOf(edition, 'waypoint')),
    cards2: cards(2),
    cards3: cards(3),
    cards4: cards(4),
    wilds: edition.wildCards[0]?.copies ?? 0,
    merchants2: merchants(2),
    merchants3: merchants(3),
    merchants4: merchants(4),
    barrels2: barrels(2),
    barrels3: barrels(3),
    barrels4: barrels(4),
    rounds2: rounds[2] ?? 0,
    rounds3: rounds[3] ?? 0,
    rounds4: rounds[4] ?? 0,
    aside3: canal?.setAside[3] ?? 0,
    aside4: canal?.setAside[4] ?? 0,
    railAside3: rail?.setAside[3] ?? 0,
    railAside4: rail?.setAside[4] ?? 0,
    coalCubes: coal.cubesAtStart,
    coalSpaces: coal.prices.length,
    coalCheapest: coal.prices[0] ?? 0,
    coalDearest: coal.prices.at(-1) ?? 0,
    coalEmpty: coal.priceWhenEmpty,
    ironCubes: iron.cubesAtStart,
    ironSpaces: iron.prices.length,
    ironDearest: iron.prices.at(-1) ?? 0,
    ironEmpty: iron.priceWhenEmpty,
    canalPrice,
    railPrice,
    railsPrice: sum(rail?.links.map(({ money }) => money) ?? []),
    ironPerTile: develop.ironPerTile,
    loan: loan?.amount ?? 0,
    levels: loan?.levels ?? 0,
    lowest: signed(Math.min(...edition.incomeTrack)),
    highest: Math.max(...edition.incomeTrack),
    lastSpace: edition.incomeTrack.length - 1,
    lateRounds: rail?.roundsWithoutLoans ?? 0,
    lastLoan2: (rounds[2] ?? 0) - (rail?.roundsWithoutLoans ?? 0),
    lastLoan3: (rounds[3] ?? 0) - (rail?.roundsWithoutLoans ?? 0),
    lastLoan4: (rounds[4] ?? 0) - (rail?.roundsWithoutLoans ?? 0),
    bonuses: (distantMarket?.bonuses ?? []).join(', '),
    tiles2: tiles(2),
    tiles3: tiles(3),
    tiles4: tiles(4),
    tileCount: distantMarket?.tiles[4]?.length ?? 0,
    oxford: bonusOf('oxford'),
    warrington: bonusOf('warrington'),
    nottingham: bonusOf('nottingham'),
    shrewsbury: bonusOf('shrewsbury'),
    moneyPerVp: edition.finalScoring?.moneyPerVp ?? 0,
    moneyVpAtMost: edition.finalScoring?.moneyVpAtMost ?? 0,
    againFrom: roman(edition.finalScoring?.tilesAgainFromLevel ?? 0),
    cottonVp: edition.industries.find(({ id }) => id === 'cotton')?.tiles[0]?.vp ?? 0,
    locked: edition.industries.find(({ id }) => id === 'shipyard')?.tiles[0]?.count ?? 0,
    icons: edition.locations.find(({ icons }) => icons)?.icons ?? 0,
  }
}

/** Lists stand behind a colon or in brackets, where every language separates them alike. */
const listed = (names: readonly string[]): string => names.join(', ')

const namesOf = (edition: Edition, kind: LocationRow['kind']): string[] =>
  edition.locations.filter((place) => place.kind === kind).map(({ name }) => name)

export const townsWithoutCard = (edition: Edition, seats: number): string[] =>
  edition.locations
    .filter(
      ({ id, kind }) =>
        kind === 'town' &&
        !edition.cards.some(({ location, copies }) => location === id && (copies[seats] ?? 0) > 0),
    )
    .map(({ name }) => name)

export const placesWithoutMerchants = (edition: Edition, seats: number): string[] =>
  edition.merchantSpaces
    .filter(({ fromSeats }) => fromSeats > seats)
    .map(({ location }) => edition.locations.find(({ id }) => id === location)?.name ?? location)

/** Merchant tiles that buy these industries and nothing else. */
const merchantsFor = (edition: Edition, seats: number, industries: readonly string[]): number =>
  sum(
    edition.merchantTiles
      .filter(
        ({ buys }) => buys.length === industries.length && industries.every((one) => buys.includes(one)),
      )
      .map(({ copies }) => copies[seats] ?? 0),
  )

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
