// What is laid over the board beside the question: one thing at a time, and the half-made move stays.

import type { Seat } from '@ironbridge/engine'
import { createContext, use } from 'react'

export type Drawer =
  | { readonly type: 'mat'; readonly seat: Seat }
  /** At a statement that was asked for, or at the beginning. */
  | { readonly type: 'rules'; readonly statement: string | null }
  | { readonly type: 'log' | 'talk' | 'deck' | 'text' }

export interface Drawers {
  readonly drawer: Drawer | null
  readonly open: (drawer: Drawer | null) => void
}

export const DrawersContext = createContext<Drawers>({ drawer: null, open: () => undefined })

export const useDrawers = (): Drawers => use(DrawersContext)
