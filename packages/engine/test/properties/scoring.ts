// Laws of scoring: every point recomputed from the board alone.

import { positionObject, type Ruleset, rulesOf, type State } from '@ironbridge/engine'
import { factsOf } from './facts.ts'
import { holds, type Law, same } from './laws.ts'
import { enter, type Ledger, levelOf, openLedger, settle } from './ledger.ts'

type Position = ReturnType<typeof positionObject>

export const scoring: Readonly<Record<string, Law>> = {
  'links and flipped tiles score at the end of each era what the board shows': (first) => {
    const books = openLedger(first)
    const rules = rulesOf(first)
    return ({ state, events, next }) => {
      let scored: Scores | null = null
      for (const event of events) {
        const isScore = event.type === 'score-link' || event.type === 'score-tile'
        if (
          scored === null &&
          (isScore || event.type === 'tile-removed' || event.type === 'shuffle' || event.type === 'over')
        ) {
          settle(books)
          scored = eraScores(rules, books.facts.doubleIcons, boardOf(rules, books))
        }
        if (event.type === 'score-link') {
          same(event.vp, scored?.links[rules.lines[event.line].id], `link ${rules.lines[event.line].id}`)
          same(
            event.vp,
            event.icons.reduce((sum, { icons }) => sum + icons, 0),
            'icons of the link',
          )
        }
        if (event.type === 'score-tile')
          same(event.vp, scored?.tiles[rules.slots[event.slot].id], `tile ${rules.slots[event.slot].id}`)
        enter(books, event)
      }
      if (state.era === next.era && !next.over) {
        same(scored, null, 'scores in the middle of an era')
        return
      }
      holds(scored !== null, 'the era is scored')
      const told = events.filter(({ type }) => type === 'score-link' || type === 'score-tile').length
      same(told, Object.keys(scored.links).length + Object.keys(scored.tiles).length, 'things scored')
    }
  },

  'the score is the sum of bonuses, era scores and final scores, less debts': (first) => {
    const books = openLedger(first)
    const rules = rulesOf(first)
    const points = first.players.map(() => 0)
    return ({ state, events, next }) => {
      let ended = false
      for (const event of events) {
        if (event.type === 'bonus' && event.gives === 'vp') points[event.seat] += event.amount
        if (event.type === 'debt') points[event.seat] -= Math.min(points[event.seat], event.unpaid)
        if (!ended && (event.type === 'score-link' || event.type === 'score-tile')) {
          settle(books)
          addEra(rules, books.facts.doubleIcons, boardOf(rules, books), points)
          ended = true
        }
        enter(books, event)
      }
      if (next.over && state.setup.variants.includes('introductory')) addFinal(rules, next, points)
      else if (next.over && books.facts.demand !== null)
        next.players.forEach(({ money }, seat) => {
          points[seat] += Math.max(0, Math.floor(money / 10))
        })
      next.players.forEach(({ vp }, seat) => same(vp, points[seat], `points of seat ${seat}`))
    }
  },

  'the game ranks by points, then income, then money, in the original game then by the next order; the rest share a place':
    (first) => {
      const { tieByLevel, tieByOrder } = factsOf(first.setup)
      return ({ events, next }) => {
        const over = events.find(({ type }) => type === 'over')
        same(over !== undefined, next.over, 'the end is told once')
        if (over?.type !== 'over') return
        const keys = next.players.map(({ vp, incomeSpace, money }, seat) =>
          [
            vp,
            tieByLevel ? levelOf(incomeSpace) + 10 : incomeSpace,
            money + 1000,
            tieByOrder ? next.players.length - next.turnOrder.indexOf(seat) : 0,
          ]
            .map((n) => `${n}`.padStart(6, '0'))
            .join(),
        )
        const places = [...new Set(keys)].sort().toReversed()
        const wanted = places.map((place) => [...keys.keys()].filter((seat) => keys[seat] === place))
        same(over.ranking, wanted, 'ranking')
      }
    },
}

interface Scores {
  /** By line, and by slot. */
  readonly links: Record<string, number>
  readonly tiles: Record<string, number>
}

/** Each link counts the icons at its ends: those on flipped tiles of anyone, and two where they are printed. */
function eraScores(rules: Ruleset, doubleIcons: readonly string[], { seats }: Position): Scores {
  const icons: Record<string, number> = Object.fromEntries(doubleIcons.map((place) => [place, 2]))
  const tiles: Record<string, number> = {}
  for (const seat of Object.values(seats))
    for (const { tile, slot, flipped } of seat.tiles ?? []) {
      if (!flipped) continue
      const kind = rules.kinds.find(({ id }) => id === tile)
      const [town] = slot.split(':')
      icons[town] = (icons[town] ?? 0) + (kind?.icons ?? Number.NaN)
      tiles[slot] = kind?.vp ?? Number.NaN
    }
  const links: Record<string, number> = {}
  for (const seat of Object.values(seats))
    for (const line of seat.links ?? []) {
      const ends = rules.lines.find(({ id }) => id === line)?.ends.map((end) => rules.locations[end].id) ?? []
      links[line] = ends.reduce((sum, end) => sum + (icons[end] ?? 0), 0)
    }
  return { links, tiles }
}

function addEra(rules: Ruleset, doubleIcons: readonly string[], position: Position, points: number[]): void {
  const { links, tiles } = eraScores(rules, doubleIcons, position)
  Object.values(position.seats).forEach((seat, index) => {
    for (const line of seat.links ?? []) points[index] += links[line]
    for (const { slot } of seat.tiles ?? []) points[index] += tiles[slot] ?? 0
  })
}

/** One point for £4 up to 15, the income level, and flipped tiles of level 2 and above again; never below 0. */
function addFinal(rules: Ruleset, state: State, points: number[]): void {
  Object.values(positionObject(state).seats).forEach(({ money, income, tiles }, seat) => {
    points[seat] += Math.min(15, Math.floor((money ?? 0) / 4))
    points[seat] = Math.max(0, points[seat] + levelOf(income ?? 0))
    for (const { tile, flipped } of tiles ?? [])
      if (flipped && !tile.endsWith('-1')) points[seat] += rules.kinds.find(({ id }) => id === tile)?.vp ?? 0
  })
}

/** The board of the books, as a position shows it. */
function boardOf(rules: Ruleset, { seats, tiles, links }: Ledger): Position {
  const owned = seats.map((_, seat) => ({
    tiles: tiles.flatMap((tile, slot) =>
      tile?.owner === seat
        ? [{ tile: rules.kinds[tile.kind].id, slot: rules.slots[slot].id, flipped: tile.flipped }]
        : [],
    ),
    links: rules.lines.filter((_line, line) => links[line] === seat).map(({ id }) => id),
  }))
  return { seats: Object.fromEntries(owned.map((own, seat) => ['ABCD'[seat], own])) } as unknown as Position
}
