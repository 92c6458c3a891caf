// A dialog with a title: Escape, its button and a click beside it close it.

import { Icon } from '@ironbridge/board'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import './dialog.css'

export interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Open as long as it is rendered. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const { t } = useLingui()
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => ref.current?.showModal(), [])
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
