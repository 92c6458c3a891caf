// Where the markets, the cartouche and the spaces of the income frame are.

import type { Ruleset } from '@ironbridge/engine'
import type { Box } from './geometry.ts'
import { BOARD, CELL, FRAME } from './sizes.ts'
import type { MapTable } from './table.ts'

export interface Furniture {
  readonly coal: MarketBoxes
  readonly iron: MarketBoxes
  readonly distant: Box | null
  readonly cartouche: Box
}

export interface MarketBoxes {
  readonly shape: 'tall' | 'wide'
  readonly box: Box
  /** By space, cheapest first. */
  readonly cells: readonly Box[]
  /** Prices and where they stand, cheapest first; the last one is that of an empty market. */
  readonly prices: readonly { readonly price: number; readonly box: Box }[]
}

export function furnitureOf({ edition }: Ruleset, map: MapTable): Furniture {
  const [x, y] = map.markets.at
  const market = map.markets.shape === 'tall' ? tallMarket : wideMarket
  const apart = map.markets.shape === 'tall' ? 152 : 318
  return {
    coal: market(x, y, edition.markets.coal),
    iron: market(x + apart, y, edition.markets.iron),
    distant: edition.distantMarket ? { x, y: y + 138, w: 622, h: 92 } : null,
    cartouche: map.cartouche,
  }
}

type MarketTable = Ruleset['edition']['markets']['coal']

export const MARKET_HEAD = { tall: 36, wide: 76 } as const
const ROW = 44
const COLUMN = 40

/** Dear at the top. */
function tallMarket(x: number, y: number, { prices, priceWhenEmpty }: MarketTable): MarketBoxes {
  const levels = [...new Set(prices)]
  const rows = levels.length + 1
  const rowAt = (row: number): number => y + MARKET_HEAD.tall + 4 + (rows - 1 - row) * ROW
  return {
    shape: 'tall',
    box: { x, y, w: 136, h: MARKET_HEAD.tall + 12 + rows * ROW },
    cells: prices.map((price, space) => ({
      x: x + 52 + (space - prices.indexOf(price)) * 40,
      y: rowAt(levels.indexOf(price)) + 5,
      w: CELL,
      h: CELL,
    })),
    prices: [...levels, priceWhenEmpty].map((price, row) => ({
      price,
      box: { x: x + 6, y: rowAt(row) + 5, w: 42, h: CELL },
    })),
  }
}

/** Dear at the right; the price of an empty market stands in the middle of what is left there. */
function wideMarket(x: number, y: number, { prices, priceWhenEmpty }: MarketTable): MarketBoxes {
  const levels = [...new Set(prices)]
  const columnAt = (column: number): number => x + MARKET_HEAD.wide + 10 + column * COLUMN
  const box = { x, y, w: 304, h: 124 }
  const rest = columnAt(levels.length) - 5
  return {
    shape: 'wide',
    box,
    cells: prices.map((price, space) => ({
      x: columnAt(levels.indexOf(price)),
      y: y + 40 + (space - prices.indexOf(price)) * 40,
      w: CELL,
      h: CELL,
    })),
    prices: [...levels, priceWhenEmpty].map((price, column) => ({
      price,
      box: {
        x: column < levels.length ? columnAt(column) - 3 : (rest + box.x + box.w) / 2 - 20,
        y: y + 7,
        w: 40,
        h: 28,
      },
    })),
  }
}

/** A space of the income track: clockwise from the top left, 30 above, 20 right, 30 below, 20 left. */
export function incomeCell(space: number): Box {
  const w = (BOARD.w - FRAME) / 30
  const h = (BOARD.h - FRAME) / 20
  if (space < 30) return { x: space * w, y: 0, w, h: FRAME }
  if (space < 50) return { x: BOARD.w - FRAME, y: (space - 30) * h, w: FRAME, h }
  if (space < 80) return { x: BOARD.w - (space - 49) * w, y: BOARD.h - FRAME, w, h: FRAME }
  return { x: 0, y: BOARD.h - (space - 79) * h, w: FRAME, h }
}
