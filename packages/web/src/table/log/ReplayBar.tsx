// Time: a slider over the whole game, single steps, autoplay, and the ways out of a moment.

import { Icon } from '@ironbridge/board'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRoute } from 'wouter'
import {
  useIsOver,
  useIsPast,
  useLastPly,
  useMoment,
  useShownPly,
  useTable,
  useTableState,
} from '../context.ts'
import { PaceButtons } from './Pace.tsx'
import './ReplayBar.css'

/** The prompt has a way back of its own, and the pace. */
export function ReplayBar({ isInLog = false }: { isInLog?: boolean }) {
  const { t } = useLingui()
  const table = useTable()
  const last = useLastPly()
  const shown = useShownPly()
  const moment = useMoment()
  const follows = useTableState((state) => state.follows)
  const isPast = useIsPast()
  const isOver = useIsOver()
  const [, address] = useRoute('/game/:id/:moment?')
  // Bots play on while they are watched.
  const isLive = useTableState(({ viewer }) => viewer === 'all') && !isOver
  const isPlaying = follows && (isPast || isLive)
  if (last === 0) return null
  return (
    <div className="replay" role="group" aria-label={t`Replay`}>
      <button type="button" onClick={() => table.showPly(shown - 1)} aria-label={t`One move back`}>
        <Icon name="stepBack" size={20} />
      </button>
      <button
        type="button"
        aria-pressed={isPlaying}
        onClick={() => (isPlaying ? table.pause() : table.follow())}
        aria-label={isPlaying ? t`Stop` : t`Play`}
        aria-disabled={!isPast && !isLive}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} size={20} />
      </button>
      <button type="button" onClick={() => table.showPly(shown + 1)} aria-label={t`One move on`}>
        <Icon name="step" size={20} />
      </button>
      <input
        type="range"
        min={0}
        max={last}
        value={shown}
        onChange={({ target }) => table.showPly(Number(target.value))}
        aria-label={t`Moment of the game`}
        aria-valuetext={t`Move ${shown} of ${last}`}
      />
      <span className="replay-count">
        {shown} / {last}
      </span>
      {isPast && isInLog && (
        <button type="button" className="quiet" onClick={() => table.showPly(last)}>
          <Trans>To the present</Trans>
        </button>
      )}
      {!isInLog && <PaceButtons isSmall />}
      {isPast && !isInLog && address !== null && (
        <a className="quiet" href={`#/game/${address.id}/${moment}`}>
          <Trans>Link to this moment</Trans>
        </a>
      )}
    </div>
  )
}
