// The link that brings others to a table: copied, or shared the way the device does it.

import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { LinkField } from '../../kit/LinkField.tsx'
import { call } from '../../sources/api.ts'
import { invitationTo, keepInvitation, tableLink } from '../tableLinks.ts'
import { tableTitle } from '../words.ts'
import { useOnline, useOnlineState } from './context.ts'
import './Invite.css'

export function Invite() {
  const { t, i18n } = useLingui()
  const { id } = useOnline()
  const isPrivate = useOnlineState(({ table }) => table?.visibility === 'private')
  const title = useOnlineState(({ table }) => table && tableTitle(i18n, table)) ?? ''
  const isInvited = useInvitation(id, isPrivate)
  if (!isInvited) return null
  const link = tableLink(id)
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

/**
 * Whoever sits at a private table may invite others, from any device. True once the link would let them in: there is a
 * new one when somebody was sent away.
 */
function useInvitation(id: string, isPrivate: boolean): boolean {
  const [key, setKey] = useState(invitationTo(id))
  const people = useOnlineState(({ table, user }) => {
    const sitters = table?.seats.map((sitter) => sitter.user) ?? []
    return user !== null && [...sitters, table?.host].includes(user) ? sitters.join() : null
  })
  useEffect(() => {
    if (!isPrivate || people === null) return
    void call('GET /api/tables/:id/invitation', { params: { id } }).then(({ value }) => {
      if (!value?.key) return
      keepInvitation(id, value.key)
      setKey(value.key)
    })
  }, [id, isPrivate, people])
  return !isPrivate || key !== undefined
}
