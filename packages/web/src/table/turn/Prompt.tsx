// The prompt: what is asked now, the move that is offered with all it does, why something cannot be done, or who is awaited.

import { Icon } from '@ironbridge/board'
import { type Move, rulesOf } from '@ironbridge/engine'
import { Trans, useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useRef } from 'react'
import { isComplete } from '../../play/sitting.ts'
import { hindranceSentence, moveButton, moveTitle } from '../../words/index.ts'
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
import { Advice } from './Advice.tsx'
import { Awaiting } from './Awaiting.tsx'
import { Effects } from './Effects.tsx'
import { Hint } from './Hint.tsx'
import { Question } from './Question.tsx'
import { useFocusKept } from './useFocusKept.ts'
import { WhyNot } from './WhyNot.tsx'
import './Prompt.css'

/** Where the board is read instead of seen, its places are asked for here too. */
export function Prompt({ isInWords }: { isInWords: boolean }) {
  const { t } = useLingui()
  const frame = useRef<HTMLElement>(null)
  // Whoever comes to the table begins here.
  useEffect(() => {
    if (document.activeElement === document.body) frame.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section ref={frame} className="prompt" tabIndex={-1} aria-label={t`What to do`}>
      <OverlayCaption />
      <Now frame={frame} isInWords={isInWords} />
      <Whisper />
      <More />
      <Spoken frame={frame} />
    </section>
  )
}

interface NowProps {
  readonly frame: RefObject<HTMLElement | null>
  readonly isInWords: boolean
}

function Now({ frame, isInWords }: NowProps) {
  useFocusKept(frame, isInWords)
  const sitting = useSitting()
  const hindrance = useTableState((state) => state.hindrance)
  const overlay = useTableState((state) => state.overlay)
  const advised = useTableState(({ advice }) => advice?.move ?? null)
  const narrowing = useNarrowing()
  if (overlay.type === 'connected') return <Reach location={overlay.location} />
  if (overlay.type === 'town') return <Town location={overlay.location} />
  if (sitting === null || narrowing === null) return <Awaiting />
  if (hindrance !== null) return <WhyNot hindrance={hindrance} />
  if (isComplete(sitting)) return <TurnDone />
  if (narrowing.offer !== null) return <Offer move={narrowing.offer} end={narrowing.end} />
  if (advised !== null && sitting.choices.length === 0) return <Advice move={advised} />
  return <Question narrowing={narrowing} isInWords={isInWords} />
}

/** Before anything is chosen: to see again what the others did, and to ask a bot. */
function More() {
  const sitting = useSitting()
  const overlay = useTableState((state) => state.overlay.type)
  const isDebt = sitting?.base.pending?.type === 'shortfall'
  const isFresh = sitting !== null && sitting.choices.length === 0 && sitting.draft.length === 0
  const isAdvised = useTableState(({ advice }) => advice !== null && advice.move !== null)
  if (isDebt || isAdvised || overlay === 'town' || overlay === 'connected') return null
  return (
    <div className="prompt-more">
      {isFresh && <WatchAgain />}
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
  return (
    <>
      <h2>{moveTitle(i18n, state, move)}</h2>
      <Effects move={move} />
      <div className="buttons">
        <button type="button" className="button primary" onClick={() => void table.confirm(move)}>
          {moveButton(i18n, move)}
        </button>
        {hasChoices ? (
          <button type="button" className="button" onClick={() => table.undo()}>
            <Trans>Back</Trans>
          </button>
        ) : (
          end !== null && (
            <button type="button" className="button" onClick={() => void table.confirm(end)}>
              <Trans>That is all</Trans>
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
