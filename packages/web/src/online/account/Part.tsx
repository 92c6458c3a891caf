// A part of the dialog about oneself, closed until it is wanted.

import { type ReactNode, useState } from 'react'

interface PartProps {
  readonly title: ReactNode
  readonly isOpen?: boolean
  readonly children: ReactNode
}

/** Asked for only when it is opened. */
export function Part({ title, isOpen = false, children }: PartProps) {
  // Once it is shown, only the person opens and closes it.
  const [isOpenAtFirst] = useState(isOpen)
  const [wasOpened, setWasOpened] = useState(isOpen)
  return (
    <details className="account-part" open={isOpenAtFirst} onToggle={() => setWasOpened(true)}>
      <summary>{title}</summary>
      {wasOpened && <div className="account-body">{children}</div>}
    </details>
  )
}
