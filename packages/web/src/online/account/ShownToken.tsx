// A token that was just made, for whom it is, and a button to take it along.

import { Trans, useLingui } from '@lingui/react/macro'
import { CopyField } from '../../kit/CopyField.tsx'

/** Its place is there before it, so that readers of screens hear of it. */
export function ShownToken({ fresh }: { readonly fresh: { name: string; token: string } | null }) {
  const { t } = useLingui()
  const bot = fresh?.name ?? ''
  return (
    <div className={fresh ? 'account-body' : 'unseen'}>
      <p role="status">
        {fresh && (
          <Trans>
            The token for <b>{bot}</b>. Copy it now: it is not shown again.
          </Trans>
        )}
      </p>
      {fresh && <CopyField label={t`Token`} text={fresh.token} button={<Trans>Copy token</Trans>} />}
    </div>
  )
}
