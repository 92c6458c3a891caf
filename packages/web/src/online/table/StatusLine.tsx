// How the connection stands: a quiet line, and only when there is something to say.

import { Trans } from '@lingui/react/macro'
import { useOnlineState } from '../room/context.ts'
import './StatusLine.css'

export function StatusLine() {
  const status = useOnlineState((state) => state.status)
  return (
    <p role="status" className={status === 'open' ? 'unseen' : 'online-line'}>
      {(status === 'lost' || status === 'connecting') && <Trans>Reconnecting …</Trans>}
      {status === 'outdated' && (
        <>
          <Trans>There is a new version.</Trans>{' '}
          <button type="button" className="quiet" onClick={() => location.reload()}>
            <Trans>Reload</Trans>
          </button>
        </>
      )}
    </p>
  )
}
