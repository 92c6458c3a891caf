// Laws of rounds, turns and turn order.

import { type GameEvent, rulesOf, type Seat } from '@ironbridge/engine'
import { factsOf } from './facts.ts'
import { holds, type Law, same } from './laws.ts'
import { levelOf } from './ledger.ts'

/** Actions of a whole game, by players and rounds of an era: one each in the first round, two in every other. */
const ACTIONS: Readonly<Record<string, number>> = { '2/10': 78, '3/9': 105, '4/8': 124, '3/10': 117 }
const CANAL_ACTIONS: Readonly<Record<string, number>> = { '2/10': 38, '3/9': 51, '4/8': 60, '3/10': 57 }

export const rounds: Readonly<Record<string, Law>> = {
  'an era has exactly ten, nine or eight rounds; ten with three players and the whole deck': ({ setup }) => {
    const facts = factsOf(setup)
    const counted = { canal: 1, rail: 0 }
    return ({ events, next }) => {
      for (const event of events) {
        if (event.type !== 'round') continue
        counted[event.era]++
        same(event.round, counted[event.era], 'rounds are counted from one')
      }
      same(next.round, counted[next.era], 'round of the state')
      if (!next.over) return
      const rail = setup.variants.includes('introductory') ? 0 : facts.rounds
      same(counted, { canal: facts.rounds, rail }, 'rounds played')
    }
  },

  'a game has exactly 78, 105, 117 or 124 actions, each costing one card': ({ setup }) => {
    const facts = factsOf(setup)
    let paid = 0
    return ({ move, next }) => {
      if (move.card !== null) paid += actionsOf(move.type)
      if (!next.over) return
      same(paid, (facts.eras === 1 ? CANAL_ACTIONS : ACTIONS)[`${setup.seats}/${facts.rounds}`], 'actions')
    }
  },

  'every seat has one turn a round, of two actions but in the first round': ({ setup }) => {
    let taken: Seat[] = []
    return ({ seat, state, move, events }) => {
      if (move.card !== null) for (let i = 0; i < actionsOf(move.type); i++) taken.push(seat)
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

  'building anywhere takes two actions, two cards and one build, and never the first round': () => {
    return ({ state, move, events, next }) => {
      const paid = events.flatMap((event) => (event.type === 'discard' ? event.cards : [])).length
      same(paid, move.card === null ? 0 : move.type === 'scout' ? 3 : actionsOf(move.type), 'cards paid')
      if (move.type === 'anywhere') {
        same(state.actionsLeft, 2, 'actions left before it')
        holds(state.era !== 'canal' || state.round > 1, 'not in the first round')
        same([next.pending?.type, next.actionsLeft], ['anywhere', 1], 'the build is open')
      }
      if (state.pending?.type === 'anywhere') {
        same(move.type, 'build', 'what follows the two cards')
        holds(
          next.pending?.type !== 'anywhere' &&
            events.some(({ type }) => type === 'turn' || type === 'turn-order'),
          'the turn is over',
        )
      }
    }
  },

  'loans are offered exactly where the rulings offer them': ({ setup }) => {
    const { loans, rounds: last, roundsWithoutLoans } = factsOf(setup)
    return ({ state, seat, legal }) => {
      if (state.pending !== null) return
      const tooLate = state.era === 'rail' && state.round > last - roundsWithoutLoans
      const level = levelOf(state.players[seat].incomeSpace)
      const wanted = tooLate ? [] : loans.filter((amount) => level - amount / 10 >= -10)
      const offered = legal.flatMap((move) => (move.type === 'loan' ? [move.amount] : []))
      same([...new Set(offered)], wanted, 'loans offered')
    }
  },

  'hands are filled up to eight once, while the deck lasts: after the turn, or for all after the round': ({
    setup,
  }) => {
    const { refill } = factsOf(setup)
    return ({ seat, state, events, next }) => {
      const draws = events.filter((event) => event.type === 'draw')
      if (refill === 'after a round') {
        const orderAt = events.findIndex(({ type }) => type === 'turn-order')
        if (orderAt < 0) same(draws.length, 0, 'nothing is drawn within a round')
        else {
          holds(firstOf(events, ['draw']) > orderAt, 'hands are filled after the order is set')
          for (const { hand } of next.players)
            holds(hand.length === 8 || next.deck.length === 0, 'every hand is full or the deck empty')
        }
        return
      }
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
      const { kinds, merchantTiles, edition, eras, seats } = rulesOf(first)
      return ({ state, events, next }) => {
        if (state.era === next.era) return
        // Where income comes first in a round, a shortfall may interrupt it.
        if (next.pending === null)
          holds(next.era === 'rail' && next.round === 1 && next.actionsLeft === 2, 'a fresh turn')
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
        same(next.faceDown.length, eras.rail.setAside[seats], 'cards set aside')
        for (const merchant of next.merchants)
          same(
            merchant?.barrel ?? false,
            merchant !== null && merchantTiles[merchant.tile].buys !== 0,
            'barrel',
          )
        same(
          next.merchants.map((merchant) => merchant?.tile),
          state.merchants.map((merchant) => merchant?.tile),
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

  'income is taken after every round but the last, or before every round, in the new order': ({ setup }) => {
    const facts = factsOf(setup)
    const before = facts.income === 'before a round'
    let served: Seat[] = []
    return ({ events, next }) => {
      for (const event of events) {
        if (event.type === 'income') served.push(event.seat)
        if (before && event.type === 'over') same(served, [], 'who took income at the end')
        if (before ? event.type !== 'turn' : event.type !== 'round' && event.type !== 'over') continue
        const last = event.type === 'over' && !facts.incomeAfterLastRound
        const order = events.find(({ type }) => type === 'turn-order')
        const seats = order?.type === 'turn-order' ? order.order : next.turnOrder
        // Before the first turn of a round everyone is served, before the others nobody.
        const none = last || (before && event.type === 'turn' && event.seat !== seats[0])
        same(served, none ? [] : seats, 'who took income')
        served = []
      }
    }
  },

  'income comes before the scores of an era, or after them': ({ setup }) => {
    const before = factsOf(setup).income === 'before a round'
    return ({ events }) => {
      const scored = firstOf(events, ['score-link', 'score-tile', 'tile-removed', 'shuffle', 'score-final'])
      events.forEach(({ type }, place) => {
        if (type === 'income' && scored < events.length)
          same(place > scored, before, 'income taken after the scores')
      })
    }
  },

  'the first order is any, or goes round the table': (first) => {
    const seats = first.players.length
    if (first.setup.edition === 'classic')
      first.turnOrder.forEach((seat, place) => same(seat, (first.turnOrder[0] + place) % seats, 'clockwise'))
    return () => undefined
  },

  'a closed distant market takes nothing until the era ends': (first) => {
    const { buyers } = rulesOf(first)
    return ({ state, legal }) => {
      if (state.distantMarket === null || state.distantMarket.space < 8) return
      for (const move of legal)
        if (move.type === 'sell') holds(buyers[move.buyer].slot !== null, 'only ports buy')
    }
  },
}

const actionsOf = (type: string): number => (type === 'anywhere' ? 2 : 1)

/** The place of the first event of these kinds; behind the last if there is none. */
function firstOf(events: readonly GameEvent[], types: readonly GameEvent['type'][]): number {
  const place = events.findIndex(({ type }) => types.includes(type))
  return place < 0 ? events.length : place
}
