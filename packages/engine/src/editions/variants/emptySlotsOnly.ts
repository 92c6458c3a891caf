// The first build by industry card on empty slots only.

import type { Variant } from './variant.ts'

export const emptySlotsOnly: Variant = {
  id: 'empty-slots-only',
  title: 'First build on empty slots',
  sentence: 'With nothing on the board an industry card builds anywhere, but only on empty slots.',
  source: 'L-NOTILE-01',
  editions: ['lancashire', 'classic'],
  patch: (edition) => ({ ...edition, firstTileOverbuilds: false }),
}
