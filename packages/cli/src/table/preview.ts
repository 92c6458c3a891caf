// What a move would cost and bring, read from the events that it would tell.

import {
  at,
  type Move,
  play,
  type Ruleset,
  rulesOf,
  type Seat,
  type State,
  seatName,
  seatToMove,
  type TileKindId,
} from '@ironbridge/engine'

export interface PreviewText {
  readonly price: number
  readonly earned: number
  /** `flips coal-1@dudley:1 of B`. */
  readonly effects: readonly string[]
}

/** Only what follows at once: what is drawn or scored later stays hidden. */
export function preview(state: State, move: Move): PreviewText {
  const rules = rulesOf(state)
  const seat = seatToMove(state)
  let price = 0
  let earned = 0
  const effects: string[] = []
  const odds = oddsOfSale(state, move)
  if (odds !== null) return { price, earned, effects: [odds] }
  play(state, move, (event) => {
    switch (event.type) {
      case 'build':
      case 'link':
      case 'use':
        price += event.cost
        break
      case 'market-sale':
        earned += event.price
        break
      case 'loan':
        earned += event.amount
        effects.push(`income -${event.levels}`)
        break
      case 'overbuild':
        effects.push(`replaces ${tileName(rules, event.kind, event.owner)}`)
        break
      case 'flip':
        effects.push(
          `flips ${tileName(rules, event.kind, event.owner)}${event.owner === seat ? `, income +${event.income}` : ''}`,
        )
        break
      case 'bonus':
        effects.push(`bonus ${bonusText[event.gives](event.amount)}`)
        break
      case 'shortfall':
        earned += event.raised
        break
      default:
    }
  })
  return { price, earned, effects }
}

/** What the distant market will do is known to nobody, and playing the move would tell: `sold by 10 of 12 tiles`. */
function oddsOfSale(state: State, move: Move): string | null {
  const { edition, seats, buyers } = rulesOf(state)
  const market = state.distantMarket
  if (move.type !== 'sell' || market === null || at(buyers, move.buyer).slot !== null) return null
  const { bonuses = [], tiles = {} } = edition.distantMarket ?? {}
  const unseen = [...(tiles[seats] ?? [])]
  for (const steps of market.used) if (unseen.includes(steps)) unseen.splice(unseen.indexOf(steps), 1)
  const selling = unseen.filter((steps) => market.space + steps < bonuses.length)
  return `sold by ${selling.length} of ${unseen.length} tiles`
}

const tileName = (rules: Ruleset, kind: TileKindId, owner: Seat): string =>
  `${at(rules.kinds, kind).id} of ${seatName(owner)}`

const bonusText = {
  money: (amount: number) => `£${amount}`,
  vp: (amount: number) => `${amount} VP`,
  income: (amount: number) => `income +${amount}`,
  develop: () => 'a tile off the mat',
}

/** One line for several moves: what they have in common, and the range of their prices. */
export function previewText(previews: readonly PreviewText[]): string {
  const [first, ...others] = previews
  const common = (first?.effects ?? []).filter((effect) =>
    others.every(({ effects }) => effects.includes(effect)),
  )
  return [
    ...range(
      previews.map(({ price }) => price),
      '',
    ),
    ...range(
      previews.map(({ earned }) => earned),
      '+',
    ),
    ...common,
  ].join(', ')
}

/** `£5`, `£5-8`, or nothing for nothing. */
function range(numbers: readonly number[], sign: string): string[] {
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)]
  return high === 0 ? [] : [low === high ? `${sign}£${low}` : `${sign}£${low}-${high}`]
}
