// The deck of Brass: Birmingham: copies of each card with 2, 3 and 4 players, and the wild cards beside it.

import type { CardRow } from '../edition.ts'

export const cards: readonly CardRow[] = [
  { id: 'birmingham', location: 'birmingham', copies: { 2: 3, 3: 3, 4: 3 } },
  { id: 'coventry', location: 'coventry', copies: { 2: 3, 3: 3, 4: 3 } },
  { id: 'nuneaton', location: 'nuneaton', copies: { 2: 1, 3: 1, 4: 1 } },
  { id: 'redditch', location: 'redditch', copies: { 2: 1, 3: 1, 4: 1 } },
  { id: 'coalbrookdale', location: 'coalbrookdale', copies: { 2: 3, 3: 3, 4: 3 } },
  { id: 'dudley', location: 'dudley', copies: { 2: 2, 3: 2, 4: 2 } },
  { id: 'kidderminster', location: 'kidderminster', copies: { 2: 2, 3: 2, 4: 2 } },
  { id: 'wolverhampton', location: 'wolverhampton', copies: { 2: 2, 3: 2, 4: 2 } },
  { id: 'worcester', location: 'worcester', copies: { 2: 2, 3: 2, 4: 2 } },
  { id: 'stafford', location: 'stafford', copies: { 2: 2, 3: 2, 4: 2 } },
  { id: 'burton-on-trent', location: 'burton-on-trent', copies: { 2: 2, 3: 2, 4: 2 } },
  { id: 'cannock', location: 'cannock', copies: { 2: 2, 3: 2, 4: 2 } },
  { id: 'tamworth', location: 'tamworth', copies: { 2: 1, 3: 1, 4: 1 } },
  { id: 'walsall', location: 'walsall', copies: { 2: 1, 3: 1, 4: 1 } },
  { id: 'leek', location: 'leek', copies: { 2: 0, 3: 2, 4: 2 } },
  { id: 'stoke-on-trent', location: 'stoke-on-trent', copies: { 2: 0, 3: 3, 4: 3 } },
  { id: 'stone', location: 'stone', copies: { 2: 0, 3: 2, 4: 2 } },
  { id: 'uttoxeter', location: 'uttoxeter', copies: { 2: 0, 3: 1, 4: 2 } },
  { id: 'belper', location: 'belper', copies: { 2: 0, 3: 0, 4: 2 } },
  { id: 'derby', location: 'derby', copies: { 2: 0, 3: 0, 4: 3 } },
  { id: 'iron', industries: ['iron'], copies: { 2: 4, 3: 4, 4: 4 } },
  { id: 'coal', industries: ['coal'], copies: { 2: 2, 3: 2, 4: 3 } },
  { id: 'cotton-or-manufacturer', industries: ['cotton', 'manufacturer'], copies: { 2: 0, 3: 6, 4: 8 } },
  { id: 'pottery', industries: ['pottery'], copies: { 2: 2, 3: 2, 4: 3 } },
  { id: 'brewery', industries: ['brewery'], copies: { 2: 5, 3: 5, 4: 5 } },
]
