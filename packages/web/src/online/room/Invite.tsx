// The link that brings others to a table: copied, or shared the way the device does it.

import { Trans, useLingui } from '@lingui/react/macro'
import { LinkField } from '../../app/LinkField.tsx'
import { tableLink } from '../tableLinks.ts'
import { useOnline, useOnlineState } from './context.ts'

export function Invite() {
  const { t } = useLingui()
  const { id, key } = useOnline()
  const isPrivate = useOnlineState(({ table }) => table?.visibility === 'private')
  const title = useOnlineState(({ table }) => table?.title ?? '')
  const link = tableLink(id)
  if (isPrivate && key === undefined)
    return (
      <p className="soft">
        <Trans>The link of the invitation is on the device where the table was made.</Trans>
      </p>
    )
  return (
    <div className="invite">
      <LinkField label={t`Link to this table`} link={link}>
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
      </LinkField>
    </div>
  )
}
