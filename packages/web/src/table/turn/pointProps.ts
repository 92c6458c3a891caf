// Pointing at a card: mouse and keys light its places on the board; a finger chooses it, which lights them too.

import type { CardId } from '@ironbridge/engine'
import type { FocusEvent, PointerEvent } from 'react'
import type { Table } from '../../play/table.ts'
import type { hoverProps } from './hoverProps.ts'

type Listening = ReturnType<typeof hoverProps>

/** What a card listens to, together with what its button listens to already. */
export const pointProps = (table: Table, card: CardId, asking: Listening): Listening => ({
  ...asking,
  onPointerEnter: (event: PointerEvent): void => {
    asking.onPointerEnter(event)
    if (event.pointerType === 'mouse') table.point(card)
  },
  onPointerLeave: (): void => {
    asking.onPointerLeave()
    table.point(null)
  },
  onFocus: (event: FocusEvent): void => {
    asking.onFocus(event)
    if (event.currentTarget.matches(':focus-visible')) table.point(card)
  },
  onBlur: (): void => {
    asking.onBlur()
    table.point(null)
  },
})
