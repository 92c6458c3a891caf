// What a table has beside its game when it is played with others elsewhere. A game on this device has nothing of it.

import type { Seat } from '@ironbridge/engine'
import { type ComponentType, createContext, use } from 'react'

export interface TableExtras {
  /** What the table is called. */
  readonly title: string
  /** In place of what can be done with a game on this device. */
  readonly Menu: ComponentType<{ readonly onClose: () => void }>
  /** On a player's mark: whether they are there. */
  readonly SeatPresence: ComponentType<{ readonly seat: Seat }>
  /** In a player's row: the time left. */
  readonly SeatClock: ComponentType<{ readonly seat: Seat }>
  /** Above what is asked: the connection, and what the others ask. */
  readonly Notices: ComponentType
  /** A panel of its own, and a mark when there is something new in it. */
  readonly Talk: ComponentType
  readonly TalkMark: ComponentType
  /** Under the ranking, in place of playing again at once. */
  readonly End: ComponentType<{ readonly onLook: () => void }>
}

export const TableExtrasContext = createContext<TableExtras | null>(null)

export const useTableExtras = (): TableExtras | null => use(TableExtrasContext)
