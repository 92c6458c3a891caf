// The merchants of Brass: Birmingham: spaces with their beer bonuses, and the nine tiles dealt onto them.

import type { MerchantSpaceRow, MerchantTileRow } from '../edition.ts'

export const merchantSpaces: readonly MerchantSpaceRow[] = [
  { location: 'warrington', spaces: 2, fromSeats: 3, bonus: { gives: 'money', amount: 5 } },
  { location: 'nottingham', spaces: 2, fromSeats: 4, bonus: { gives: 'vp', amount: 3 } },
  { location: 'shrewsbury', spaces: 1, fromSeats: 2, bonus: { gives: 'vp', amount: 4 } },
  { location: 'gloucester', spaces: 2, fromSeats: 2, bonus: { gives: 'develop', amount: 1 } },
  { location: 'oxford', spaces: 2, fromSeats: 2, bonus: { gives: 'income', amount: 2 } },
]

export const merchantTiles: readonly MerchantTileRow[] = [
  { id: 'blank', buys: [], copies: { 2: 2, 3: 3, 4: 3 } },
  { id: 'cotton', buys: ['cotton'], copies: { 2: 1, 3: 1, 4: 2 } },
  { id: 'manufacturer', buys: ['manufacturer'], copies: { 2: 1, 3: 1, 4: 2 } },
  { id: 'pottery', buys: ['pottery'], copies: { 2: 0, 3: 1, 4: 1 } },
  { id: 'all-goods', buys: ['cotton', 'manufacturer', 'pottery'], copies: { 2: 1, 3: 1, 4: 1 } },
]
