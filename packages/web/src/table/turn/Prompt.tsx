// The prompt: what is asked now, the move that is offered with all it does, why something cannot be done, or who is awaited.

import { Icon } from '@ironbridge/board'
import { type Move, preview, rulesOf } from '@ironbridge/engine'
import { Trans, useLingui } from '@lingui/react/macro'
import { type RefObject, Suspense, useEffect, useRef } from 'react'
import { later } from '../../kit/later.tsx'
import { isComplete, openSteps, stateOf } from '../../play/sitting.ts'
import { hindranceSentence, moveButton, moveTitle, priced } from '../../words/index.ts'
import { OverlayCaption } from '../board/OverlayCaption.tsx'
import { Reach } from '../board/Reach.tsx'
import { Town } from '../board/Town.tsx'
import {
  useChoices,
  useNames,
  useNarrowing,
  useShownState,
  useSitting,
  useTable,
  useTableState,
} from '../context.ts'
import { WatchAgain } from '../log/RecentMoves.tsx'
import { Spoken } from '../log/Spoken.tsx'
import { Awaiting } from './Awaiting.tsx'
import { GivenUp } from './GivenUp.tsx'
import { Hint } from './Hint.tsx'
import { Ledger } from './Ledger.tsx'
import { spentIn } from './ledger.ts'
import { Question } from './Question.tsx'
import { Together } from './Together.tsx'
import { useFocusKept } from './useFocusKept.ts'
import { useMore } from './useMore.ts'
import { WhyNot } from './WhyNot.tsx'
import './Prompt.css'

const Advice = later(async () => (await import('./Advice.tsx')).Advice)

export interface PromptProps {
  /** The board is read, not seen: its places are asked for here too. */
  readonly isInWords: boolean
  /** What the others did is told here, as there is no room for it elsewhere. */
  readonly hasRecent: boolean
}

