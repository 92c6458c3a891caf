// Ties broken by income level instead of the marker's space.

import type { Variant } from './variant.ts'

export const tieBreakByLevel: Variant = {
  id: 'tie-break-by-level',
  title: 'Ties by income level',
  sentence: 'Equal points: the higher income level wins, not the higher space of the income marker.',
  source: 'B-WIN-03',
  editions: ['birmingham', 'lancashire'],
  patch: (edition) => ({ ...edition, tieBreak: 'level' }),
}
