// Time: a slider over the whole game, single steps, autoplay, and the ways out of a moment.

import { Icon } from '@ironbridge/board'
import { Trans, useLingui } from '@lingui/react/macro'
import { useTable, useTableState } from './context.ts'

export function ReplayBar({ id }: { id: string }) {
  const { t } = useLingui()
  const table = useTable()
  const plies = useTableState((state) => state.plies)
  const shown = useTableState((state) => state.shown)
  const follows = useTableState((state) => state.follows)
  const isPast = shown < plies.length
  if (plies.length === 0) return null
  return (
    <div className="replay" role="group" aria-label={t`Replay`}>
      <button type="button" onClick={() => table.showPly(shown - 1)} aria-label={t`One move back`}>
        <Icon name="stepBack" size={20} />
      </button>
      <button
        type="button"
        aria-pressed={isPast && follows}
        onClick={() => (isPast && follows ? table.showPly(shown) : table.follow())}
        aria-label={isPast && follows ? t`Stop` : t`Play`}
        aria-disabled={!isPast}
      >
        <Icon name={isPast && follows ? 'pause' : 'play'} size={20} />
      </button>
      <button type="button" onClick={() => table.showPly(shown + 1)} aria-label={t`One move on`}>
        <Icon name="step" size={20} />
      </button>
      <input
        type="range"
        min={0}
        max={plies.length}
        value={shown}
        onChange={({ target }) => table.showPly(Number(target.value))}
        aria-label={t`Moment of the game`}
        aria-valuetext={t`Move ${shown} of ${plies.length}`}
      />
      <span className="replay-count">
        {shown} / {plies.length}
      </span>
      {isPast && (
        <a className="quiet" href={`#/game/${id}/${shown}`}>
          <Trans>Link to this moment</Trans>
        </a>
      )}
    </div>
  )
}
