// The sheet under the board of a phone: pushed down to see more of the board, pulled up to read all of it.

import { useLingui } from '@lingui/react/macro'
import { type PointerEvent, type ReactNode, type RefObject, useRef } from 'react'
import './Sheet.css'

export type Height = 'low' | 'usual' | 'high'

export interface SheetProps {
  readonly height: Height
  readonly onHeight: (height: Height) => void
  /** What is read, and scrolls. */
  readonly body: RefObject<HTMLDivElement | null>
  readonly children: ReactNode
}

/** A finger that wanders further than this pulls. */
const SLACK = 12

export function Sheet({ height, onHeight, body, children }: SheetProps) {
  const { t } = useLingui()
  const sheet = useRef<HTMLDivElement>(null)
  const pull = useRef<{ readonly y: number; readonly from: number; isPulled: boolean } | null>(null)
  const hold = (event: PointerEvent<HTMLElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId)
    pull.current = { y: event.clientY, from: sheet.current?.offsetHeight ?? 0, isPulled: false }
  }
  const move = ({ clientY }: PointerEvent): void => {
    const { current: held } = pull
    if (held === null || sheet.current === null) return
    if (Math.abs(clientY - held.y) > SLACK) held.isPulled = true
    if (held.isPulled) sheet.current.style.height = `${held.from + held.y - clientY}px`
  }
  const letGo = ({ clientY }: PointerEvent): void => {
    const { current: held } = pull
    if (held === null || sheet.current === null) return
    sheet.current.style.height = ''
    if (held.isPulled) onHeight(pulledTo(height, held.y - clientY))
  }
  // A pull ends with a click too.
  const press = (): void => {
    if (pull.current?.isPulled !== true) onHeight(height === 'low' ? 'usual' : 'low')
    pull.current = null
  }
  return (
    <div ref={sheet} className={`sheet ${height}`}>
      <button
        type="button"
        className="sheet-handle"
        aria-expanded={height !== 'low'}
        aria-label={height === 'low' ? t`Raise the sheet` : t`Lower the sheet`}
        onPointerDown={hold}
        onPointerMove={move}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onClick={press}
      />
      <div ref={body} className="sheet-body">
        {children}
      </div>
    </div>
  )
}

function pulledTo(height: Height, up: number): Height {
  if (up > 0) return height === 'low' && up < FAR ? 'usual' : 'high'
  return height === 'high' && -up < FAR ? 'usual' : 'low'
}

const FAR = 240
