// A button for what cannot be taken back: it asks once more.

import { type ReactNode, useState } from 'react'

interface SureProps {
  readonly ask: ReactNode
  readonly sure: ReactNode
  /** The button's name where what it is about is not seen. */
  readonly label?: string
  readonly look?: 'button' | 'quiet'
  readonly onSure: () => Promise<void>
}

export function Sure({ ask, sure, label, look = 'button', onSure }: SureProps) {
  const [isSure, setIsSure] = useState(false)
  const press = (): void => {
    if (isSure) void onSure()
    setIsSure(!isSure)
  }
  return (
    <button
      type="button"
      className={look}
      aria-label={isSure ? undefined : label}
      onClick={press}
      onBlur={() => setIsSure(false)}
    >
      {isSure ? sure : ask}
    </button>
  )
}
