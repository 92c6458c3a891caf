// What moves on the board after a move, as plain steps with times. Nothing is learnt from motion alone.

import {
  type GameEvent,
  type Goods,
  isBarrel,
  type LineId,
  MARKET,
  merchantOfBarrel,
  type Seat,
  type SlotId,
  type State,
} from '@ironbridge/engine'
import { distantCell } from '../draw/DistantArt.tsx'
import { nextCells } from '../draw/MarketArt.tsx'
import { incomeCell } from '../maps/furniture.ts'
import { middleOf, type Point } from '../maps/geometry.ts'
import type { Layout } from '../maps/layout.ts'
import { boxOf } from '../maps/places.ts'
import { linePlace, merchantPlace, type Place, slotPlace } from '../place.ts'
import { wayAlong } from './way.ts'

export type MotionStep = { readonly delay: number; readonly duration: number } & Motion

export type Motion =
  /** A tile comes to its slot from somewhere. */
  | { readonly type: 'tile'; readonly slot: SlotId; readonly from: Point; readonly to: Point }
  /** A band is drawn along a line, then its token drops. */
  | { readonly type: 'link'; readonly line: LineId; readonly seat: Seat }
  /** A cube or barrel goes through points. */
  | { readonly type: 'goods'; readonly goods: Goods; readonly way: readonly Point[] }
  | { readonly type: 'flip'; readonly slot: SlotId }
  /** A short text rises and fades. */
  | { readonly type: 'text'; readonly text: string; readonly at: Point }
  /** An income marker runs along the frame. */
  | { readonly type: 'marker'; readonly seat: Seat; readonly way: readonly Point[] }
  /** The points of a link or tile, in its owner's colour, long enough to be read. */
  | { readonly type: 'score'; readonly text: string; readonly at: Point; readonly seat: Seat }
  /** The tile that stood there slides off the board. */
  | { readonly type: 'leave'; readonly slot: SlotId }
  /** One era gives way to the next. */
  | { readonly type: 'era' }
  /** Something is gone: what is left appears. */
  | { readonly type: 'fade'; readonly slot: SlotId }

const TILE = 320
const LINK = 360
const GOODS = 280
const GOODS_APART = 60
/** However many there are. */
const GOODS_IN_ALL = 900
const SALE = 300
const FLIP = 420
const RISE = 600
const LEAVE = 260
const ERA = 900
const SCORE = 1000
const SCORES_APART = 130

/**
 * Steps for the events of one move. `before` is the position it was made in, `origin` where the mover's tiles come from.
 * Goods arrive first, then the piece, then what follows from it.
 */
export function stepsOf(
  layout: Layout,
  before: State,
  events: readonly GameEvent[],
  origin: Point,
): MotionStep[] {
  const target = targetOf(events)
  const market = { coal: before.coal, iron: before.iron }
  const uses = events.filter(({ type }) => type === 'use').length
  const apart = Math.min(GOODS_APART, uses > 1 ? (GOODS_IN_ALL - GOODS) / (uses - 1) : 0)
  const steps: MotionStep[] = []
  const middle = (place: Place): Point => middleOf(boxOf(layout, place))
  const add = (delay: number, duration: number, motion: Motion): void => {
    steps.push({ delay, duration, ...motion })
  }
  /** When all is over, and when the latest step begins. */
  const end = (): number => Math.max(0, ...steps.map(({ delay, duration }) => delay + duration))
  const latest = (): number => steps.at(-1)?.delay ?? 0

  for (const [index, event] of events.entries()) {
    switch (event.type) {
      case 'use': {
        const { at, place } = sourceOf(layout, event, market)
        const straight = event.goods === 'iron' || !place || !target
        const way = straight
          ? [at, target ? middle(target) : origin]
          : wayAlong(layout, before, place, target)
        add(steps.length * apart, GOODS, { type: 'goods', goods: event.goods, way })
        break
      }
      case 'overbuild':
        add(end(), LEAVE, { type: 'leave', slot: event.slot })
        break
      case 'build':
        add(end(), TILE, { type: 'tile', slot: event.slot, from: origin, to: middle(slotPlace(event.slot)) })
        break
      case 'link':
        add(end(), LINK, { type: 'link', line: event.line, seat: event.seat })
        break
      case 'market-sale': {
        const { cells, box } = layout.furniture[event.goods]
        const cell = cells[cells.length - ++market[event.goods]] ?? box
        const way = [middle(slotPlace(event.slot)), middleOf(cell)]
        const isFirst = events[index - 1]?.type !== 'market-sale'
        add(isFirst ? end() : latest() + GOODS_APART, SALE, { type: 'goods', goods: event.goods, way })
        break
      }
      case 'flip': {
        const start = end()
        add(start, FLIP, { type: 'flip', slot: event.slot })
        if (event.income > 0)
          add(start + FLIP / 2, RISE, {
            type: 'text',
            text: `+${event.income}`,
            at: middle(slotPlace(event.slot)),
          })
        break
      }
      case 'income-space':
        add(latest(), RISE, { type: 'marker', seat: event.seat, way: alongFrame(event.from, event.to) })
        break
      case 'bonus':
        add(latest(), RISE, {
          type: 'text',
          text: `+${event.amount}`,
          at: middle(merchantPlace(event.merchant)),
        })
        break
      case 'demand': {
        const { distant } = layout.furniture
        if (distant)
          add(end(), RISE, {
            type: 'text',
            text: `−${event.steps}`,
            at: middleOf(distantCell(distant, event.space)),
          })
        break
      }
      case 'score-link':
      case 'score-tile':
        add(latest() + SCORES_APART, SCORE, {
          type: 'score',
          text: `+${event.vp}`,
          at: middle(event.type === 'score-link' ? linePlace(event.line) : slotPlace(event.slot)),
          seat: event.seat,
        })
        break
      case 'era':
        add(end(), ERA, { type: 'era' })
        break
      case 'tile-removed':
      case 'shortfall':
        add(latest(), TILE, { type: 'fade', slot: event.slot })
        break
    }
  }
  return steps
}

/** Where goods are wanted: what the move builds, lays or sells. */
function targetOf(events: readonly GameEvent[]): Place | null {
  for (const event of events) {
    if (event.type === 'build' || event.type === 'sell') return slotPlace(event.slot)
    if (event.type === 'link') return linePlace(event.line)
  }
  return null
}

type Use = Extract<GameEvent, { type: 'use' }>

/** Where a cube or barrel stood. Bought cubes leave the market, cheapest first. */
function sourceOf(
  layout: Layout,
  { from, goods }: Use,
  market: { coal: number; iron: number },
): { at: Point; place: Place | null } {
  if (from === MARKET) {
    // No market sells beer.
    const sold = goods === 'iron' ? 'iron' : 'coal'
    const { cells, box } = layout.furniture[sold]
    const cell = cells[nextCells(cells.length, market[sold], 1)[0] ?? -1]
    market[sold] = Math.max(0, market[sold] - 1)
    return { at: middleOf(cell ?? box), place: null }
  }
  const place = isBarrel(from) ? merchantPlace(merchantOfBarrel(from)) : slotPlace(from)
  return { at: middleOf(boxOf(layout, place)), place }
}

const alongFrame = (from: number, to: number): Point[] => {
  const step = from <= to ? 1 : -1
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, index) =>
    middleOf(incomeCell(from + step * index)),
  )
}
