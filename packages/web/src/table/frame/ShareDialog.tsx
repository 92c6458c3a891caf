// A link that holds a whole game and a moment in it.

import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Dialog } from '../../kit/Dialog.tsx'
import { LinkField } from '../../kit/LinkField.tsx'
import type { KeptGame } from '../../sources/kept.ts'
import { shareLink } from '../../sources/share.ts'
import { gameText } from '../../sources/transfer.ts'

export interface ShareDialogProps {
  readonly game: KeptGame
  /** The moment to show. */
  readonly moment: string
  readonly onClose: () => void
}

export function ShareDialog({ game, moment, onClose }: ShareDialogProps) {
  const { t } = useLingui()
  const [link, setLink] = useState('')
  useEffect(() => void shareLink(gameText(game), moment).then(setLink), [game, moment])
  return (
    <Dialog title={t`Share this game`} onClose={onClose}>
      <p>
        <Trans>
          The link holds the whole game, all hands included. Whoever opens it sees this moment and can play
          on.
        </Trans>
      </p>
      <LinkField label={t`Link`} link={link} isPrimary />
    </Dialog>
  )
}
