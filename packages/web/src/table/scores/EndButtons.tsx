// What to do when a game is over: play another, look at the board, watch it all again, leave.

import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useTable } from '../context.ts'

interface EndButtonsProps {
  /** The way to another game. */
  readonly next: ReactNode
  readonly onLook: () => void
  /** What else can be done with this one. */
  readonly children?: ReactNode
}

export function EndButtons({ next, onLook, children }: EndButtonsProps) {
  const table = useTable()
  const watch = (): void => {
    table.showPly(0)
    table.follow()
  }
  return (
    <div className="buttons">
      {next}
      <button type="button" className="button" onClick={onLook}>
        <Trans>Look at the board</Trans>
      </button>
      <button type="button" className="button" onClick={watch}>
        <Trans>Watch it again</Trans>
      </button>
      {children}
      <a className="quiet" href="#/">
        <Trans>All games</Trans>
      </a>
    </div>
  )
}

export const PlayAgain = ({ onPlay }: { readonly onPlay: () => Promise<void> }) => (
  <button type="button" className="button primary" onClick={() => void onPlay()}>
    <Trans>Play again</Trans>
  </button>
)
