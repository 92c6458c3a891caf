// The rules once more, written down from the rulings by other means: names instead of numbers, searches instead of ranks.
// Slow and plain; it answers the texts of all legal moves of a position.

import type { Edition, positionObject } from '@ironbridge/engine'
import { type Board, openBoard } from './board.ts'

export type Position = ReturnType<typeof positionObject>

export function legalTexts(edition: Edition, position: Position): string[] {
  if (position.over) return []
  const board = openBoard(edition, position)
  const { pending } = position
  if (pending !== null && 'shortfall' in pending) return shortfalls(board)
  if (pending !== null) {
    if (pending.action === 'anywhere') return builds(board, null).map((text) => `+${text}`)
    const steps = { network: secondLinks, develop: developments, sell: sales }[pending.action] ?? (() => [])
    return [...steps(board).map((text) => `+${text}`), 'end']
  }
  const paid = [...firstLinks(board), ...developments(board), ...sales(board), ...loans(board), 'pass']
  const cards = different(board.me.hand)
  return [
    ...cards.flatMap((card) => builds(board, card).map((text) => `${text} / ${card}`)),
    ...paid.flatMap((text) => cards.map((card) => `${text} / ${card}`)),
    ...(board.facts.buildsAnywhere ? pairs(board) : scouts(board)),
  ]
}

const different = (names: readonly string[]): string[] => [...new Set(names)]

/** B-BUILD, B-CARD, B-OVER, B-NOTILE, and the same of the other games; without a card, in any town (L-DBL). */
function builds(board: Board, card: string | null): string[] {
  const texts: string[] = []
  for (const industry of board.edition.industries) {
    const tile = board.lowest(industry.id)
    if (tile === null || (tile.eras !== 'both' && tile.eras !== board.position.era)) continue
    for (const slot of board.slots) {
      if (!slot.icons.includes(industry.id) || !mayStand(board, industry.id, tile.level, slot)) continue
      if (card !== null && !cardReaches(board, card, industry.id, slot)) continue
      for (const coal of coalWays(board, [slot.town], tile.coal))
        for (const iron of ironWays(board, tile.iron)) {
          const price = tile.cost + board.priceOf('coal', bought(coal)) + board.priceOf('iron', bought(iron))
          if (canPay(board, price))
            texts.push(`build ${industry.id}@${slot.id}${clause('coal', coal)}${clause('iron', iron)}`)
        }
    }
  }
  return texts
}

type Slot = Board['slots'][number]

function mayStand(board: Board, industry: string, level: number, slot: Slot): boolean {
  const there = board.tileOn(slot.id)
  const ownInTown = board.tiles.some(({ owner, town }) => owner === board.letter && town === slot.town)
  if (board.position.era === 'canal' && ownInTown && there?.owner !== board.letter) return false
  if (there === null) {
    const single = board.slots.some(
      (other) =>
        other.town === slot.town && other.icons.join() === industry && board.tileOn(other.id) === null,
    )
    return slot.icons.length === 1 || !single
  }
  if (there.industry !== industry || there.level >= level) return false
  if (there.owner === board.letter) return true
  if (industry !== 'coal' && industry !== 'iron') return false
  return (
    board.position[industry] === 0 &&
    !board.tiles.some((tile) => tile.industry === industry && tile.cubes > 0)
  )
}

function cardReaches(board: Board, card: string, industry: string, slot: Slot): boolean {
  const place = board.edition.locations.find(({ id }) => id === slot.town)
  if (card === 'wild-location') return place?.kind === 'town'
  const row = board.edition.cards.find(({ id }) => id === card)
  if (row?.location !== undefined) return row.location === slot.town
  if (card !== 'wild-industry' && !row?.industries?.includes(industry)) return false
  if (board.network.has(slot.town)) return true
  if (board.facts.virtualLinks.some(([from, to]) => board.network.has(from) && to === slot.town)) return true
  return !board.hasPieces && (board.facts.firstTileOverbuilds || board.tileOn(slot.id) === null)
}

/** B-LINK. */
function firstLinks(board: Board): string[] {
  return board.position.era === 'canal' ? links(board, 3, 0, 0) : links(board, 5, 1, 0)
}

