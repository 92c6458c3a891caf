// The own hand: cards that can be chosen, before or after the action they pay for. One that is pointed at lights its places.

import { cardRank } from '@ironbridge/board'
import { type CardId, HIDDEN, rulesOf, type State } from '@ironbridge/engine'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useArrows } from '../../kit/useArrows.ts'
import { type Choice, cardsOf, choicesOf, chosenOf, isOption } from '../../play/choose.ts'
import { type Narrowing, openSteps, payments, rewound, stateOf } from '../../play/sitting.ts'
import { allOf, cardCount, cardName } from '../../words/index.ts'
import { Card } from '../Card.tsx'
import { useChoices, useNarrowing, useShownState, useSitting, useTable, useTableState } from '../context.ts'
import { hoverProps } from './hoverProps.ts'
import { pointProps } from './pointProps.ts'
import './Hand.css'

export function Hand() {
  const { t } = useLingui()
  const shown = useShownState()
  const viewer = useTableState((table) => table.viewer)
  const sitting = useSitting()
  const narrowing = useNarrowing()
  const choices = useChoices() ?? NONE
  const [step] = sitting === null ? [] : openSteps(sitting)
  // Until an action is confirmed, the card that pays for it is held, and another may take its place.
  const state = sitting !== null && step !== undefined ? stateOf(rewound(sitting)) : shown
  const others = useMemo(() => (sitting === null ? [] : payments(sitting).flatMap(cardsOf)), [sitting])
  const hand = typeof viewer === 'number' ? state.players[viewer]?.hand : undefined
  const cards = useMemo(() => (hand === undefined ? [] : inOrder(state, hand)), [state, hand])
  const row = useArrows<HTMLUListElement>()
  if (hand === undefined || state.over) return null
  const given = step === undefined ? givenUp(narrowing, choices) : cardsOf(step.move)
  return (
    <section className="hand" aria-label={t`Your hand`}>
      <h2 className="side-title">
        <Trans>Your hand</Trans>
        <small>
          <Summary state={state} count={hand.length} given={given} />
        </small>
      </h2>
      <ul data-many={cards.length > USUAL || undefined} {...row}>
        {cards.map((card, place) => {
          // Equal cards lie side by side, and are told apart by their place alone.
          const copy = place - cards.indexOf(card)
          const isGiven = copy < given.filter((one) => one === card).length
          return (
            <HeldCard
              key={`${card} ${copy}`}
              card={card}
              state={state}
              narrowing={narrowing}
              choices={choices}
              isGiven={isGiven}
              others={step === undefined ? null : others}
            />
          )
        })}
      </ul>
    </section>
  )
}

const NONE: readonly Choice[] = []

/** Cards of a full hand; wild ones may come on top. */
const USUAL = 8

/** Towns by county, industries, wild cards. Cards that are not known are not shown. */
function inOrder(state: State, hand: readonly CardId[]): readonly CardId[] {
  const rules = rulesOf(state)
  return hand
    .filter((card) => card !== HIDDEN)
    .sort((one, other) => cardRank(rules, one) - cardRank(rules, other))
}

/** By the move that is offered, else by what was chosen so far. */
function givenUp(narrowing: Narrowing | null, choices: readonly Choice[]): readonly CardId[] {
  const offer = narrowing?.offer ?? null
  return offer === null ? chosenOf(choices, 'card') : choicesOf(offer, 'card').map(({ value }) => value)
}

interface SummaryProps {
  readonly state: State
  readonly count: number
  readonly given: readonly CardId[]
}

function Summary({ state, count, given }: SummaryProps) {
  const { i18n } = useLingui()
  const cards = cardCount(i18n, count)
  if (given.length === 0) return <Trans>{cards} · one for each action</Trans>
  const names = allOf(
    i18n,
    given.map((card) => cardName(i18n, rulesOf(state), card)),
  )
  return given.length === 1 ? <Trans>{names} is given up</Trans> : <Trans>{names} are given up</Trans>
}

interface HeldCardProps {
  readonly card: CardId
  readonly state: State
  readonly narrowing: Narrowing | null
  readonly choices: readonly Choice[]
  readonly isGiven: boolean
  /** Those that could pay for the action in the making; null if there is none. */
  readonly others: readonly CardId[] | null
}

function HeldCard({ card, state, narrowing, choices, isGiven, others }: HeldCardProps) {
  const { i18n } = useLingui()
  const table = useTable()
  const isPossible =
    others?.includes(card) ??
    (narrowing !== null && isOption(narrowing.left, choices, { aspect: 'card', value: card }))
  const [type = 'build'] = chosenOf(choices, 'action')
  const wish = { type, card }
  const isOff = narrowing !== null && !isPossible && !isGiven
  const pick = (): void => {
    if (narrowing === null) return
    if (others !== null && (isGiven || isPossible)) table.repay(card)
    else if (isGiven) table.restart(withoutOne(choices, card))
    else if (isPossible) table.pick({ aspect: 'card', value: card })
    else if (takesOne(choices)) table.restart([...withoutCards(choices), { aspect: 'card', value: card }])
    else table.ask(wish)
  }
  return (
    <li data-given={isGiven || undefined}>
      <button
        type="button"
        aria-pressed={isGiven}
        aria-disabled={isOff}
        {...pointProps(table, card, hoverProps(table, isOff ? wish : null))}
        onClick={pick}
      >
        {/* Without the places where its name may break. */}
        <span className="unseen">{cardName(i18n, rulesOf(state), card)}</span>
        <span aria-hidden="true">
          <Card rules={rulesOf(state)} card={card} />
        </span>
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
