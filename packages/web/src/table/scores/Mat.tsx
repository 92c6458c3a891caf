// The own mat: a strip with the next tile of each industry, or every stack with what its tiles cost and give. Who only
// watches sees that of whoever is in turn, or chooses one.

import { Icon, industryIcon, MatCell, roman, SeatMark, seatColour, seatInk } from '@ironbridge/board'
import { allowedIn, type IndustryId, rulesOf, type Seat, type State } from '@ironbridge/engine'
import { Trans, useLingui } from '@lingui/react/macro'
import { type CSSProperties, useState } from 'react'
import { isOption } from '../../play/choose.ts'
import { industryName, kindInFull, money } from '../../words/index.ts'
import {
  useChoices,
  useIsWatching,
  useNames,
  useNarrowing,
  useShownState,
  useTable,
  useTableState,
} from '../context.ts'
import './Mat.css'

export function MatStrip({ onOpen }: { onOpen: () => void }) {
  const state = useShownState()
  const { seat, title, isWatching } = useMat()
  return (
    <button type="button" className="mat-strip" title={title} onClick={onOpen}>
      {isWatching ? (
        <b className="mat-whose">
          <SeatMark seat={seat} size={16} /> {title}
        </b>
      ) : (
        <span className="unseen">{title}</span>
      )}
      <MatRow seat={seat} state={state} />
    </button>
  )
}

/** The next tile of each industry. */
export function MatRow({ seat, state }: { seat: number; state: State }) {
  const { i18n } = useLingui()
  const rules = rulesOf(state)
  return (
    <span className="mat-nexts">
      {rules.industries.map(({ id, stack }, industry) => {
        const kind = rules.kinds[stack[state.players[seat]?.mat[industry] ?? 0] ?? -1]
        return (
          <span key={id} className="mat-next" title={industryName(i18n, rules, industry)}>
            <span className="unseen">{industryName(i18n, rules, industry)}</span>
            <Icon name={industryIcon(id)} size={22} />
            <b>{kind ? roman(kind.level) : '–'}</b>
            <small>{kind ? money(kind.cost) : ''}</small>
          </span>
        )
      })}
    </span>
  )
}

/** The same where there is room: with what each takes, and how many are left. */
export function MatRows({ onOpen }: { onOpen: () => void }) {
  const { i18n } = useLingui()
  const state = useShownState()
  const { seat, title } = useMat()
  const rules = rulesOf(state)
  return (
    <button type="button" className="mat-rows" onClick={onOpen}>
      <span className="mat-rows-head">
        <b>{title}</b>
        <small>
          <Trans>next tile of each industry</Trans>
        </small>
      </span>
      {rules.industries.map(({ id, stack }, industry) => {
        const gone = state.players[seat]?.mat[industry] ?? 0
        const kind = rules.kinds[stack[gone] ?? -1]
        const left = stack.slice(gone).filter((tile) => tile === stack[gone]).length
        return (
          <span key={id} className="mat-line" style={{ '--seat-colour': seatColour(seat) } as CSSProperties}>
            <i style={{ color: seatInk(seat) }}>
              <Icon name={industryIcon(id)} size={20} />
            </i>
            <span>{industryName(i18n, rules, industry)}</span>
            <b>{kind ? roman(kind.level) : '–'}</b>
            <b>{kind ? money(kind.cost) : ''}</b>
            <span className="mat-takes">
              {Array.from({ length: kind?.coal ?? 0 }, (_, cube) => (
                <Icon key={`coal ${cube}`} name="coal" size={17} />
              ))}
              {Array.from({ length: kind?.iron ?? 0 }, (_, cube) => (
                <Icon key={`iron ${cube}`} name="iron" size={17} />
              ))}
              {kind?.lightbulb && <Icon name="lightbulb" size={17} />}
            </span>
            <small>{kind ? <Trans>{left} left</Trans> : ''}</small>
          </span>
        )
      })}
    </button>
  )
}

export function Mat() {
  const { i18n } = useLingui()
  const state = useShownState()
  const [chosen, choose] = useState<Seat | null>(null)
  const { seat, title, isWatching } = useMat(chosen)
  const rules = rulesOf(state)
  return (
    <section className="mat" aria-label={title}>
      <h2 className="side-title" tabIndex={-1}>
        {title}
      </h2>
      {isWatching && <Whose seat={seat} onSeat={choose} />}
      {rules.industries.map(({ id }, industry) => (
        <div key={id} className="mat-row">
          <h3>
            <Icon name={industryIcon(id)} size={22} />
            <span>{industryName(i18n, rules, industry)}</span>
          </h3>
          <Stack state={state} seat={seat} industry={industry} />
        </div>
      ))}
    </section>
  )
}

/** Tiles of one industry, equal ones in one cell; the next can be chosen where that is asked. */
function Stack({ state, seat, industry }: { state: State; seat: Seat; industry: IndustryId }) {
  const { i18n } = useLingui()
  const table = useTable()
  const narrowing = useNarrowing()
  const choices = useChoices() ?? []
  const rules = rulesOf(state)
  const { stack = [] } = rules.industries[industry] ?? {}
  const gone = state.players[seat]?.mat[industry] ?? 0
  const isPossible =
    narrowing !== null && isOption(narrowing.left, choices, { aspect: 'industry', value: industry })
  return (
    <ul className="mat-stack">
      {[...new Set(stack)].map((kind) => {
        const row = rules.kinds[kind]
        const left = stack.slice(gone).filter((tile) => tile === kind).length
        const isNext = stack[gone] === kind
        const isNever = row !== undefined && !allowedIn(row.eras, state.era)
        const text = kindInFull(i18n, rules, kind, left)
        const cell = (
          <MatCell
            rules={rules}
            kind={kind}
            left={left}
            owner={seat}
            state={left === 0 ? 'gone' : isNever ? 'never' : isNext ? 'next' : 'later'}
          />
        )
        return (
          <li key={kind}>
            {isNext && isPossible ? (
              <button
                type="button"
                aria-label={text}
                onClick={() => table.pick({ aspect: 'industry', value: industry })}
              >
                {cell}
              </button>
            ) : (
              <>
                <span className="unseen">{text}</span>
                {cell}
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Whose({ seat, onSeat }: { seat: Seat; onSeat: (seat: Seat) => void }) {
  const { t } = useLingui()
  const names = useNames()
  const { turnOrder } = useShownState()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame.
    <div className="mat-choice" role="group" aria-label={t`Whose mat`}>
      {turnOrder.map((one) => (
        <button
          key={one}
          type="button"
          title={names[one]}
          aria-label={names[one]}
          aria-pressed={one === seat}
          onClick={() => onSeat(one)}
        >
          <SeatMark seat={one} size={20} />
          <span>{names[one]}</span>
        </button>
      ))}
    </div>
  )
}

/** Whose mat is shown: the viewer's, else the one chosen, else that of the seat in turn. */
function useMat(chosen: Seat | null = null): { seat: Seat; title: string; isWatching: boolean } {
  const { t } = useLingui()
  const names = useNames()
  const isWatching = useIsWatching()
  const viewer = useTableState((state) => state.viewer)
  const { turnOrder, turn } = useShownState()
  const seat = typeof viewer === 'number' ? viewer : (chosen ?? turnOrder[turn] ?? 0)
  const name = names[seat]
  return { seat, title: isWatching ? t`Mat of ${name}` : t`Your mat`, isWatching }
}
