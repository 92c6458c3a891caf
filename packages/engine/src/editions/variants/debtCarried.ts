// Debts of the original game carried as negative money.

import type { Variant } from './variant.ts'

export const debtCarried: Variant = {
  id: 'debt-carried',
  title: 'Debts are carried',
  sentence: 'What a player cannot pay is kept as negative money and costs no points.',
  source: 'C-SHORT-02',
  editions: ['classic'],
  patch: (edition) => ({ ...edition, unpaidDebt: 'carried' }),
}
