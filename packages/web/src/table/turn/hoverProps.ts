// Asking why something greyed is not possible: mouse and keys ask in passing, a finger that rests on it asks in full.

import type { Wish } from '@ironbridge/engine'
import type { FocusEvent, MouseEvent, PointerEvent } from 'react'
import type { Table } from '../../play/table.ts'

/** What a button listens to; the wish is null while it can be pressed. */
export const hoverProps = (table: Table, wish: Wish | null) => ({
  onPointerEnter: ({ pointerType }: PointerEvent): void => {
    if (wish !== null && pointerType === 'mouse') table.hover(wish)
  },
  onPointerLeave: (): void => table.hover(null),
  onFocus: ({ currentTarget }: FocusEvent): void => {
    if (wish !== null && currentTarget.matches(':focus-visible')) table.hover(wish)
  },
  onBlur: (): void => table.hover(null),
  onContextMenu: (event: MouseEvent): void => {
    const { nativeEvent: press } = event
    if (wish === null || !('pointerType' in press) || press.pointerType === 'mouse') return
    event.preventDefault()
    table.ask(wish)
  },
})
