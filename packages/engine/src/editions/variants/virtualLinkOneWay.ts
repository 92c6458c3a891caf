// The virtual link towards Birkenhead only.

import type { Variant } from './variant.ts'

export const virtualLinkOneWay: Variant = {
  id: 'virtual-link-one-way',
  title: 'Virtual link one way',
  sentence: 'The virtual link leads from Liverpool to Birkenhead, and not back.',
  source: 'D-56',
  editions: ['lancashire', 'classic'],
  ofMap: true,
  patch: (edition) => ({ ...edition, virtualLinks: [['liverpool', 'birkenhead']] }),
}
