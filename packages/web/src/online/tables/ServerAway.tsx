// Said while the server that the page comes from does not answer.

import { Trans } from '@lingui/react/macro'
import { useServer } from '../../sources/theServer.ts'

export function ServerAway() {
  const isAway = useServer((server) => server.isOurs && server.isThere === false)
  return (
    <p role="status" className={isAway ? 'notice' : 'unseen'}>
      {isAway && <Trans>The server does not answer. Your games there are kept. Trying again …</Trans>}
    </p>
  )
}