export function Prompt({ isInWords, hasRecent }: PromptProps) {
  const { t } = useLingui()
  const frame = useRef<HTMLElement>(null)
  const asked = useNarrowing()?.question ?? null
  const isTogether = useIsTogether()
  useMore(frame)
  const turn = useTableState((state) => state.turn)
  const advised = useTableState(({ advice }) => advice?.move ?? null)
  // What is new is read from its beginning; on a phone the sheet around it scrolls.
  useEffect(() => {
    for (const scroller of [frame.current, frame.current?.closest('.sheet-body')])
      scroller?.scrollTo({ top: 0 })
  }, [turn, advised])
  // Whoever comes to the table begins here.
  useEffect(() => {
    if (document.activeElement === document.body) frame.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section
      ref={frame}
      id="question"
      className="prompt"
      data-asked={isTogether ? undefined : (asked ?? undefined)}
      tabIndex={-1}
      aria-label={t`What to do`}
    >
      <Pill />
      <OverlayCaption />
      <Now frame={frame} isInWords={isInWords} hasRecent={hasRecent} />
      <More hasRecent={hasRecent} />
      <Whisper />
      <Spoken frame={frame} />
    </section>
  )
}

interface NowProps extends PromptProps {
  readonly frame: RefObject<HTMLElement | null>
}

function Now({ frame, isInWords, hasRecent }: NowProps) {
  useFocusKept(frame, isInWords)
  const sitting = useSitting()
  const hindrance = useTableState((state) => state.hindrance)
  const overlay = useTableState((state) => state.overlay)
  const advised = useTableState(({ advice }) => advice?.move ?? null)
  const narrowing = useNarrowing()
  const isTogether = useIsTogether()
  if (overlay.type === 'connected') return <Reach location={overlay.location} />
  if (overlay.type === 'town') return <Town location={overlay.location} />
  if (sitting === null || narrowing === null) return <Awaiting />
  if (hindrance !== null) return <WhyNot hindrance={hindrance} />
  if (isComplete(sitting)) return <TurnDone />
  if (isTogether) return <Together narrowing={narrowing} isInWords={isInWords} />
  if (narrowing.offer !== null) return <Offer move={narrowing.offer} end={narrowing.end} />
  if (advised !== null && sitting.choices.length === 0)
    return (
      <Suspense>
        <Advice />
      </Suspense>
    )
  return <Question narrowing={narrowing} isInWords={isInWords} hasRecent={hasRecent} />
}

/** An action of two steps is in the making, and nothing is asked about the second but which. */
function useIsTogether(): boolean {
  const sitting = useSitting()
  const offer = useNarrowing()?.offer ?? null
  return sitting !== null && openSteps(sitting).length > 0 && (offer !== null || sitting.choices.length === 0)
}

/** Which action of the turn it is. */
function Pill() {
  const sitting = useSitting()
  if (sitting === null || isComplete(sitting) || sitting.base.pending?.type === 'shortfall') return null
  const all = sitting.base.actionsLeft
  const now = all - stateOf(sitting).actionsLeft + 1
  return (
    <span className="prompt-pill">
      <Trans>
        {now} of {all}
      </Trans>
    </span>
  )
}

/** Before anything is chosen: to see again what the others did, and to ask a bot. */
function More({ hasRecent }: { hasRecent: boolean }) {
  const sitting = useSitting()
  const overlay = useTableState((state) => state.overlay.type)
  const isDebt = sitting?.base.pending?.type === 'shortfall'
  const isTogether = useIsTogether()
  const isFresh = sitting !== null && sitting.choices.length === 0 && sitting.draft.length === 0
  const isAdvised = useTableState(({ advice }) => advice !== null && advice.move !== null)
  if (isDebt || isTogether || isAdvised || overlay === 'town' || overlay === 'connected') return null
  return (
    <div className="prompt-more">
      {isFresh && hasRecent && <WatchAgain />}
      <Hint />
    </div>
  )
}

/** In passing: why what is pointed at cannot be done. */
function Whisper() {
  const { i18n } = useLingui()
  const whisper = useTableState((state) => state.whisper)
  const state = useShownState()
  const names = useNames()
  if (whisper === null) return null
  return (
    <p className="whisper">
      <Icon name="lock" size={15} /> {hindranceSentence(i18n, rulesOf(state), whisper, names)}
    </p>
  )
}

/** With nothing chosen it is the one way to go on with an action, and may be left out. */
function Offer({ move, end }: { move: Move; end: Move | null }) {
  const { i18n } = useLingui()
  const table = useTable()
  const state = useShownState()
  const hasChoices = (useChoices() ?? []).length > 0
  const after = preview(state, move)?.state ?? state
  return (
    <>
      <h2>{moveTitle(i18n, state, move)}</h2>
      <Ledger move={move} />
      <GivenUp move={move} />
      <div className="buttons">
        <button type="button" className="button primary" onClick={() => void table.confirm(move)}>
          {priced(moveButton(i18n, move), spentIn(state, after))}
        </button>
        {hasChoices ? (
          <button type="button" className="button" onClick={() => table.undo()}>
            <Trans>Back</Trans>
          </button>
        ) : (
          end !== null && (
            <button type="button" className="button" onClick={() => void table.confirm(end)}>
              <Trans>Done</Trans>
            </button>
          )
        )}
      </div>
    </>
  )
}

function TurnDone() {
  const table = useTable()
  return (
    <>
      <h2>
        <Trans>Your turn is complete</Trans>
      </h2>
      <p>
        <Trans>Cards are drawn when you end it. Until then everything can be taken back.</Trans>
      </p>
      <div className="buttons">
        <button type="button" className="button primary" onClick={() => void table.endTurn()}>
          <Trans>End turn</Trans>
        </button>
        <button type="button" className="button" onClick={() => table.undo()}>
          <Trans>Undo</Trans>
        </button>
      </div>
    </>
  )
}
