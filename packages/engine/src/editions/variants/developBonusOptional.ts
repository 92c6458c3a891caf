// Gloucester's bonus as an offer instead of an order.

import type { Variant } from './variant.ts'

export const developBonusOptional: Variant = {
  id: 'develop-bonus-optional',
  title: 'Optional development bonus',
  sentence: 'A merchant bonus that removes a tile from the mat may be declined.',
  source: 'B-MERCH-03',
  editions: ['birmingham'],
  patch: (edition) => ({ ...edition, developBonusOptional: true }),
}
