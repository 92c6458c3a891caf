// Dialogs: Escape closes every one of them, and so does its own button.

import { Icon } from '@ironbridge/board'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import './Dialog.css'

export interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** With its title above and a button that closes it; a click beside it does too. Open as long as it is rendered. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const { t } = useLingui()
  const ref = useModal()
  const id = useId()
  return (
    <dialog
      ref={ref}
      className="dialog"
      aria-labelledby={id}
      onClose={onClose}
      onClick={({ target }) => target === ref.current && ref.current?.close()}
    >
      <div className="dialog-head">
        <h2 id={id}>{title}</h2>
        <button
          type="button"
          className="icon-button"
          aria-label={t`Close`}
          onClick={() => ref.current?.close()}
        >
          <Icon name="close" size={18} />
        </button>
      </div>
      <div className="dialog-body">{children}</div>
    </dialog>
  )
}

export interface BareDialogProps {
  /** What it is called; its heading may say more. */
  readonly title: string
  readonly className: string
  readonly onClose: () => void
  readonly children: (close: () => void) => ReactNode
}

/** With a heading and ways out of its own; a click beside it does nothing. Open as long as it is rendered. */
export function BareDialog({ title, className, onClose, children }: BareDialogProps) {
  const ref = useModal()
  return (
    <dialog ref={ref} className={`dialog bare ${className}`} aria-label={title} onClose={onClose}>
      {children(() => ref.current?.close())}
    </dialog>
  )
}

function useModal(): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => ref.current?.showModal(), [])
  return ref
}
