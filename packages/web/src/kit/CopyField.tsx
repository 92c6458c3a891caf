// A text to take along: it can be copied by a button, or by hand where the browser does not allow that.

import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { copied } from './copy.ts'

interface CopyFieldProps {
  /** Of the field. */
  readonly label: string
  readonly text: string
  /** What the button says. */
  readonly button: ReactNode
  /** What the screen is for. */
  readonly isPrimary?: boolean
  /** More buttons beside the first. */
  readonly children?: ReactNode
}

export function CopyField({ label, text, button, isPrimary = false, children }: CopyFieldProps) {
  const { t } = useLingui()
  const [said, setSaid] = useState('')
  const copy = async (): Promise<void> =>
    setSaid((await copied(text)) ? t`Copied` : t`The browser does not allow it: copy it from the field.`)
  return (
    <>
      <input
        className="field"
        readOnly
        aria-label={label}
        value={text}
        onFocus={({ target }) => target.select()}
      />
      <div className="buttons">
        <button type="button" className={isPrimary ? 'button primary' : 'button'} onClick={() => void copy()}>
          {button}
        </button>
        {children}
        <span role="status" className="said">
          {said}
        </span>
      </div>
    </>
  )
}
