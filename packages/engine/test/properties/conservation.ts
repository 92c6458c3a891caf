// Laws of conservation: nothing is lost, nothing is made, and nothing leaves its bounds.

import { type CardId, type GameEvent, type Ruleset, rulesOf, type State, type Tile } from '@ironbridge/engine'
import { type Facts, factsOf } from './facts.ts'
import { holds, type Law, same } from './laws.ts'
import { bookkeeper, type Ledger, levelOf, markerOf } from './ledger.ts'

export const conservation: Readonly<Record<string, Law>> = {
  'deck, hands, discards and face-down cards are always the whole deck': (first) => {
    const rules = rulesOf(first)
    const facts = factsOf(first.setup)
    checkDeck(rules, facts, first)
    return ({ next }) => checkDeck(rules, facts, next)
  },

  'face-down cards lie there until the era ends, as many as were dealt': (first) => {
    const facts = factsOf(first.setup)
    let dealt = first.faceDown.join()
    return ({ events, next }) => {
      if (events.some(({ type }) => type === 'era')) dealt = next.faceDown.join()
      same(next.faceDown.join(), dealt, 'face-down cards')
      same(next.faceDown.length, facts.faceDown[next.era], 'number of face-down cards')
    }
  },

  'cotton tiles face down and turned up are always the whole set, and the marker stands where they say': (
    first,
  ) => {
    const { demand } = factsOf(first.setup)
    const keeper = bookkeeper(first)
    return (decision) => {
      const market = decision.next.distantMarket
      const books = keeper(decision)
      same(market === null, demand === null, 'an edition without a distant market has none')
      if (market === null || demand === null) return
      same(market.used, books.demand, 'tiles turned up in this era')
      same(
        [...market.tiles, ...market.used].sort((a, b) => a - b),
        demand.tiles,
        'tiles of the set',
      )
      same(market.space, markerOf(books), 'marker')
    }
  },

  'wild cards are on their piles or in hands, four of each': (first) => {
    const rules = rulesOf(first)
    return ({ next }) => {
      rules.wildCards.forEach((card, wild) => {
        const held = next.players.flatMap(({ hand }) => hand).filter((other) => other === card).length
        same(next.wilds[wild] + held, 4, rules.cards[card].id)
      })
      const lost = [...next.deck, ...next.faceDown, ...next.players.flatMap(({ discard }) => discard)]
      holds(!lost.some((card) => rules.cards[card].wild), 'no wild card is shuffled or discarded')
    }
  },

  'hands are ascending and never above eight cards after a turn': () => {
    return ({ next }) => {
      for (const { hand } of next.players) {
        holds(hand.length <= 8, 'at most eight cards')
        holds(!hand.some((card, place) => place > 0 && hand[place - 1] > card), 'ascending')
      }
    }
  },

  'each mat gives its 45 or 37 tiles lowest first, to the board or out of the game, and none returns': (
    first,
  ) => {
    const keeper = bookkeeper(first)
    const goneBefore = first.players.map(() => 0)
    return (decision) => {
      const books = keeper(decision)
      if (decision.events.some(({ type }) => MOVES_TILES.has(type)))
        decision.next.players.forEach((_, seat) => checkTiles(books, decision.next, seat, goneBefore))
    }
  },

  'links laid and links left are fourteen in each era, on lines of that era': (first) => {
    const rules = rulesOf(first)
    return ({ next }) => {
      next.players.forEach(({ linksLeft }, seat) => {
        const laid = next.links.filter((owner) => owner === seat).length
        if (!next.over) same(laid + linksLeft, 14, `links of seat ${seat}`)
        holds(linksLeft >= 0, 'link tiles left')
      })
      next.links.forEach((owner, line) => {
        const { eras } = rules.lines[line]
        holds(owner === null || eras === 'both' || eras === next.era, 'a link lies on a line of its era')
      })
    }
  },

  'cash changes by exactly what the events say the bank paid and took': agreeing(({ seats }, { players }) => {
    players.forEach(({ money }, seat) => same(money, seats[seat].money, `money of seat ${seat}`))
  }),

  'money lies on the character tile as spent until the order is set': agreeing(({ seats }, { players }) => {
    players.forEach(({ spent }, seat) => same(spent, seats[seat].spent, `spent by seat ${seat}`))
  }),

  'points change by exactly what the events say': agreeing(({ seats }, { players }) => {
    players.forEach(({ vp }, seat) => same(vp, seats[seat].vp, `points of seat ${seat}`))
  }),

  'the income marker moves by flips, bonuses and loans alone, as the track says': (first) => {
    const spaces = first.players.map(({ incomeSpace }) => incomeSpace)
    return ({ events, next }) => {
      for (const event of events) {
        if (event.type === 'flip') advance(spaces, event.owner, event.income)
        if (event.type === 'demand') advance(spaces, event.seat, event.bonus ?? 0)
        if (event.type === 'bonus' && event.gives === 'income') advance(spaces, event.seat, event.amount)
        if (event.type === 'loan') {
          const levels = event.amount / 10
          same(event.levels, levels, 'levels lost by the loan')
          const level = levelOf(spaces[event.seat]) - levels
          holds(level >= -10, 'no loan below -10')
          let space = 99
          while (levelOf(space) > level) space--
          spaces[event.seat] = space
        }
        if (event.type === 'income')
          same(event.amount, levelOf(spaces[event.seat]), `income of seat ${event.seat}`)
      }
      next.players.forEach(({ incomeSpace }, seat) =>
        same(incomeSpace, spaces[seat], `marker of seat ${seat}`),
      )
    }
  },

  'cubes on tiles and in markets and barrels are what the events leave': agreeing((books, next) => {
    next.slots.forEach((tile, slot) => same(tileText(tile), tileText(books.tiles[slot]), `slot ${slot}`))
    same(next.coal, books.market.coal, 'coal market')
    same(next.iron, books.market.iron, 'iron market')
    next.merchants.forEach((merchant, id) =>
      same(merchant?.barrel ?? false, books.barrels[id], `barrel ${id}`),
    )
  }),

  'links on the board are those that the events laid': agreeing((books, next) => {
    next.links.forEach((owner, line) => same(owner, books.links[line], `line ${line}`))
  }),

  'every number stays within its bounds': (first) => {
    const { coal, iron, debtCarried } = factsOf(first.setup)
    return ({ next }) => {
      holds(next.coal >= 0 && next.coal <= coal.spaces, `coal market ${next.coal}`)
      holds(next.iron >= 0 && next.iron <= iron.spaces, `iron market ${next.iron}`)
      for (const { money, spent, vp, incomeSpace } of next.players) {
        for (const amount of debtCarried ? [spent, vp] : [money, spent, vp])
          holds(Number.isInteger(amount) && amount >= 0, `${amount} is whole, not below 0`)
        holds(Number.isInteger(money), `${money} is whole`)
        holds(
          Number.isInteger(incomeSpace) && incomeSpace >= 0 && incomeSpace <= 99,
          `income space ${incomeSpace}`,
        )
      }
    }
  },

  'a player has at most one tile in a town in the canal era': (first) => {
    const { locations } = rulesOf(first)
    return ({ next }) => {
      if (next.era !== 'canal') return
      for (const { id, slots } of locations) {
        let owners = 0
        for (const slot of slots) {
          const tile = next.slots[slot]
          if (tile === null) continue
          holds((owners & (1 << tile.owner)) === 0, `two tiles of one player in ${id}`)
          owners |= 1 << tile.owner
        }
      }
    }
  },

  'an unflipped producer holds something, a flipped tile nothing, and slots show what stands on them': (
    first,
  ) => {
    const { kinds, slots } = rulesOf(first)
    return ({ next }) => {
      next.slots.forEach((tile, slot) => {
        if (tile === null) return
        const { makes, industry, cubes, level, id } = kinds[tile.kind]
        holds(level > 0, `${id} is never built`)
        if (id.startsWith('shipyard')) holds(tile.flipped, 'a shipyard stands flipped')
        if (tile.flipped || makes === null) same(tile.cubes, 0, `cubes on ${slots[slot].id}`)
        else
          holds(
            tile.cubes > 0 && tile.cubes <= Math.max(cubes.canal, cubes.rail),
            `cubes on ${slots[slot].id}`,
          )
        holds((slots[slot].industries & (1 << industry)) !== 0, `${slots[slot].id} shows its industry`)
      })
    }
  },
}

