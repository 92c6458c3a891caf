// The numbers of each edition and variant, written down a second time from the rulings.

import type { Era, Setup } from '@ironbridge/engine'

export interface Facts {
  readonly money: number
  readonly tilesPerMat: number
  /** Cards but for wild cards, and how many of them lie face down in an era. */
  readonly cards: number
  readonly faceDown: Readonly<Record<Era, number>>
  /** Rounds of an era, actions of the first era and of a whole game. */
  readonly rounds: number
  readonly eras: number
  readonly coal: MarketFacts
  readonly iron: MarketFacts
  /** Income of the spaces of demand, and the steps on the cotton tiles, ascending. */
  readonly demand: { readonly bonuses: readonly number[]; readonly tiles: readonly number[] } | null
  readonly income: 'after a round' | 'before a round'
  readonly refill: 'after a turn' | 'after a round'
  readonly incomeAfterLastRound: boolean
  /** Loans that are offered, and rounds at the end of the rail era without any. */
  readonly loans: readonly number[]
  readonly roundsWithoutLoans: number
  readonly debtCarried: boolean
  readonly tieByLevel: boolean
  readonly tieByOrder: boolean
  /** Places with two printed link icons. */
  readonly doubleIcons: readonly string[]
  /** Where one place of the network stands for another, for industry cards. */
  readonly virtualLinks: readonly (readonly [string, string])[]
  /** What an industry card may do with nothing on the board. */
  readonly firstTileOverbuilds: boolean
  readonly firstLinkAnywhere: boolean
  readonly buildsAnywhere: boolean
}

/** Two spaces of each price up to one below the price of an empty market. */
interface MarketFacts {
  readonly start: number
  readonly spaces: number
  readonly whenEmpty: number
}

type FactsOf = (setup: Setup) => Facts

const editionFacts = new Map<string, FactsOf>([
  ['birmingham', birmingham],
  ['lancashire', cotton],
  ['classic', cotton],
])

/** For an edition that is registered by a test. */
export function addFacts(edition: string, facts: FactsOf): void {
  editionFacts.set(edition, facts)
}

export function factsOf(setup: Setup): Facts {
  const facts = editionFacts.get(setup.edition)
  if (!facts) throw new Error(`No facts about ${setup.edition}.`)
  return facts(setup)
}

/** What the next cube of a market costs with so many in it; what the last one placed earned. */
export const priceAt = ({ whenEmpty }: MarketFacts, cubes: number): number => whenEmpty - Math.ceil(cubes / 2)

const ROUNDS: Readonly<Record<number, number>> = { 2: 10, 3: 9, 4: 8 }
const CARDS: Readonly<Record<number, number>> = { 2: 40, 3: 54, 4: 64 }

export function birmingham({ seats, variants }: Setup): Facts {
  return {
    money: 17,
    tilesPerMat: 45,
    cards: CARDS[seats],
    faceDown: { canal: seats, rail: 0 },
    rounds: ROUNDS[seats],
    eras: variants.includes('introductory') ? 1 : 2,
    coal: { start: 13, spaces: 14, whenEmpty: 8 },
    iron: { start: 8, spaces: 10, whenEmpty: 6 },
    demand: null,
    income: 'after a round',
    refill: 'after a turn',
    incomeAfterLastRound: variants.includes('introductory-income'),
    loans: [30],
    roundsWithoutLoans: 0,
    debtCarried: false,
    tieByLevel: variants.includes('tie-break-by-level'),
    tieByOrder: false,
    doubleIcons: ['warrington', 'nottingham', 'shrewsbury', 'gloucester', 'oxford'],
    virtualLinks: [],
    firstTileOverbuilds: false,
    firstLinkAnywhere: true,
    buildsAnywhere: false,
  }
}

const COTTON_TILES = {
  2: [1, 2, 2, 2, 3, 3, 3, 4],
  3: [0, 1, 2, 2, 2, 2, 3, 3, 3, 4],
  all: [0, 0, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4],
  map: [1, 2, 2, 2, 2, 3, 3, 4],
}

/** Both cotton games; the classic deck makes one of them as long as the other. */
function cotton({ edition, seats, variants }: Setup): Facts {
  const original = edition === 'classic'
  const wholeDeck = original || variants.includes('classic-deck')
  const smallMap = variants.includes('two-player-map')
  const market = smallMap ? { start: 6, spaces: 6, whenEmpty: 5 } : { start: 8, spaces: 8, whenEmpty: 5 }
  return {
    money: smallMap ? 25 : 30,
    tilesPerMat: 37,
    cards: wholeDeck ? 66 : CARDS[seats],
    faceDown: wholeDeck
      ? { canal: seats === 3 ? 9 : 6, rail: seats === 3 ? 6 : 2 }
      : { canal: seats, rail: 0 },
    rounds: wholeDeck && seats === 3 ? 10 : ROUNDS[seats],
    eras: variants.includes('introductory') ? 1 : 2,
    coal: market,
    iron: market,
    demand: {
      bonuses: [3, 3, 2, 2, 1, 1, 0, 0],
      tiles: COTTON_TILES[smallMap ? 'map' : wholeDeck || seats === 4 ? 'all' : (seats as 2 | 3)],
    },
    income: original ? 'before a round' : 'after a round',
    refill: original ? 'after a round' : 'after a turn',
    incomeAfterLastRound: variants.includes('introductory-income'),
    loans: [10, 20, 30],
    roundsWithoutLoans: 4,
    debtCarried: variants.includes('debt-carried'),
    tieByLevel: original ? !variants.includes('tie-break-by-space') : variants.includes('tie-break-by-level'),
    tieByOrder: original,
    doubleIcons: ['scotland', 'yorkshire', 'the-midlands', 'blackpool', 'southport', 'northwich'],
    virtualLinks: virtualLinks(original, variants),
    firstTileOverbuilds: !variants.includes('empty-slots-only'),
    firstLinkAnywhere: false,
    buildsAnywhere: true,
  }
}

function virtualLinks(original: boolean, variants: readonly string[]): Facts['virtualLinks'] {
  const there: [string, string] = ['liverpool', 'birkenhead']
  if (variants.includes('two-player-map')) return []
  if (variants.includes('virtual-link-one-way')) return [there]
  return original || variants.includes('virtual-link') ? [there, ['birkenhead', 'liverpool']] : []
}
