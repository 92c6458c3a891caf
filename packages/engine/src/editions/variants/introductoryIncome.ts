// Income after the last round of the introductory game, which the rules leave open.

import type { Variant } from './variant.ts'

export const introductoryIncome: Variant = {
  id: 'introductory-income',
  title: 'Last income of the introductory game',
  sentence: 'Income is also collected after the last round of the introductory game.',
  source: 'B-INTRO-03',
  editions: ['birmingham', 'lancashire'],
  needs: 'introductory',
  patch: (edition) => ({ ...edition, incomeAfterLastRound: true }),
}
