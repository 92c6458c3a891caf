// Questions about what a move would do and what reaches a place: the answers must agree with what then happens.

import {
  decidedBy,
  type GameEvent,
  idNamed,
  includes,
  isLastEra,
  isLastTurnOfEra,
  type LocationId,
  leavingTiles,
  MARKET,
  networkOf,
  nextPrices,
  orderBySpent,
  preview,
  reachOf,
  routeBetween,
  rulesOf,
  type SlotId,
  type State,
  setOf,
  slotsOfCard,
  turnsUpATile,
  view,
} from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { decisions, nameOf, playoutsOfAll } from '../playout.ts'
import { given } from '../scenario.ts'

const games = playoutsOfAll({ birmingham: 12, lancashire: 8, classic: 6 }).map((game) => ({
  name: nameOf(game),
  played: [...decisions(game)],
}))

/** Tiles given up for a debt go when the turn has ended. */
const hasShortfall = (events: readonly GameEvent[]): boolean =>
  events.some(({ type }) => type === 'shortfall')

/** What a move changes by itself; cards, turn and income follow when the turn ends. */
const table = ({ slots, links, merchants, coal, iron, distantMarket }: State) => ({
  slots,
  links,
  merchants,
  coal,
  iron,
  demand: distantMarket?.space,
})

describe('Preview', () => {
  it('shows what the move does, from the view of its player alone', () => {
    let ended = 0
    for (const { name, played } of games)
      for (const { state, move, next, seat, events } of played) {
        const seen = preview(view(state, seat), move)
        expect(seen === null, name).toBe(turnsUpATile(state, move))
        if (seen === null) continue
        const told = seen.events.filter(({ type }) => type !== 'discard')
        expect(events.filter(({ type }) => type !== 'discard').slice(0, told.length)).toEqual(told)
        if (next.era !== state.era || next.over || hasShortfall(events)) continue
        expect(table(seen.state), name).toEqual(table(next))
        if (next.turn !== state.turn || next.round !== state.round) ended++
        else expect(seen.state.players[seat], name).toEqual(next.players[seat])
      }
    expect(ended).toBeGreaterThan(100)
  })

  it('never ends the turn, draws a card or moves the generator', () => {
    for (const { played } of games)
      for (const { state, move } of played) {
        const after = preview(state, move)?.state
        if (after === undefined) continue
        expect([after.turn, after.round, after.deck.length]).toEqual([
          state.turn,
          state.round,
          state.deck.length,
        ])
        expect(after.rng).toEqual(state.rng)
      }
  })
})

describe('Reach', () => {
  it('names every tile and market that a build then uses', () => {
    let used = 0
    for (const { name, played } of games)
      for (const { state, move, seat } of played) {
        if (move.type !== 'build') continue
        const { location } = rulesOf(state).slots[move.slot]
        const [coal, iron] = reachOf(state, seat, location)
        for (const [reach, sources] of [
          [coal, move.coal],
          [iron, move.iron],
        ] as const)
          for (const source of sources) {
            used++
            if (source === MARKET) expect(reach.market, name).not.toBeNull()
            else expect(reach.ranks.flat(), name).toContain(source)
          }
      }
    expect(used).toBeGreaterThan(100)
  })

  it('of coal stands nearest mine first, then the market; iron and own beer need no link', () => {
    const { state } = given(`
      era: rail; coal: 13
      A tiles: coal-2@dudley:1, brewery-2@stone:1
      B tiles: coal-2@cannock:1, iron-2@coalbrookdale:2, brewery-2@derby:1
      A links: birmingham-dudley
      B links: birmingham-walsall, cannock-walsall, birmingham-oxford
    `)
    const rules = rulesOf(state)
    const slot = (id: string): SlotId => idNamed(rules.slots, id)
    const place = (id: string): LocationId => idNamed(rules.locations, id)
    const [coal, iron, beer] = reachOf(state, 0, place('walsall'))
    expect(coal).toEqual({ goods: 'coal', ranks: [[slot('cannock:1')], [slot('dudley:1')]], market: 1 })
    expect(iron.ranks).toEqual([[slot('coalbrookdale:2')]])
    expect(beer).toEqual({ goods: 'beer', ranks: [[slot('stone:1')]], market: null })
    expect(reachOf(state, 0, place('derby'))[0].market).toBeNull()
    expect(reachOf(state, 0, place('derby'))[2].ranks.flat()).toContain(slot('derby:1'))
    const route = routeBetween(state, setOf(place('dudley')), setOf(place('oxford')))
    expect(route?.map((line) => rules.lines[line].id)).toEqual(['birmingham-dudley', 'birmingham-oxford'])
    expect(routeBetween(state, setOf(place('dudley')), setOf(place('derby')))).toBeNull()
    expect(routeBetween(state, setOf(place('dudley')), setOf(place('dudley')))).toEqual([])
    expect(includes(networkOf(state, 0), place('birmingham'))).toBe(true)
    expect(includes(networkOf(state, 0), place('walsall'))).toBe(false)
  })

  it('has a way to every mine it names, link by link', () => {
    let ways = 0
    for (const { name, played } of games)
      for (const { state, move, seat } of played.filter((_, ply) => ply % 5 === 0)) {
        if (move.type !== 'build') continue
        const rules = rulesOf(state)
        const { location } = rules.slots[move.slot]
        for (const mine of reachOf(state, seat, location)[0].ranks.flat()) {
          const goal = rules.slots[mine].location
          const route = routeBetween(state, setOf(location), setOf(goal))
          expect(route, name).not.toBeNull()
          let here = setOf(location)
          for (const line of route ?? []) {
            expect(state.links[line]).not.toBeNull()
            expect(rules.lines[line].touches & here, name).not.toBe(0)
            here = rules.lines[line].touches
          }
          expect(includes(here, goal), name).toBe(true)
          ways++
        }
      }
    expect(ways).toBeGreaterThan(30)
  })
})

