// The virtual link between Liverpool and Birkenhead.

import { virtualLinks } from '../lancashire/patches.ts'
import type { Variant } from './variant.ts'

export const virtualLink: Variant = {
  id: 'virtual-link',
  title: 'Virtual link',
  sentence: 'Who has Liverpool or Birkenhead in the network may build in the other with an industry card.',
  source: 'L-VIRT-01',
  editions: ['lancashire'],
  ofMap: true,
  patch: (edition) => ({ ...edition, virtualLinks }),
}
