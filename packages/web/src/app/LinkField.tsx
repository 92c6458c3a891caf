// A link to take along: it can be copied by a button, or by hand where the browser does not allow that.

import { Icon } from '@ironbridge/board'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { copied } from './copy.ts'

export interface LinkFieldProps {
  /** Of the field. */
  readonly label: string
  readonly link: string
  /** What the screen is for. */
  readonly isPrimary?: boolean
  /** More buttons beside the first. */
  readonly children?: ReactNode
}

export function LinkField({ label, link, isPrimary = false, children }: LinkFieldProps) {
  const { t } = useLingui()
  const [said, setSaid] = useState('')
  const copy = async (): Promise<void> =>
    setSaid(
      (await copied(link)) ? t`Copied` : t`The browser does not allow it: copy the link from the field.`,
    )
  return (
    <>
      <input
        className="field"
        readOnly
        aria-label={label}
        value={link}
        onFocus={({ target }) => target.select()}
      />
      <div className="buttons">
        <button type="button" className={isPrimary ? 'button primary' : 'button'} onClick={() => void copy()}>
          <Icon name="share" size={18} />
          <Trans>Copy link</Trans>
        </button>
        {children}
        <span role="status" className="said">
          {said}
        </span>
      </div>
    </>
  )
}
