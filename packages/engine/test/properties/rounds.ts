// Laws of rounds, turns and turn order.

import { rulesOf, type Seat } from '@ironbridge/engine'
import { holds, type Law, same } from './laws.ts'

/** Rounds of an era by number of players. */
const ROUNDS: Readonly<Record<number, number>> = { 2: 10, 3: 9, 4: 8 }

/** Actions of a whole game: one each in the first round, two in every other. */
const ACTIONS: Readonly<Record<number, number>> = { 2: 78, 3: 105, 4: 124 }
const CANAL_ACTIONS: Readonly<Record<number, number>> = { 2: 38, 3: 51, 4: 60 }

export const rounds: Readonly<Record<string, Law>> = {
  'an era has exactly ten, nine or eight rounds': ({ setup }) => {
    const counted = { canal: 1, rail: 0 }
    return ({ events, next }) => {
      for (const event of events) {
        if (event.type !== 'round') continue
        counted[event.era]++
        same(event.round, counted[event.era], 'rounds are counted from one')
      }
      same(next.round, counted[next.era], 'round of the state')
      if (!next.over) return
      const rail = setup.variants.includes('introductory') ? 0 : ROUNDS[setup.seats]
      same(counted, { canal: ROUNDS[setup.seats], rail }, 'rounds played')
    }
  },

  'a game has exactly 78, 105 or 124 actions, each costing one card': ({ setup }) => {
    let paid = 0
    return ({ move, next }) => {
      if (move.card !== null) paid++
      if (!next.over) return
      same(paid, (setup.variants.includes('introductory') ? CANAL_ACTIONS : ACTIONS)[setup.seats], 'actions')
    }
  },

  'every seat has one turn a round, of two actions but in the first round': ({ setup }) => {
    let taken: Seat[] = []
    return ({ seat, state, move, events }) => {
      if (move.card !== null) taken.push(seat)
      if (!events.some(({ type }) => type === 'turn-order')) return
      const first = state.era === 'canal' && state.round === 1
      same(
        taken,
        state.turnOrder.flatMap((other) => (first ? [other] : [other, other])),
        'who acted',
      )
      same(taken.length, setup.seats * (first ? 1 : 2), 'actions of the round')
      taken = []
    }
  },

  'the next round is played in the order of money spent, ties as they stood': ({ turnOrder, setup }) => {
    let order = [...turnOrder]
    const spent = new Array<number>(setup.seats).fill(0)
    return ({ events, next }) => {
      for (const event of events) {
        if (event.type === 'build' || event.type === 'link' || event.type === 'use')
          spent[event.seat] += event.cost
        if (event.type !== 'turn-order') continue
        same(event.spent, spent, 'spent')
        order = [...order.entries()]
          .sort(([i, a], [j, b]) => spent[a] - spent[b] || i - j)
          .map(([, seat]) => seat)
        same(event.order, order, 'new order')
        spent.fill(0)
      }
      same(next.turnOrder, order, 'order of the state')
    }
  },

  'hands are filled up to eight once, after the turn, while the deck lasts': () => {
    return ({ seat, state, events, next }) => {
      const draws = events.filter((event) => event.type === 'draw')
      const turnIsOver = events.some(({ type }) => type === 'turn' || type === 'turn-order')
      if (!turnIsOver) {
        same(draws.length, 0, 'nothing is drawn within a turn')
        return
      }
      if (state.pending?.type === 'shortfall' || events.some(({ type }) => type === 'era')) return
      const short = 8 - next.players[seat].hand.length
      holds(short <= 0 || next.deck.length === 0, 'the hand is full or the deck empty')
    }
  },

  'the rail era begins with empty lines, no tile of level 1, every barrel in its place and eight cards each':
    (first) => {
      const { kinds, merchantTiles, edition } = rulesOf(first)
      return ({ state, events, next }) => {
        if (state.era === next.era) return
        holds(
          next.era === 'rail' && next.round === 1 && next.actionsLeft === 2 && next.pending === null,
          'a fresh turn',
        )
        same(
          next.links.filter((owner) => owner !== null),
          [],
          'links',
        )
        const removed = events.flatMap((event) => (event.type === 'tile-removed' ? [event.slot] : []))
        next.slots.forEach((tile, slot) => {
          holds(tile === null || kinds[tile.kind].level > 1, 'a tile of level 1 is left')
          const before = state.slots[slot]
          if (removed.includes(slot) && before !== null)
            same(kinds[before.kind].level, 1, 'level of a tile removed')
        })
        for (const merchant of next.merchants)
          same(
            merchant?.barrel ?? false,
            merchant !== null && merchantTiles[merchant.tile].buys !== 0,
            'barrel',
          )
        same(
          [next.merchants.map((merchant) => merchant?.tile), next.faceDown],
          [state.merchants.map((merchant) => merchant?.tile), []],
          'merchants',
        )
        for (const { hand, discard, linksLeft, spent } of next.players)
          same(
            [hand.length, discard.length, linksLeft, spent],
            [edition.start.hand, 0, 14, 0],
            'hand, discard, links, spent',
          )
      }
    },

  'income is taken after every round but the last, in the new order': ({ setup }) => {
    let served: Seat[] = []
    return ({ events, next }) => {
      for (const event of events) {
        if (event.type === 'income') served.push(event.seat)
        if (event.type !== 'round' && event.type !== 'over') continue
        const last = event.type === 'over' && !setup.variants.includes('introductory-income')
        const order = events.find(({ type }) => type === 'turn-order')
        const seats = order?.type === 'turn-order' ? order.order : next.turnOrder
        same(served, last ? [] : seats, 'who took income')
        served = []
      }
    }
  },
}
