// Numbers of an edition that the reference quotes, read from the engine's tables.

import type { Edition } from '@ironbridge/engine'
import { signed } from '../words/numbers.ts'

export type Numbers = ReturnType<typeof numbersOf>

export function numbersOf(edition: Edition) {
  const { start, rounds, markets, eras, loans, develop, distantMarket } = edition
  const [canal, rail] = eras
  const { coal, iron } = markets
  const cards = (seats: number): number => sum(edition.cards.map(({ copies }) => copies[seats] ?? 0))
  const merchants = (seats: number): number =>
    sum(edition.merchantTiles.map(({ copies }) => copies[seats] ?? 0))
  const barrels = (seats: number): number =>
    sum(edition.merchantTiles.map(({ buys, copies }) => (buys.length > 0 ? (copies[seats] ?? 0) : 0)))
  const places = (kind: string): number => edition.locations.filter((place) => place.kind === kind).length
  const tiles = (seats: number): string => (distantMarket?.tiles[seats] ?? []).join(', ')
  const bonusOf = (location: string): number =>
    edition.merchantSpaces.find((space) => space.location === location)?.bonus.amount ?? 0
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
    cottonVp: edition.industries.find(({ id }) => id === 'cotton')?.tiles[0]?.vp ?? 0,
    locked: edition.industries.find(({ id }) => id === 'shipyard')?.tiles[0]?.count ?? 0,
    icons: edition.locations.find(({ icons }) => icons)?.icons ?? 0,
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
