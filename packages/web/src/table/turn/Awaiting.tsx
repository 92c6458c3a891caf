// The prompt while nothing is to be chosen: others move, the past is looked at, an era is scored, or the game is over.

import { Icon, SeatMark } from '@ironbridge/board'
import { rulesOf } from '@ironbridge/engine'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { ShownPly } from '../../play/tree.ts'
import { allOf, eraName, playerName, plySentences } from '../../words/index.ts'
import {
  useIsLooking,
  useIsOver,
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
import { useDrawers } from '../drawers.ts'
import { useTableExtras } from '../extras.ts'
import { Incomes } from '../log/Incomes.tsx'
import { PaceButtons, PaceName } from '../log/Pace.tsx'
import { ReplayBar } from '../log/ReplayBar.tsx'
import { SinceRows, useSince } from '../log/SinceRows.tsx'
import { skipToOwnTurn } from '../log/useFollowing.ts'
import { countable } from '../points.ts'
import './Awaiting.css'

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
      <div className="awaiting-body">
        <LastMove />
        <OpenHands />
      </div>
      <ReplayBar />
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

/** Where nothing has to be hidden, every hand of the moment can be seen. */
function OpenHands() {
  const { open } = useDrawers()
  const isAll = useTableState(({ viewer }) => viewer === 'all')
  const isOver = useIsOver()
  if (!isOver && !isAll) return null
  return (
    <button type="button" className="quiet" onClick={() => open({ type: 'deck' })}>
      <Icon name="cards" size={16} />
      <Trans>All hands and the deck</Trans>
    </button>
  )
}

function Others() {
  const { t } = useLingui()
  const { rows, incomes } = useSince()
  const extras = useTableExtras()
  const isSending = useIsSending()
  if (isSending) return <Sending />
  return (
    <>
      <span className="prompt-pill">
        <PaceName />
      </span>
      <h2>
        <Trans>The others move</Trans>
      </h2>
      <div className="awaiting-body">
        <SinceRows
          rows={rows}
          label={t`Since your turn`}
          {...(extras && {
            beside: ({ seat, is }) => is === 'moving' && <extras.SeatClock seat={seat} />,
          })}
        />
        <Incomes incomes={incomes} />
        <Next />
      </div>
      <div className="buttons awaiting-foot">
        <SkipToOwnTurn />
        <PaceButtons />
      </div>
    </>
  )
}

/** Who comes until the own turn, as far as it is settled. */
function Next() {
  const { i18n } = useLingui()
  const names = useNames()
  const state = useShownState()
  const viewer = useTableState((at) => at.viewer)
  if (typeof viewer !== 'number') return null
  const { edition, seats } = rulesOf(state)
  const left = state.turnOrder.slice(state.turn)
  const isMineToCome = left.includes(viewer)
  const between = isMineToCome ? left.slice(1, left.indexOf(viewer)) : left.slice(1)
  const others = allOf(
    i18n,
    between.map((seat) => playerName(i18n, names, seat)),
  )
  const round = state.round + 1
  const isLastRound = round > (edition.rounds[seats] ?? 0)
  return (
    <p className="awaiting-next">
      {isMineToCome ? (
        between.length === 0 ? (
          <Trans>You are next.</Trans>
        ) : (
          <Trans>Then {others}, then you.</Trans>
        )
      ) : between.length === 0 ? (
        isLastRound ? (
          <Trans>With this turn the era ends.</Trans>
        ) : (
          <Trans>Then round {round} begins.</Trans>
        )
      ) : isLastRound ? (
        <Trans>Then {others}; then the era ends.</Trans>
      ) : (
        <Trans>
          Then {others}; then round {round} begins.
        </Trans>
      )}{' '}
      <Trans>Cards and mat stay open.</Trans>
    </p>
  )
}

/** People elsewhere take the time they take. */
function SkipToOwnTurn() {
  const table = useTable()
  const last = useLastPly()
  const isPast = useIsPast()
  const isPerson = useTableState(
    ({ thinking, sitters }) => thinking !== null && sitters[thinking.seat]?.kind === 'person',
  )
  const isOff = isPerson && !isPast
  return (
    <button
      type="button"
      className="button"
      aria-disabled={isOff}
      onClick={() => {
        if (isOff) return
        skipToOwnTurn()
        table.showPly(last)
      }}
    >
      <Icon name="step" size={14} />
      <Trans>Skip to my turn</Trans>
    </button>
  )
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
  const shown = Math.min(counted, all)
  return (
    <>
      <span className="prompt-pill">
        {shown} / {all}
      </span>
      <h2>{isEra ? <Trans>The canal era ends</Trans> : <Trans>The game ends</Trans>}</h2>
      <div className="awaiting-body">
        <p>
          <Trans>Links and tiles are counted, one by one.</Trans>
        </p>
      </div>
      {counted < all && (
        <div className="buttons">
          <button type="button" className="button" onClick={() => table.count(all)}>
            <Trans>Skip</Trans>
          </button>
        </div>
      )}
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
      <div className="awaiting-body">
        <p>
          <Trans>The board is shown as it was scored.</Trans>
        </p>
      </div>
      <ReplayBar />
      <div className="buttons">
        <button type="button" className="button primary" onClick={() => table.showRanking(true)}>
          <Trans>Ranking</Trans>
        </button>
        <a className="button" href="#/">
          <Trans>All games</Trans>
        </a>
      </div>
    </>
  )
}
