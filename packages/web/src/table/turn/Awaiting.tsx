// The prompt while nothing is to be chosen: others move, the past is looked at, an era is scored, or the game is over.

import { SeatMark } from '@ironbridge/board'
import { rulesOf } from '@ironbridge/engine'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { Thinking } from '../../play/source.ts'
import type { ShownPly } from '../../play/tree.ts'
import { eraName, plySentences } from '../../words/index.ts'
import {
  useIsLooking,
  useIsPast,
  useIsSending,
  useLastPly,
  useNames,
  useNamesThen,
  usePlies,
  useScoredMove,
  useShownPly,
  useShownState,
  useTable,
  useTableState,
} from '../context.ts'
import { ReplayBar } from '../log/ReplayBar.tsx'
import { countable } from '../points.ts'

export function Awaiting() {
  const state = useShownState()
  const scored = useScoredMove()
  const isLooking = useIsLooking()
  if (scored !== null) return <Counting move={scored} />
  if (state.over) return <Over />
  return isLooking ? <Looking /> : <Others />
}

/** The last move shown, in words. */
function LastMove() {
  const { i18n } = useLingui()
  const rules = rulesOf(useShownState())
  const names = useNames()
  const namesThen = useNamesThen()
  const shown = useShownPly()
  const ply = usePlies()
    .slice(0, shown)
    .findLast(({ events }) => plySentences(i18n, rules, events, names) !== '')
  if (!ply) return null
  return (
    <p className="last-move">
      <SeatMark seat={ply.seat} size={14} /> {plySentences(i18n, rules, ply.events, namesThen(ply))}
    </p>
  )
}

/** At a moment of the past, or of a game between bots. */
function Looking() {
  const { i18n } = useLingui()
  const table = useTable()
  const { era: id, round } = useShownState()
  const era = eraName(i18n, id)
  const isPast = useIsPast()
  const follows = useTableState((at) => at.follows)
  const last = useLastPly()
  const isWatching = useTableState(({ viewer }) => viewer === 'all')
  return (
    <>
      <h2>
        {isPast && !follows && !isWatching ? (
          <Trans>
            Looking back: {era}, round {round}
          </Trans>
        ) : (
          <Trans>
            {era}, round {round}
          </Trans>
        )}
      </h2>
      <LastMove />
      <ReplayBar hasWayBack={false} />
      {isPast && (
        <div className="buttons">
          <button
            type="button"
            className={follows || isWatching ? 'button' : 'button primary'}
            onClick={() => table.showPly(last)}
          >
            {isWatching ? <Trans>Skip</Trans> : <Trans>Back to the present</Trans>}
          </button>
        </div>
      )}
    </>
  )
}

function Others() {
  const table = useTable()
  const names = useNames()
  const isPast = useIsPast()
  const last = useLastPly()
  const thinking = useTableState((at) => at.thinking)
  const isSending = useIsSending()
  if (isSending) return <Sending />
  return (
    <>
      <h2>
        {thinking === null ? (
          <Trans>The others move</Trans>
        ) : (
          <Mover name={names[thinking.seat] ?? ''} is={thinking.is} />
        )}
      </h2>
      <LastMove />
      {isPast && <Skip onSkip={() => table.showPly(last)} />}
    </>
  )
}

const Skip = ({ onSkip }: { readonly onSkip: () => void }) => (
  <div className="buttons">
    <button type="button" className="button" onClick={onSkip}>
      <Trans>Skip</Trans>
    </button>
  </div>
)

function Mover({ name, is }: { readonly name: string; readonly is: Thinking['is'] }) {
  if (is === 'nobody') return <Trans>Waiting for somebody to sit down</Trans>
  return is === 'away' ? <Trans>Waiting for {name}</Trans> : <Trans>{name} is thinking …</Trans>
}

/** Milliseconds until it is worth a word. */
const LONG = 1000

function Sending() {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setIsLong, LONG, true)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <h2>
        <Trans>Your turn is on its way …</Trans>
      </h2>
      <p role="status">
        {isLong && <Trans>It is kept here, and arrives as soon as the server answers.</Trans>}
      </p>
    </>
  )
}

function Counting({ move }: { move: ShownPly }) {
  const table = useTable()
  const counted = useTableState((at) => at.counted) ?? 0
  const all = countable(move).length
  const isEra = move.events.some(({ type }) => type === 'era')
  return (
    <>
      <h2>{isEra ? <Trans>The canal era ends</Trans> : <Trans>The game ends</Trans>}</h2>
      <p>
        <Trans>Links and tiles are counted, one by one.</Trans>
      </p>
      {counted < all && <Skip onSkip={() => table.count(all)} />}
    </>
  )
}

function Over() {
  const table = useTable()
  return (
    <>
      <h2>
        <Trans>The game is over</Trans>
      </h2>
      <p>
        <Trans>The board is shown as it was scored.</Trans>
      </p>
      <div className="buttons">
        <button type="button" className="button primary" onClick={() => table.showRanking(true)}>
          <Trans>Ranking</Trans>
        </button>
        <a className="button" href="#/">
          <Trans>All games</Trans>
        </a>
      </div>
      <ReplayBar hasWayBack={false} />
    </>
  )
}
