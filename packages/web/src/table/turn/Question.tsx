// What is asked next about the move: answered on the board, in the hand, or by one of the buttons here.

import { type Move, rulesOf, type State, type SteppedType } from '@ironbridge/engine'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type Aspect, type Choice, chosenOf, optionsFor } from '../../play/choose.ts'
import { isComplete, type Narrowing } from '../../play/sitting.ts'
import { cardName, money } from '../../words/index.ts'
import { useNames, useShownState, useSitting, useTable } from '../context.ts'
import { RecentMoves } from '../log/RecentMoves.tsx'
import { Choice as Answer } from './Choice.tsx'
import { ChoiceList } from './ChoiceList.tsx'
import { NotDeveloped } from './NotDeveloped.tsx'
import { optionWords } from './option.ts'
import { titleSoFar } from './soFar.ts'
import { useListed } from './useListed.ts'

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
const ON_BOARD: readonly Aspect[] = ['slot', 'line', 'buyer', 'coal', 'iron', 'beer']
const IN_HAND: Aspect = 'card'

/** Two of their answers fit beside each other; of places, where there are many. */
const SHORT: readonly Aspect[] = ['industry', 'bonus', 'amount', 'line']
const isShort = (question: Aspect, count: number): boolean =>
  SHORT.includes(question) || (question === 'slot' && count > 4)

/** An action that may go on, or end. */
export const GOING_ON: Readonly<Record<SteppedType, MessageDescriptor>> = {
  network: msg`Lay a second link?`,
  develop: msg`Develop a second tile?`,
  sell: msg`Sell another tile?`,
  anywhere: msg`Where?`,
}

export interface QuestionProps {
  readonly narrowing: Narrowing
  /** The board is read, not seen: its places are listed too. */
  readonly isInWords: boolean
  /** What the others did is told here. */
  readonly hasRecent: boolean
}

export function Question({ narrowing, isInWords, hasRecent }: QuestionProps) {
  const { i18n } = useLingui()
  const table = useTable()
  const state = useShownState()
  const names = useNames()
  const sitting = useSitting()
  const { left, question, end } = narrowing
  const { pending } = state
  const isDebt = pending?.type === 'shortfall'
  const isAsked = question !== null && (isDebt || (question !== 'action' && question !== IN_HAND))
  const options = !isAsked || sitting === null ? [] : optionsFor(left, sitting.choices, question)
  const listed = useListed(options, isDebt || isInWords || question === null || !ON_BOARD.includes(question))
  if (sitting === null || question === null) return null
  const { choices, draft } = sitting
  return (
    <>
      <h2>{titleOf(i18n, state, narrowing, choices)}</h2>
      <p>{hintFor(i18n, state, narrowing, choices, options.length, listed.length)}</p>
      {hasRecent && question === 'action' && draft.length === 0 && choices.length === 0 && (
        <RecentMoves layout="list" />
      )}
      {listed.length > 0 && (
        <ChoiceList
          isLong={!isShort(question, options.length)}
          // Industries that cannot be developed are listed too.
          count={left[0]?.type === 'develop' ? rulesOf(state).industries.length : options.length}
        >
          {listed.map((option) => (
            <Answer
              key={option.value}
              {...optionWords(i18n, state, names, option)}
              onPick={() => table.pick(option)}
            />
          ))}
          {question === 'industry' && <NotDeveloped left={left} />}
        </ChoiceList>
      )}
      <div className="buttons">
        {end !== null && choices.length === 0 && (
          <button type="button" className="button done" onClick={() => void table.confirm(end)}>
            {pending?.type === 'sell' ? <Trans>Done</Trans> : <Trans>Only the first</Trans>}
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
  if (state.pending !== null && choices.length === 0) return i18n._(GOING_ON[state.pending.type])
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
  count: number,
  listed: number,
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
  if (narrowing.question !== null && ON_BOARD.includes(narrowing.question))
    words.push(
      i18n._(
        listed === count
          ? msg`Choose on the board, or here.`
          : listed > 0
            ? msg`Choose on the board: ${count} are possible, some of them here.`
            : msg`Choose on the board: ${count} are possible.`,
      ),
    )
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
