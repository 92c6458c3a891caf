// A link that holds a whole game and a moment in it.

import { Icon } from '@ironbridge/board'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { copied } from '../app/copy.ts'
import { Dialog } from '../app/Dialog.tsx'
import type { KeptGame } from '../games/kept.ts'
import { shareLink } from '../games/share.ts'
import { gameText } from '../games/transfer.ts'

export interface ShareDialogProps {
  readonly game: KeptGame
  /** The moment to show, counted in moves. */
  readonly ply: number
  readonly onClose: () => void
}

export function ShareDialog({ game, ply, onClose }: ShareDialogProps) {
  const { t } = useLingui()
  const [link, setLink] = useState('')
  const [said, setSaid] = useState('')
  useEffect(() => void shareLink(gameText(game), ply).then(setLink), [game, ply])
  const copy = async (): Promise<void> =>
    setSaid(
      (await copied(link)) ? t`Copied` : t`The browser does not allow it: copy the link from the field.`,
    )
  return (
    <Dialog title={t`Share this game`} onClose={onClose}>
      <p>
        <Trans>
          The link holds the whole game, all hands included. Whoever opens it sees this moment and can play
          on.
        </Trans>
      </p>
      <input
        className="field"
        readOnly
        aria-label={t`Link`}
        value={link}
        onFocus={({ target }) => target.select()}
      />
      <div className="buttons">
        <button type="button" className="button primary" onClick={() => void copy()}>
          <Icon name="share" size={18} />
          <Trans>Copy link</Trans>
        </button>
        <span role="status" className="said">
          {said}
        </span>
      </div>
    </Dialog>
  )
}