const secondLinks = (board: Board): string[] =>
  board.position.era === 'rail' && (board.position.pending as { steps?: number }).steps === 1
    ? links(board, 10, 1, board.facts.buildsAnywhere ? 0 : 1)
    : []

function links(board: Board, money: number, coal: number, beer: number): string[] {
  const texts: string[] = []
  if (board.me.linksLeft === 0) return texts
  for (const { id, ends, eras } of board.lines) {
    if (board.laid.has(id) || (eras !== 'both' && eras !== board.position.era)) continue
    const anywhere = board.facts.firstLinkAnywhere && !board.hasPieces
    if (!anywhere && !ends.some((end) => board.network.has(end))) continue
    for (const coals of coalWays(board, ends, coal))
      for (const beers of beerWays(board, ends, beer))
        if (canPay(board, money + board.priceOf('coal', bought(coals))))
          texts.push(`network ${id}${clause('coal', coals)}${clause('beer', beers)}`)
  }
  return texts
}

/** B-DEV. */
function developments(board: Board): string[] {
  const { pending } = board.position
  if (pending !== null && 'steps' in pending && pending.steps >= 2) return []
  return removable(board).flatMap((industry) =>
    ironWays(board, 1)
      .filter((iron) => canPay(board, board.priceOf('iron', bought(iron))))
      .map((iron) => `develop ${industry}${clause('iron', iron)}`),
  )
}

const removable = (board: Board): string[] =>
  board.edition.industries
    .map(({ id }) => id)
    .filter((id) => board.lowest(id)?.lightbulb === undefined && board.lowest(id) !== null)

/** B-SELL, B-BEER, B-MERCH. */
function sales(board: Board): string[] {
  const texts: string[] = []
  for (const tile of board.tiles) {
    const sold = ['cotton', 'manufacturer', 'pottery'].includes(tile.industry)
    if (tile.owner !== board.letter || tile.flipped || !sold) continue
    const reached = board.distances([tile.town])
    if (board.facts.demand !== null) {
      texts.push(...cottonSales(board, tile.slot, reached))
      continue
    }
    const buyers = board.merchants.filter(
      ({ place, buys }) => buys.includes(tile.industry) && reached.has(place),
    )
    const say = (buyer: string, beer: readonly string[], bonus: string): void => {
      texts.push(`sell ${tile.industry}@${tile.slot} > ${buyer}${clause('beer', beer)}${bonus}`)
    }
    if (buyers.length === 0) continue
    for (const beer of beerWays(board, [tile.town], tile.row.beer)) say(buyers[0].id, beer, '')
    if (tile.row.beer === 0) continue
    for (const { id, barrel, gives } of buyers)
      if (barrel)
        for (const beer of beerWays(board, [tile.town], tile.row.beer - 1))
          for (const bonus of bonuses(board, gives)) say(id, [...beer, id], bonus)
  }
  return texts
}

/** L-SELL: any unflipped port that is connected, and the distant market while it is open and a trade place is. */
function cottonSales(board: Board, mill: string, reached: ReadonlyMap<string, number>): string[] {
  const ports = board.tiles
    .filter(({ industry, flipped, town }) => industry === 'port' && !flipped && reached.has(town))
    .map(({ slot }) => slot)
  const tiles = board.position.cottonTiles?.length ?? 0
  const open =
    board.position.demand !== 'closed' && tiles > 0 && board.tradePlaces.some((place) => reached.has(place))
  return [...ports, ...(open ? ['distant-market'] : [])].map((buyer) => `sell cotton@${mill} > ${buyer}`)
}

function bonuses(board: Board, gives: string): string[] {
  const choices = gives === 'develop' ? removable(board).map((industry) => ` bonus:${industry}`) : []
  if (choices.length === 0) return ['']
  return board.position.variants.includes('develop-bonus-optional') ? [...choices, ' bonus:none'] : choices
}

/** B-LOAN, L-LOAN: a level down for each £10, not below -10. Spaces below 10 are one level each, then two, three, four. */
function loans({ me, facts, position }: Board): string[] {
  const { roundsWithoutLoans: barred } = facts
  if (barred > 0 && position.era === 'rail' && position.round > facts.rounds - barred) return []
  const level = me.income <= 10 ? me.income - 10 : 1
  return facts.loans.filter((amount) => level - amount / 10 >= -10).map((amount) => `loan ${amount}`)
}