describe('Cards', () => {
  it('are good for every slot that is then built on with them, and for all of those where nothing else is missing', () => {
    let built = 0
    for (const { name, played } of games)
      for (const { state, move, seat } of played) {
        if (move.type !== 'build' || move.card === null) continue
        built++
        expect(slotsOfCard(state, seat, move.card), name).toContain(move.slot)
      }
    expect(built).toBeGreaterThan(100)
  })

  it('of a town are good for its slots, of an industry for those of the network, wild ones for either', () => {
    const { state } = given(`
      A tiles: coal-1@dudley:1
      A links: birmingham-dudley
      B tiles: iron-1@coalbrookdale:2
    `)
    const rules = rulesOf(state)
    const slots = (card: string, seat = 0): string[] =>
      slotsOfCard(state, seat, idNamed(rules.cards, card)).map((slot) => rules.slots[slot].id)
    expect(slots('stone')).toEqual(['stone:1', 'stone:2'])
    // One tile for each town in the canal era, and a slot that is taken is taken.
    expect(slots('dudley')).not.toContain('dudley:2')
    expect(slots('coalbrookdale')).not.toContain('coalbrookdale:2')
    expect(slots('iron')).toEqual(['birmingham:3'])
    expect(slots('wild-industry').every((slot) => /^(birmingham|dudley)/.test(slot))).toBe(true)
    expect(slots('wild-location')).toContain('stone:1')
    expect(slots('wild-location').some((slot) => slot.startsWith('farm'))).toBe(false)
    // Who plays later can look ahead.
    expect(slots('iron', 1)).not.toContain('birmingham:3')
  })
})

describe('Forecast', () => {
  it('names the tiles that then leave, the order that then follows, the prices that are then paid', () => {
    let [left, orders, prices] = [0, 0, 0]
    for (const { name, played } of games)
      for (const { state, move, events } of played) {
        const before = preview(state, move)?.state
        if (before === undefined || hasShortfall(events)) continue
        const removed = events.flatMap((event) => (event.type === 'tile-removed' ? [event.slot] : []))
        if (removed.length > 0) {
          left++
          expect(leavingTiles(before), name).toEqual(removed)
        }
        for (const event of events)
          if (event.type === 'turn-order') {
            orders++
            expect(orderBySpent(before), name).toEqual(event.order)
          }
        for (const goods of ['coal', 'iron'] as const) {
          const paid = events.flatMap((event) =>
            event.type === 'use' && event.goods === goods && event.from === MARKET ? [event.cost] : [],
          )
          if (paid.length > 0) prices++
          expect(nextPrices(state, goods, paid.length), name).toEqual(paid)
        }
      }
    for (const count of [left, orders, prices]) expect(count).toBeGreaterThan(10)
  })

  it('knows the last turn of everybody in an era', () => {
    for (const { name, played } of games) {
      const acting = played.filter(({ state }) => state.pending === null)
      const lastRounds = new Map(acting.map(({ state, seat }) => [`${state.era} ${seat}`, state.round]))
      for (const { state, seat } of acting)
        expect(isLastTurnOfEra(view(state, seat)), name).toBe(
          state.round === lastRounds.get(`${state.era} ${seat}`),
        )
    }
  })
})

describe('What decides between two', () => {
  const between = (text: string) => decidedBy(given(text).state, 0, 1)

  it('is the first of points, income and money that differs', () => {
    expect(between('A: vp 9, income 20; B: vp 8, income 26')).toBe('vp')
    expect(between('A: vp 8, income 20; B: vp 8, income 26')).toBe('income')
    expect(between('A: vp 8, money 3; B: vp 8, money 4')).toBe('money')
    expect(between('A: vp 8; B: vp 8')).toBeNull()
  })

  it('is the space of the income marker, or its level where the edition says so', () => {
    const spaces = 'A: vp 8, income 25, money 99; B: vp 8, income 26, money 0'
    expect(between(spaces)).toBe('income')
    expect(between(`variants: tie-break-by-level; ${spaces}`)).toBe('money')
  })

  it('is the turn order at last in the game of 2007', () => {
    expect(between('edition: classic; A: vp 8; B: vp 8')).toBe('turnOrder')
  })
})

describe('The last era', () => {
  it('is the rail era, and in the introductory game the canal era', () => {
    expect(isLastEra(given('era: canal').state)).toBe(false)
    expect(isLastEra(given('era: rail').state)).toBe(true)
    expect(isLastEra(given('variants: introductory; era: canal').state)).toBe(true)
  })
})
