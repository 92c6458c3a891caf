// What whoever is banned is told: until when, why, and what they still may do.

import type { Ban } from '@ironbridge/protocol'
import { Trans, useLingui } from '@lingui/react/macro'
import { Dialog } from '../../kit/Dialog.tsx'
import { addressOf } from '../../sources/api.ts'
import { useModerationTexts } from '../moderation/useModerationTexts.ts'
import { banSentence } from './words.ts'
import './ReportDialog.css'

interface BannedDialogProps {
  readonly ban: Ban
  readonly onClose: () => void
}

export function BannedDialog(props: BannedDialogProps) {
  return useModerationTexts() && <Shown {...props} />
}

function Shown({ ban, onClose }: BannedDialogProps) {
  const { t, i18n } = useLingui()
  return (
    <Dialog title={t`Banned`} onClose={onClose}>
      <p role="alert">{banSentence(i18n, ban)}</p>
      {ban.reason !== '' && <blockquote className="report-line">{ban.reason}</blockquote>}
      <p className="soft">
        <Trans>
          Your seats are played as their tables say for whoever leaves. You can still look at your games and
          save your data.
        </Trans>
      </p>
      <div className="buttons">
        <a className="button" href={addressOf('api/me/data')} download="ironbridge.json">
          <Trans>Save my data</Trans>
        </a>
      </div>
    </Dialog>
  )
}
