// The introductory game: the Canal Era alone, with points for money, income and the better tiles.

import type { Variant } from './variant.ts'

export const introductory: Variant = {
  id: 'introductory',
  title: 'Introductory game',
  sentence:
    'Only the Canal Era is played; money, income and flipped tiles of level 2 and above score at its end.',
  source: 'B-INTRO-01',
  editions: ['birmingham', 'lancashire'],
  patch: (edition) => ({
    ...edition,
    eras: edition.eras.filter((era) => era.id === 'canal'),
    finalScoring: { moneyPerVp: 4, moneyVpAtMost: 15, incomeLevel: true, tilesAgainFromLevel: 2 },
  }),
}
