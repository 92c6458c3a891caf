// The own hand: tickets that can be chosen, before or after the action they pay for.

import { CardStub } from '@ironbridge/board'
import { type CardId, HIDDEN, rulesOf, type State } from '@ironbridge/engine'
import { Trans, useLingui } from '@lingui/react/macro'
import { useArrows } from '../../kit/useArrows.ts'
import { type Choice, chosenOf, isOption } from '../../play/choose.ts'
import { cardCount, cardName } from '../../words/index.ts'
import { useChoices, useNarrowing, useShownState, useTable, useTableState } from '../context.ts'
import { hoverProps } from './hoverProps.ts'
import './Hand.css'

export function Hand() {
  const { t, i18n } = useLingui()
  const state = useShownState()
  const viewer = useTableState((table) => table.viewer)
  const isAsked = useNarrowing()?.question === 'card'
  const hand = typeof viewer === 'number' ? state.players[viewer]?.hand : undefined
  const row = useArrows<HTMLUListElement>()
  if (hand === undefined || state.over) return null
  const cards = cardCount(i18n, hand.length)
  return (
    <section className={isAsked ? 'hand asked' : 'hand'} aria-label={t`Your hand`}>
      <h2 className="side-title">
        <Trans>Your hand</Trans>
        <small>
          <Trans>{cards} · one for each action</Trans>
        </small>
      </h2>
      <ul {...row}>
        {hand.map((card, place) => (
          // Equal cards are told apart by their place alone.
          <Ticket
            key={`${card} ${place}`}
            card={card}
            copy={hand.slice(0, place).filter((c) => c === card).length}
            state={state}
          />
        ))}
      </ul>
    </section>
  )
}

function Ticket({ card, copy, state }: { card: CardId; copy: number; state: State }) {
  const { i18n } = useLingui()
  const table = useTable()
  const narrowing = useNarrowing()
  const choices = useChoices() ?? []
  if (card === HIDDEN) return null
  const chosen = chosenOf(choices, 'card').filter((one) => one === card).length
  const isChosen = copy < chosen
  const isPossible = narrowing !== null && isOption(narrowing.left, choices, { aspect: 'card', value: card })
  const [type = 'build'] = chosenOf(choices, 'action')
  const wish = { type, card }
  const isOff = narrowing !== null && !isPossible && !isChosen
  const pick = (): void => {
    if (narrowing === null) return
    if (isChosen) table.restart(withoutOne(choices, card))
    else if (isPossible) table.pick({ aspect: 'card', value: card })
    else if (takesOne(choices)) table.restart([...withoutCards(choices), { aspect: 'card', value: card }])
    else table.ask(wish)
  }
  return (
    <li>
      <button
        type="button"
        className="ticket"
        aria-pressed={isChosen}
        aria-disabled={isOff}
        {...hoverProps(table, isOff ? wish : null)}
        onClick={pick}
      >
        <CardStub rules={rulesOf(state)} card={card} size={34} />
        <span>{cardName(i18n, rulesOf(state), card)}</span>
      </button>
    </li>
  )
}

function withoutOne(choices: readonly Choice[], card: CardId): Choice[] {
  const place = choices.findLastIndex(({ aspect, value }) => aspect === 'card' && value === card)
  return choices.filter((_, at) => at !== place)
}

/** Another card takes the place of the one chosen, where only one is given up. */
const takesOne = (choices: readonly Choice[]): boolean => chosenOf(choices, 'card').length === 1

const withoutCards = (choices: readonly Choice[]): Choice[] =>
  choices.filter(({ aspect }) => aspect !== 'card')