/** The books kept from the events agree with the state in this. */
function agreeing(agree: (books: Ledger, next: State) => void): Law {
  return (first) => {
    const keeper = bookkeeper(first)
    return (decision) => agree(keeper(decision), decision.next)
  }
}

const tileText = (tile: Tile | null): string =>
  tile === null ? '' : `${tile.kind} ${tile.owner} ${tile.flipped} ${tile.cubes}`

const MOVES_TILES: ReadonlySet<GameEvent['type']> = new Set([
  'build',
  'overbuild',
  'develop',
  'shortfall',
  'tile-removed',
])

function checkDeck(rules: Ruleset, facts: Facts, { deck, faceDown, players }: State): void {
  const cards: CardId[] = [...deck, ...faceDown]
  for (const { hand, discard } of players) {
    cards.push(...discard)
    for (const card of hand) if (!rules.cards[card].wild) cards.push(card)
  }
  cards.sort((a, b) => a - b)
  same(cards.length, facts.cards, 'number of cards')
  holds(!cards.some((card, place) => card !== rules.deck[place]), 'the cards are those of the deck')
}

function checkTiles({ rules, facts, seats }: Ledger, state: State, seat: number, goneBefore: number[]): void {
  const { built, developed, lost } = seats[seat]
  let [left, board, gone] = [0, 0, 0]
  rules.industries.forEach(({ stack }, industry) => {
    const taken = state.players[seat].mat[industry]
    stack.forEach((kind, place) => {
      const wentAway = place - stack.indexOf(kind) < built[kind] + developed[kind]
      same(wentAway, place < taken, `${rules.kinds[kind].id} away from the mat`)
    })
    left += stack.length - taken
  })
  const onBoard = rules.kinds.map(() => 0)
  for (const tile of state.slots) if (tile?.owner === seat) onBoard[tile.kind]++
  onBoard.forEach((standing, kind) => {
    same(standing, built[kind] - lost[kind], `${rules.kinds[kind].id} of seat ${seat} on the board`)
    board += standing
    gone += developed[kind] + lost[kind]
  })
  same(left + board + gone, facts.tilesPerMat, `tiles of seat ${seat}`)
  holds(gone >= goneBefore[seat], 'tiles gone stay away')
  goneBefore[seat] = gone
}

/** The marker stops at the last space. */
function advance(spaces: number[], seat: number, by: number): void {
  spaces[seat] = Math.min(99, spaces[seat] + by)
}
