// The prompt: what is asked now, the move that is offered with all it does, why something cannot be done, or who is awaited.

import { Icon } from '@ironbridge/board'
import { type Move, rulesOf } from '@ironbridge/engine'
import { Trans, useLingui } from '@lingui/react/macro'
import { type RefObject, useRef } from 'react'
import { isComplete } from '../play/sitting.ts'
import { moveButton, moveTitle, refusalSentence } from '../words/index.ts'
import { useNames, useNarrowing, useShownState, useTable, useTableState } from './context.ts'
import { effectsOf } from './effects.ts'
import { Hint } from './Hint.tsx'
import { Question } from './Question.tsx'
import { Reach } from './Reach.tsx'
import { WatchAgain } from './Since.tsx'
import { Town } from './Town.tsx'
import { useFocusKept } from './useFocusKept.ts'
import { WhyNot } from './WhyNot.tsx'

export function Prompt() {
  const { t } = useLingui()
  const frame = useRef<HTMLElement>(null)
  return (
    <section ref={frame} className="prompt" aria-label={t`What to do`} aria-live="polite">
      <Now frame={frame} />
      <Whisper />
      <More />
    </section>
  )
}

function Now({ frame }: { frame: RefObject<HTMLElement | null> }) {
  useFocusKept(frame)
  const sitting = useTableState((state) => state.sitting)
  const hindrance = useTableState((state) => state.hindrance)
  const overlay = useTableState((state) => state.overlay)
  const narrowing = useNarrowing()
  if (overlay.type === 'connected') return <Reach location={overlay.location} />
  if (overlay.type === 'town') return <Town location={overlay.location} />
  if (sitting === null || narrowing === null) return <Awaiting />
  if (hindrance !== null) return <WhyNot hindrance={hindrance} />
  if (isComplete(sitting)) return <TurnDone />
  if (narrowing.offer !== null) return <Offer move={narrowing.offer} end={narrowing.end} />
  return <Question narrowing={narrowing} />
}

/** Before anything is chosen: to see again what the others did, and to ask a bot. */
function More() {
  const sitting = useTableState((state) => state.sitting)
  const overlay = useTableState((state) => state.overlay.type)
  const isDebt = sitting?.base.pending?.type === 'shortfall'
  const isFresh = sitting !== null && sitting.choices.length === 0 && sitting.draft.length === 0
  if (isDebt || overlay === 'town' || overlay === 'connected') return null
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
      <Icon name="lock" size={15} /> {refusalSentence(i18n, rulesOf(state), whisper.refusal, names)}
    </p>
  )
}

/** With nothing chosen it is the one way to go on with an action, and may be left out. */
function Offer({ move, end }: { move: Move; end: Move | null }) {
  const { i18n } = useLingui()
  const table = useTable()
  const state = useShownState()
  const names = useNames()
  const hasChoices = useTableState(({ sitting }) => sitting !== null && sitting.choices.length > 0)
  return (
    <>
      <h2>{moveTitle(i18n, state, move)}</h2>
      <ul className="effects">
        {effectsOf(i18n, state, move, names).map(({ icon, text, amount }) => (
          <li key={`${icon} ${text}`}>
            <Icon name={icon} size={18} />
            <span>{text}</span>
            <b>{amount}</b>
          </li>
        ))}
      </ul>
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

function Awaiting() {
  const state = useShownState()
  const names = useNames()
  const table = useTable()
  const shown = useTableState((at) => at.shown)
  const plies = useTableState((at) => at.plies)
  const follows = useTableState((at) => at.follows)
  const thinking = useTableState((at) => at.thinking)
  if (shown < plies.length && !follows)
    return (
      <>
        <h2>
          <Trans>Looking back</Trans>
        </h2>
        <div className="buttons">
          <button type="button" className="button primary" onClick={() => table.showPly(plies.length)}>
            <Trans>Back to the present</Trans>
          </button>
        </div>
      </>
    )
  if (state.over)
    return (
      <h2>
        <Trans>The game is over</Trans>
      </h2>
    )
  const name = thinking === null ? '' : names[thinking.seat]
  return (
    <>
      <h2>{thinking === null ? <Trans>The others move</Trans> : <Trans>{name} is thinking …</Trans>}</h2>
      {shown < plies.length && (
        <div className="buttons">
          <button type="button" className="button" onClick={() => table.showPly(plies.length)}>
            <Trans>Skip</Trans>
          </button>
        </div>
      )}
    </>
  )
}
