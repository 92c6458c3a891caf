// A mat over the board: every stack with what its tiles cost and give. What Build and Develop take is chosen here too.

import { Icon, industryIcon, SeatMark } from '@ironbridge/board'
import { type IndustryId, rulesOf, type Seat } from '@ironbridge/engine'
import { Trans, useLingui } from '@lingui/react/macro'
import { type CSSProperties, useEffect, useRef } from 'react'
import { useArrows } from '../../kit/useArrows.ts'
import { industryName } from '../../words/index.ts'
import { useIsWatching, useNames, useShownState, useTableState } from '../context.ts'
import { useDrawers } from '../drawers.ts'
import { MatStack } from './MatStack.tsx'
import { useMatTitle } from './MatStrip.tsx'
import { matFacts, matTask, stackNote } from './matWords.ts'
import { type MatChoice, useMatChoice } from './useMatChoice.ts'
import './Mat.css'

export interface MatPanelProps {
  readonly seat: Seat
  readonly onClose: () => void
}

export function MatPanel({ seat, onClose }: MatPanelProps) {
  const { i18n } = useLingui()
  const state = useShownState()
  const isWatching = useIsWatching()
  const title = useMatTitle(seat)
  const choice = useMatChoice(seat)
  const isOwn = useTableState(({ viewer }) => viewer === seat)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const arrows = useArrows<HTMLDivElement>()
  const { industries } = rulesOf(state)
  const most = Math.max(...industries.map(({ stack }) => new Set(stack).size))
  const pick = (industry: IndustryId): void => {
    choice.pick(industry)
    // Its places are lit on the board beneath.
    if (choice.taking === 'build' && !choice.chosen.includes(industry)) onClose()
  }
  return (
    <section className="mat" aria-label={title}>
      <header className="mat-head">
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>{isOwn || choice.taking !== null ? matTask(i18n, choice.taking) : matFacts(i18n, state, seat)}</p>
        {isWatching && <Whose seat={seat} />}
        <button type="button" className="button" aria-keyshortcuts="m" onClick={onClose}>
          <Icon name="close" size={14} />
          <span>
            <Trans>Close</Trans>
          </span>
          <small aria-hidden="true">M</small>
        </button>
      </header>
      <div
        className="mat-rows"
        style={{ '--rows': industries.length, '--most': most } as CSSProperties}
        {...arrows}
      >
        {industries.map(({ id }, industry) => (
          <Row key={id} seat={seat} industry={industry} choice={choice} onPick={pick} />
        ))}
      </div>
    </section>
  )
}

interface RowProps {
  readonly seat: Seat
  readonly industry: IndustryId
  readonly choice: MatChoice
  readonly onPick: (industry: IndustryId) => void
}

function Row({ seat, industry, choice, onPick }: RowProps) {
  const { i18n } = useLingui()
  const state = useShownState()
  const rules = rulesOf(state)
  const { id } = rules.industries[industry] ?? { id: '' }
  const note = stackNote(i18n, state, seat, industry, choice.taking)
  return (
    <div className="mat-row">
      <div className="mat-industry">
        <Icon name={industryIcon(id)} size={22} />
        <h3>{industryName(i18n, rules, industry)}</h3>
        {note !== null && <small>{note}</small>}
      </div>
      <MatStack seat={seat} industry={industry} choice={choice} onPick={onPick} />
    </div>
  )
}

/** Who only watches chooses one. */
function Whose({ seat }: { readonly seat: Seat }) {
  const { t } = useLingui()
  const names = useNames()
  const { turnOrder } = useShownState()
  const { open } = useDrawers()
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
          onClick={() => open({ type: 'mat', seat: one })}
        >
          <SeatMark seat={one} size={20} />
        </button>
      ))}
    </div>
  )
}
