// Time: a slider over the whole game, single steps, autoplay, and the ways out of a moment.

import { Icon } from '@ironbridge/board'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRoute } from 'wouter'
import { change, useSettings } from '../../kit/settings.ts'
import {
  useIsOver,
  useIsPast,
  useLastPly,
  useMoment,
  useShownPly,
  useTable,
  useTableState,
} from '../context.ts'
import './ReplayBar.css'

/** The prompt has a way back of its own. */
export function ReplayBar({ hasWayBack }: { hasWayBack: boolean }) {
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
      {isPast && hasWayBack && (
        <button type="button" className="quiet" onClick={() => table.showPly(last)}>
          <Trans>To the present</Trans>
        </button>
      )}
      <Pace />
      {isPast && address !== null && (
        <a className="quiet" href={`#/game/${address.id}/${moment}`}>
          <Trans>Link to this moment</Trans>
        </a>
      )}
    </div>
  )
}

/** How fast moves follow each other: the setting, at hand where it is felt. */
function Pace() {
  const { t } = useLingui()
  const speed = useSettings((settings) => settings.speed)
  return (
    <select
      className="replay-pace"
      aria-label={t`Pace`}
      value={speed}
      onChange={({ target }) => change({ speed: target.value as typeof speed })}
    >
      <option value="calm">{t`Calm`}</option>
      <option value="brisk">{t`Brisk`}</option>
      <option value="instant">{t`Instant`}</option>
    </select>
  )
}
