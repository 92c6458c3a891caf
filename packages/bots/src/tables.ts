// Tables by name: what was made for one of them is kept under it.

import type { Setup } from '@ironbridge/engine'

/** `lancashire-2-two-player-map`. */
export const tableName = ({ edition, seats, variants }: Setup): string =>
  [edition, seats, ...variants].join('-')