/** L-DBL: two cards and both actions, if there is anything to build. */
function pairs(board: Board): string[] {
  const { me, position, edition } = board
  if (position.actions < 2 || builds(board, null).length === 0) return []
  const order = edition.cards.map(({ id }) => id)
  const hand = me.hand.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
  return different(hand.flatMap((one, i) => hand.slice(i + 1).map((two) => `anywhere ${one} / ${two}`)))
}

/** B-SCOUT. */
function scouts({ me, position, edition }: Board): string[] {
  const order = [...edition.cards, ...edition.wildCards].map(({ id }) => id)
  const hand = me.hand.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
  if (hand.some((card) => card.startsWith('wild')) || Object.values(position.wilds).includes(0)) return []
  const texts = hand.flatMap((one, i) =>
    hand
      .slice(i + 1)
      .flatMap((two, j) => hand.slice(i + j + 2).map((three) => `scout ${one} ${two} / ${three}`)),
  )
  return different(texts)
}

/** B-SHORT. */
const shortfalls = (board: Board): string[] =>
  board.tiles
    .filter(({ owner, row }) => owner === board.letter && row.cost >= 2)
    .map(({ industry, slot }) => `shortfall ${industry}@${slot}`)

/** What costs nothing can be paid in debt too (C-SHORT-02). */
const canPay = ({ me }: Board, price: number): boolean => price === 0 || price <= me.money

type Ways = readonly (readonly string[])[]

const bought = (sources: readonly string[]): number => sources.filter((source) => source === 'market').length

const clause = (goods: string, sources: readonly string[]): string =>
  sources.length === 0 ? '' : ` ${goods}<${sources.join(',')}`

/** Cube by cube: the nearest mine that still has coal, or any of several equally near; the market when there is none. */
function coalWays(board: Board, from: readonly string[], need: number): Ways {
  const distances = board.distances(from)
  const opened = board.tradePlaces.some((place) => distances.has(place))
  return takenOneByOne(board, need, (left) => {
    const mines = board.tiles.filter(
      ({ industry, slot, town }) => industry === 'coal' && distances.has(town) && (left.get(slot) ?? 0) > 0,
    )
    const nearest = Math.min(...mines.map(({ town }) => distances.get(town) ?? Number.POSITIVE_INFINITY))
    if (mines.length > 0)
      return mines.filter(({ town }) => distances.get(town) === nearest).map(({ slot }) => slot)
    return opened ? ['market'] : []
  })
}

/** Any works that still have iron, near or far; the market when there are none. */
function ironWays(board: Board, need: number): Ways {
  return takenOneByOne(board, need, (left) => {
    const works = board.tiles.filter(({ industry, slot }) => industry === 'iron' && (left.get(slot) ?? 0) > 0)
    return works.length > 0 ? works.map(({ slot }) => slot) : ['market']
  })
}

/** Own breweries anywhere, others' where they are connected; never a market. */
function beerWays(board: Board, from: readonly string[], need: number): Ways {
  const distances = board.distances(from)
  return takenOneByOne(board, need, (left) =>
    board.tiles
      .filter(({ industry, slot, owner, town }) => {
        const inReach = owner === board.letter || distances.has(town)
        return industry === 'brewery' && inReach && (left.get(slot) ?? 0) > 0
      })
      .map(({ slot }) => slot),
  )
}

/** Every handful that can be taken one at a time, each once, sources in the order of the board. */
function takenOneByOne(
  board: Board,
  need: number,
  choices: (left: ReadonlyMap<string, number>) => string[],
): Ways {
  const ways = new Map<string, readonly string[]>()
  const take = (taken: readonly string[], left: ReadonlyMap<string, number>): void => {
    if (taken.length === need) {
      const sorted = taken.toSorted((a, b) => board.placeOf(a) - board.placeOf(b))
      ways.set(sorted.join(), sorted)
      return
    }
    for (const source of choices(left))
      take([...taken, source], new Map(left).set(source, (left.get(source) ?? 0) - 1))
  }
  take([], new Map(board.tiles.map(({ slot, cubes }) => [slot, cubes])))
  return [...ways.values()]
}
