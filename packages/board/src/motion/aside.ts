// What is about to leave the board, copied while it is still there: it can be seen to go when the board shows what follows.

import type { GameEvent, SlotId } from '@ironbridge/engine'

export interface Aside {
  readonly tiles: ReadonlyMap<SlotId, Element>
  /** The whole position of an era that ends. */
  readonly era: Element | null
}

export const nothingAside: Aside = { tiles: new Map(), era: null }

/** Before the board is drawn anew: what these events take away. */
export function takeAside(board: Element, events: readonly GameEvent[]): Aside {
  const tiles = new Map<SlotId, Element>()
  let era: Element | null = null
  for (const event of events) {
    if (event.type === 'overbuild') {
      const tile = copyOf(board.querySelector(`[data-slot="${event.slot}"]`)?.parentElement)
      if (tile !== null) tiles.set(event.slot, tile)
    }
    if (event.type === 'era') era = copyOf(board.querySelector('[data-slot]')?.closest('svg'))
  }
  return { tiles, era }
}

/** Without the names by which the board finds its parts. */
function copyOf(element: Element | null | undefined): Element | null {
  const copy = element?.cloneNode(true)
  if (!(copy instanceof Element)) return null
  for (const part of [copy, ...copy.querySelectorAll('*')])
    for (const name of NAMES) part.removeAttribute(name)
  return copy
}

const NAMES = ['id', 'data-slot', 'data-line', 'data-token', 'data-merchant', 'data-marker', 'data-goods']
