// What an example of the reference draws: a few places of nowhere, or the order of play before and after a round.

import type { SmallBoardData } from '@ironbridge/board/small'

export type Drawing =
  | ({ readonly type: 'board' } & SmallBoardData)
  | { readonly type: 'order'; readonly spent: readonly Spending[] }

/** In the order of the round that ends. */
export interface Spending {
  readonly seat: number
  readonly money: number
}
