// What is asked next about the move: answered on the board, in the hand, or by one of the buttons here.

import { type Move, rulesOf, type State } from '@ironbridge/engine'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type Aspect, type Choice, chosenOf, optionsFor } from '../../play/choose.ts'
import { isComplete, type Narrowing } from '../../play/sitting.ts'
import { cardName, money } from '../../words/index.ts'
import { useNames, useShownState, useSitting, useTable } from '../context.ts'
import { RecentMoves } from '../log/RecentMoves.tsx'
import { Effects } from './Effects.tsx'
import { optionWords } from './optionWords.ts'
import { titleSoFar } from './soFar.ts'

const QUESTIONS: Readonly<Record<Aspect, MessageDescriptor>> = {
  action: msg`Choose an action or a card`,
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

export interface QuestionProps {
  readonly narrowing: Narrowing
  /** The board is read, not seen: its places are listed too. */
  readonly isInWords: boolean
}

export function Question({ narrowing, isInWords }: QuestionProps) {
  const { i18n } = useLingui()
  const table = useTable()
  const state = useShownState()
  const names = useNames()
  const sitting = useSitting()
  const { left, question, end } = narrowing
  if (sitting === null || question === null) return null
  const { choices, draft } = sitting
  const options = optionsFor(left, choices, question)
  const isDebt = state.pending?.type === 'shortfall'
  const isListed =
    isDebt ||
    (question !== 'action' &&
      question !== IN_HAND &&
      (isInWords || !ON_BOARD.includes(question) || options.length <= 4))
  return (
    <>
      <h2>{titleOf(i18n, state, narrowing, choices)}</h2>
      {question === IN_HAND && left[0] && <Effects move={left[0]} isForeseen />}
      <p>{hintFor(i18n, state, narrowing, choices, isListed)}</p>
      {question === 'action' && draft.length === 0 && choices.length === 0 && <RecentMoves />}
      {isListed && (
        <div className="options">
          {options.map((option) => (
            <button key={option.value} type="button" className="button" onClick={() => table.pick(option)}>
              {optionWords(i18n, state, names, option)}
            </button>
          ))}
        </div>
      )}
      <div className="buttons">
        {end !== null && choices.length === 0 && (
          <button type="button" className="button done" onClick={() => void table.confirm(end)}>
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

/** The move as far as it is settled; before that, what may be chosen. */
function titleOf(i18n: I18n, state: State, { left }: Narrowing, choices: readonly Choice[]): string {
  if (state.pending?.type === 'shortfall') return i18n._(msg`Which tile do you give up?`)
  const title = titleSoFar(i18n, state, left)
  if (title !== null) return title
  const [chosen] = chosenOf(choices, 'card')
  if (chosen === undefined) return i18n._(QUESTIONS.action)
  const card = cardName(i18n, rulesOf(state), chosen)
  return i18n._(msg`Choose an action for ${card}`)
}

function hintFor(
  i18n: I18n,
  state: State,
  narrowing: Narrowing,
  choices: readonly Choice[],
  isListed: boolean,
): string {
  const { actionsLeft, pending, players } = state
  if (pending?.type === 'shortfall') {
    const owed = money(pending.owed)
    const left = money(players[pending.seat]?.money ?? 0)
    return i18n._(msg`You owe ${owed} and have ${left}.`)
  }
  if (narrowing.question === 'action') {
    if (choices.length > 0) return i18n._(msg`Lit is where this card builds.`)
    return i18n._(
      actionsLeft === 1
        ? msg`Or a place on the board. One action left.`
        : msg`Or a place on the board. Two actions left.`,
    )
  }
  const words = [questionFor(i18n, narrowing, choices)]
  if (pending !== null && choices.length === 0) words.unshift(i18n._(msg`This action may go on.`))
  if (narrowing.question !== null && ON_BOARD.includes(narrowing.question))
    words.push(i18n._(isListed ? msg`Choose on the board, or here.` : msg`Choose on the board.`))
  return words.join(' ')
}

function questionFor(i18n: I18n, { left, question }: Narrowing, choices: readonly Choice[]): string {
  if (question === null) return ''
  // What is sold stands already.
  if (question === 'slot' && left[0]?.type === 'sell') return i18n._(msg`Which tile?`)
  const cards = cardsAsked(left, choices)
  return question === IN_HAND && cards > 1
    ? i18n._(msg`Which ${plural(cards, { one: '# card', other: '# cards' })} do you give up?`)
    : i18n._(QUESTIONS[question])
}

/** Most actions take one card; to scout and to build anywhere take more. */
function cardsAsked([move]: readonly Move[], choices: readonly Choice[]): number {
  const all = move?.type === 'scout' ? 1 + move.extra.length : move?.type === 'anywhere' ? 2 : 1
  return all - choices.filter(({ aspect }) => aspect === IN_HAND).length
}
