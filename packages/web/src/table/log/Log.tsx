// What happened, round by round, the newest last. A line shows the table at its moment.

import { SeatMark } from '@ironbridge/board'
import { type Era, type GameEvent, rulesOf, seatToMove } from '@ironbridge/engine'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo, type RefObject, useMemo } from 'react'
import { type Deed, deedOf, eraName, eventSentence, handoverSentence, playerName } from '../../words/index.ts'
import { Card } from '../Card.tsx'
import {
  useNames,
  useNamesThen,
  usePlies,
  useShownPly,
  useShownState,
  useSitting,
  useTable,
  useTableState,
} from '../context.ts'
import { Notes } from './Deeds.tsx'
import { Incomes } from './Incomes.tsx'
import { ReplayBar } from './ReplayBar.tsx'
import { type LogRound, type RoundLine, roundsOf } from './rounds.ts'
import { useEndInSight } from './useEndInSight.ts'
import './Log.css'

export function Log() {
  const { t } = useLingui()
  const plies = usePlies()
  const root = useTableState(({ tree }) => tree.root.state)
  const rounds = useMemo(() => roundsOf(plies, root), [plies, root])
  const shown = useShownPly()
  // While moves are shown one by one, the log does not run ahead of them.
  const furthest = useTableState((state) => state.furthest)
  const hasDraft = (useSitting()?.draft.length ?? 0) > 0
  const { current, end } = useEndInSight(shown, furthest, hasDraft)
  return (
    <section className="log" aria-label={t`What happened`}>
      <h2 className="side-title" tabIndex={-1}>
        <Trans>What happened</Trans>
      </h2>
      {plies.length === 0 && !hasDraft && (
        <p className="log-note">
          <Trans>Nothing yet: the first move opens the log.</Trans>
        </p>
      )}
      {rounds
        .filter(({ from }) => from === 0 || from <= furthest)
        .map((round) => {
          const isHere = round.from < shown && shown <= round.from + round.lines.length
          return (
            <Round
              key={round.from}
              round={round}
              furthest={Math.min(furthest, round.from + round.lines.length)}
              shown={isHere ? shown : null}
              current={current}
            />
          )
        })}
      <Draft />
      <div ref={end} className="log-end" />
      <ReplayBar isInLog />
    </section>
  )
}

interface RoundProps {
  readonly round: LogRound
  readonly furthest: number
  /** Null where another round is looked at: then nothing changes here. */
  readonly shown: number | null
  readonly current: RefObject<HTMLLIElement | null>
}

/** Every step through a long game draws the log anew; rounds that are over stay as they are. */
const Round = memo(function Round({ round, furthest, shown, current }: RoundProps) {
  const { i18n } = useLingui()
  const rules = rulesOf(useTableState(({ tree }) => tree.root.state))
  const namesThen = useNamesThen()
  return (
    <>
      <h3 className="log-round">
        <RoundName {...round} />
      </h3>
      <Incomes incomes={round.incomes} />
      <ol>
        {round.lines
          .filter(({ ply }) => ply < furthest)
          .map((line) => {
            const deed = deedOf(i18n, rules, [line], namesThen(line))
            return (
              deed && <Line key={line.ply} line={line} deed={deed} current={lineAt(line) ? current : null} />
            )
          })}
      </ol>
    </>
  )

  /** The end of an action that could have gone on has no line: its last step stands for it. */
  function lineAt({ ply }: RoundLine): boolean {
    if (shown === null) return false
    return round.lines.findLast(({ ply: at, move }) => at < shown && move.type !== 'end')?.ply === ply
  }
})

interface LineProps {
  readonly line: RoundLine
  readonly deed: Deed
  /** If it is the one shown. */
  readonly current: RefObject<HTMLLIElement | null> | null
}

function Line({ line, deed, current }: LineProps) {
  const { i18n } = useLingui()
  const table = useTable()
  const namesThen = useNamesThen()
  const rules = rulesOf(useTableState(({ tree }) => tree.root.state))
  const over = line.events.find(({ type }) => type === 'over')
  return (
    <>
      {line.handovers?.map((handover, place) => (
        // Somebody may come and go more than once.
        <li key={place} className="log-note">
          {handoverSentence(i18n, handover)}
        </li>
      ))}
      <li ref={current} aria-current={current !== null || undefined}>
        <button type="button" onClick={() => table.showPly(line.ply + 1)}>
          <SeatMark seat={line.seat} size={12} />
          <DeedWords deed={deed} name={playerName(i18n, namesThen(line), line.seat)} />
        </button>
        {current !== null && <InDetail events={line.events} names={namesThen(line)} />}
      </li>
      {over && <li className="log-note">{eventSentence(i18n, rules, over, namesThen(line))}</li>}
    </>
  )
}

const DeedWords = ({ deed, name }: { deed: Deed; name: string }) => (
  <>
    <span>
      <b>{name}:</b> {deed.text}
      <Notes notes={[...deed.used, ...deed.notes]} />
    </span>
    {deed.figure !== null && <b className="log-figure">{deed.figure}</b>}
  </>
)

function InDetail({ events, names }: { events: readonly GameEvent[]; names: readonly string[] }) {
  const { i18n } = useLingui()
  const rules = rulesOf(useShownState())
  const cards = events.flatMap((event) => (event.type === 'discard' ? event.cards : []))
  return (
    <details>
      <summary>
        <Trans>In detail</Trans>
      </summary>
      {cards.map((card, place) => (
        // Two cards may be equal.
        <Card key={place} rules={rules} card={card} isSmall />
      ))}
      <p>{events.map((event) => eventSentence(i18n, rules, event, names)).join(' ')}</p>
    </details>
  )
}

/** The own turn, as far as it is made. */
function Draft() {
  const { t, i18n } = useLingui()
  const names = useNames()
  const rules = rulesOf(useShownState())
  const sitting = useSitting()
  if (sitting === null || sitting.draft.length === 0) return null
  const seat = seatToMove(sitting.base)
  return (
    <ol className="log-draft" aria-label={t`Your turn so far`}>
      {sitting.draft.map(({ move, events }, place) => {
        const deed = deedOf(i18n, rules, [{ seat, move, events }], names)
        return (
          deed && (
            // Moves of one turn may read alike.
            <li key={place}>
              <SeatMark seat={seat} size={12} />
              <DeedWords deed={deed} name={playerName(i18n, names, seat)} />
              <small>
                <Trans>can be taken back</Trans>
              </small>
            </li>
          )
        )
      })}
    </ol>
  )
}

function RoundName({ era: id, round }: { era: Era; round: number }) {
  const { i18n } = useLingui()
  const era = eraName(i18n, id)
  return (
    <Trans>
      {era}, round {round}
    </Trans>
  )
}
