// What is asked next about the move: answered on the board, in the hand, or by one of the buttons here.

import { type Move, preview, rulesOf, type State } from '@ironbridge/engine'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type Aspect, type Option, optionsFor } from '../play/choose.ts'
import { isComplete, type Narrowing } from '../play/sitting.ts'
import {
  actionName,
  buyerName,
  cardName,
  industryName,
  lineName,
  money,
  slotName,
  sourceFrom,
  tileName,
} from '../words/index.ts'
import { useShownState, useTable, useTableState } from './context.ts'
import { Since } from './Since.tsx'

const QUESTIONS: Readonly<Record<Aspect, MessageDescriptor>> = {
  action: msg`Choose an action, a card or a place`,
  slot: msg`Where?`,
  line: msg`Which line?`,
  industry: msg`Which industry?`,
  amount: msg`How much?`,
  beer: msg`Beer from where?`,
  buyer: msg`To whom?`,
  coal: msg`Coal from where?`,
  iron: msg`Iron from where?`,
  bonus: msg`Which tile leaves your mat?`,
  card: msg`Which card do you give up?`,
}

/** These are asked on the board, where there are many; the rest is a list of buttons. */
const ON_BOARD: readonly Aspect[] = ['slot', 'line']
const IN_HAND: Aspect = 'card'

export function Question({ narrowing }: { narrowing: Narrowing }) {
  const { i18n } = useLingui()
  const table = useTable()
  const state = useShownState()
  const sitting = useTableState((at) => at.sitting)
  const { left, question, end } = narrowing
  if (sitting === null || question === null) return null
  const { choices, draft } = sitting
  const options = optionsFor(left, choices, question)
  const isDebt = state.pending?.type === 'shortfall'
  const isListed =
    isDebt ||
    (question !== 'action' && question !== IN_HAND && (!ON_BOARD.includes(question) || options.length <= 4))
  return (
    <>
      <h2>{i18n._(isDebt ? msg`Which tile do you give up?` : QUESTIONS[question])}</h2>
      <p>{hintFor(i18n, question, state)}</p>
      {question === 'action' && draft.length === 0 && <Since />}
      {isListed && (
        <div className="options">
          {options.map((option) => (
            <button key={option.value} type="button" className="button" onClick={() => table.pick(option)}>
              {optionName(i18n, state, option)}
            </button>
          ))}
        </div>
      )}
      <div className="buttons">
        {end !== null && choices.length === 0 && (
          <button type="button" className="button primary" onClick={() => void table.confirm(end)}>
            <Trans>That is all</Trans>
          </button>
        )}
        {(choices.length > 0 || draft.length > 0) && !isComplete(sitting) && (
          <button type="button" className="button" onClick={() => table.undo()}>
            {choices.length > 0 ? <Trans>Back</Trans> : <Trans>Undo</Trans>}
          </button>
        )}
      </div>
    </>
  )
}

function hintFor(i18n: I18n, question: Aspect, { actionsLeft, pending, players }: State): string {
  if (pending?.type === 'shortfall') {
    const owed = money(pending.owed)
    const left = money(players[pending.seat]?.money ?? 0)
    return i18n._(msg`You owe ${owed} and have ${left}.`)
  }
  if (question !== 'action')
    return i18n._(
      ON_BOARD.includes(question) ? msg`Choose on the board.` : msg`Only what is possible is lit.`,
    )
  if (pending !== null) return i18n._(msg`This action may go on.`)
  return i18n._(actionsLeft === 1 ? msg`One action left in this turn.` : msg`Two actions left in this turn.`)
}

function optionName(i18n: I18n, state: State, { aspect, value, moves }: Option): string {
  const rules = rulesOf(state)
  if (typeof value === 'string') return actionName(i18n, value as 'build')
  switch (aspect) {
    case 'slot':
      return slotOption(i18n, state, value, moves)
    case 'line':
      return lineName(i18n, rules, value)
    case 'industry':
    case 'bonus':
      return industryName(i18n, rules, value)
    case 'amount':
      return money(value)
    case 'buyer':
      return buyerName(i18n, rules, value)
    case 'card':
      return cardName(i18n, rules, value)
    default:
      return sourceFrom(i18n, rules, value)
  }
}

/** A tile that is given up is named with what it brings. */
function slotOption(i18n: I18n, state: State, slot: number, [move]: readonly Move[]): string {
  const rules = rulesOf(state)
  const name = slotName(i18n, rules, slot)
  const events = move?.type === 'shortfall' ? (preview(state, move)?.events ?? []) : []
  const given = events.find((event) => event.type === 'shortfall')
  if (!given) return name
  const tile = tileName(i18n, rules, given.kind)
  const brings = money(given.raised)
  return i18n._(msg`${tile}, ${name}: ${brings}`)
}
