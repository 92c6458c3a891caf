// The first cotton mill worth 3 points, as in the original game.

import { withCotton1Vp } from '../lancashire/patches.ts'
import type { Variant } from './variant.ts'

export const cotton3Vp: Variant = {
  id: 'cotton-1-for-3',
  title: 'Cotton mill I for 3 points',
  sentence: 'A cotton mill of level 1 is worth 3 points, as in the original game.',
  source: 'L-SCORE-03',
  editions: ['lancashire'],
  patch: (edition) => withCotton1Vp(edition, 3),
}
