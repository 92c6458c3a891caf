// What the others did since your turn, each of them with price or gain; the whole of it can be watched again.

import { Icon } from '@ironbridge/board'
import { rulesOf } from '@ironbridge/engine'
import { Trans, useLingui } from '@lingui/react/macro'
import { money, plySentences, spentIn } from '../../words/index.ts'
import { useNames, usePlies, useShownState, useSitting, useTable, useTableState } from '../context.ts'
import { useDrawers } from '../drawers.ts'
import { Incomes } from './Incomes.tsx'
import { SinceRows, useSince } from './SinceRows.tsx'
import './RecentMoves.css'

/** A list in the prompt, or a strip under the board, which is always of the same height. */
export function RecentMoves({ layout }: { layout: 'list' | 'strip' }) {
  return layout === 'list' ? <List /> : <Strip />
}

function List() {
  const { t } = useLingui()
  const { rows, incomes } = useSince()
  const moved = rows.filter(({ is }) => is === 'moved')
  if (moved.length === 0 && incomes.length === 0) return <OwnNews />
  return (
    <section className="recent-moves">
      <OwnNews />
      <h3>
        <Trans>Since your turn</Trans>
      </h3>
      <SinceRows rows={moved} label={t`Since your turn`} />
      <Incomes incomes={incomes} />
    </section>
  )
}

/** What was turned up by the own move is news too. */
function OwnNews() {
  const { i18n } = useLingui()
  const rules = rulesOf(useShownState())
  const names = useNames()
  const last = usePlies().at(-1)
  const viewer = useTableState((state) => state.viewer)
  if (last?.seat !== viewer || !last.events.some(({ type }) => type === 'demand')) return null
  return <p className="last-move">{plySentences(i18n, rules, last.events, names)}</p>
}

function Strip() {
  const { t } = useLingui()
  const { rows, incomes } = useSince()
  const isOwnTurn = useSitting() !== null
  const hasSeat = useTableState(({ viewer }) => typeof viewer === 'number')
  return (
    <section className="recent-strip" aria-label={t`Moves of the others`}>
      <SinceRows
        rows={isOwnTurn ? rows.map((row) => (row.plies.length === 0 ? { ...row, is: 'moved' } : row)) : rows}
        label={t`Moves of the others`}
        beside={({ plies }) => {
          const spent = money(spentIn(plies.flatMap(({ events }) => events)))
          return (
            plies.length > 0 && (
              <span className="soft">
                <Trans>spent {spent}</Trans>
              </span>
            )
          )
        }}
      />
      <div className="recent-strip-more">
        <h3>{hasSeat ? <Trans>Since your turn</Trans> : <Trans>This round</Trans>}</h3>
        <WatchAgain />
        <WholeLog />
        <Incomes incomes={incomes} />
      </div>
    </section>
  )
}

export function WatchAgain() {
  const table = useTable()
  const { from, rows } = useSince()
  if (rows.every(({ plies }) => plies.length === 0)) return null
  return (
    <button
      type="button"
      className="quiet"
      onClick={() => {
        table.showPly(from)
        table.follow()
      }}
    >
      <Icon name="play" size={13} />
      <Trans>Watch again</Trans>
    </button>
  )
}

function WholeLog() {
  const { open } = useDrawers()
  return (
    <button type="button" className="quiet recent-whole" onClick={() => open({ type: 'log' })}>
      <Icon name="log" size={13} />
      <Trans>Whole log</Trans>
    </button>
  )
}
