// Ties broken by the income marker's space instead of the level.

import type { Variant } from './variant.ts'

export const tieBreakBySpace: Variant = {
  id: 'tie-break-by-space',
  title: 'Ties by income space',
  sentence: 'Equal points: the higher space of the income marker wins, not the higher income level.',
  source: 'C-WIN-02',
  editions: ['classic'],
  patch: (edition) => ({ ...edition, tieBreak: 'space' }),
}
