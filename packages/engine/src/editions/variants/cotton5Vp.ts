// The first cotton mill worth 5 points, as in the newer game.

import { withCotton1Vp } from '../lancashire/patches.ts'
import type { Variant } from './variant.ts'

export const cotton5Vp: Variant = {
  id: 'cotton-1-for-5',
  title: 'Cotton mill I for 5 points',
  sentence: 'A cotton mill of level 1 is worth 5 points, as in the newer game.',
  source: 'L-SCORE-03',
  editions: ['classic'],
  patch: (edition) => withCotton1Vp(edition, 5),
}
