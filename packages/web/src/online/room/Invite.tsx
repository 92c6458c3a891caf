// The link that brings others to a table: copied, or shared the way the device does it.

import { Icon } from '@ironbridge/board'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { copied } from '../../app/copy.ts'
import { tableLink } from '../tableLinks.ts'
import { useOnline, useOnlineState } from './context.ts'

export function Invite() {
  const { t } = useLingui()
  const { id, key } = useOnline()
  const isPrivate = useOnlineState(({ table }) => table?.visibility === 'private')
  const title = useOnlineState(({ table }) => table?.title ?? '')
  const [said, setSaid] = useState('')
  const link = tableLink(id)
  const copy = async (): Promise<void> =>
    setSaid(
      (await copied(link)) ? t`Copied` : t`The browser does not allow it: copy the link from the field.`,
    )
  if (isPrivate && key === undefined)
    return (
      <p className="soft">
        <Trans>The link of the invitation is on the device where the table was made.</Trans>
      </p>
    )
  return (
    <div className="invite">
      <input
        className="field"
        readOnly
        aria-label={t`Link to this table`}
        value={link}
        onFocus={({ target }) => target.select()}
      />
      <div className="buttons">
        <button type="button" className="button" onClick={() => void copy()}>
          <Icon name="share" size={18} />
          <Trans>Copy link</Trans>
        </button>
        {'share' in navigator && (
          <button
            type="button"
            className="button"
            // Whoever changes their mind shares nothing.
            onClick={() => void navigator.share({ title, url: link }).catch(() => {})}
          >
            <Trans>Share …</Trans>
          </button>
        )}
        <span role="status" className="said">
          {said}
        </span>
      </div>
    </div>
  )
}
