// Cards that anybody may count: what each player discarded, and what was not seen yet. After the end, all hands lie open.

import { SeatMark } from '@ironbridge/board'
import { type CardId, HIDDEN, rulesOf, type State, unseenCards } from '@ironbridge/engine'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { cardCount, playerName } from '../../words/index.ts'
import { Card } from '../Card.tsx'
import { useIsOver, useNames, useShownState, useTableState } from '../context.ts'
import './Deck.css'
import { PlayerCalled } from '../PlayerCalled.tsx'

export function Deck() {
  const { t } = useLingui()
  const state = useShownState()
  const isOpen = useIsOpen(state)
  return (
    <section className="deck" aria-label={t`Deck and discards`}>
      <h2 className="side-title" tabIndex={-1}>
        <Trans>Deck and discards</Trans>
      </h2>
      {isOpen && !state.over && (
        <ByPlayer title={<Trans>Hands</Trans>} cards={({ players }, seat) => players[seat]?.hand ?? []} />
      )}
      <ByPlayer
        title={<Trans>Discarded</Trans>}
        cards={({ players }, seat) => players[seat]?.discard ?? []}
      />
      {isOpen ? <OpenDeck /> : <Unseen />}
    </section>
  )
}

/** Whether nothing has to be hidden any more, or nobody is there to hide it from. */
function useIsOpen({ players }: State): boolean {
  const isOver = useIsOver()
  const isAll = useTableState(({ viewer }) => viewer === 'all')
  return (isOver || isAll) && players.every(({ hand }) => !hand.includes(HIDDEN))
}

interface ByPlayerProps {
  readonly title: ReactNode
  readonly cards: (state: State, seat: number) => readonly CardId[]
}

function ByPlayer({ title, cards }: ByPlayerProps) {
  const { i18n } = useLingui()
  const state = useShownState()
  const names = useNames()
  return (
    <>
      <h3>{title}</h3>
      {state.turnOrder.map((seat) => (
        <section key={seat} aria-label={playerName(i18n, names, seat)}>
          <h4>
            <SeatMark seat={seat} size={13} />
            <span>
              <PlayerCalled seat={seat} />
            </span>
            <small>{cardCount(i18n, cards(state, seat).length)}</small>
          </h4>
          <Cards cards={cards(state, seat)} />
        </section>
      ))}
    </>
  )
}

function OpenDeck() {
  const { i18n } = useLingui()
  const { deck } = useShownState()
  return (
    <>
      <h3>
        <Trans>In the deck</Trans>
        <small>{cardCount(i18n, deck.length)}</small>
      </h3>
      <Cards cards={deck} />
    </>
  )
}

function Unseen() {
  const { i18n } = useLingui()
  const state = useShownState()
  const seat = useTableState(({ viewer }) => (typeof viewer === 'number' ? viewer : null))
  const unseen = unseenCards(state, seat)
  const deck = state.deck.length
  const down = state.faceDown.length
  const held = unseen.length - deck - down
  return (
    <>
      <h3>
        <Trans>Not seen yet</Trans>
        <small>{cardCount(i18n, unseen.length)}</small>
      </h3>
      <p>
        <Trans>
          {deck} in the deck, {held} in hands that you do not see.
        </Trans>{' '}
        {down > 0 && (
          <Plural
            value={down}
            one="# lies face down until the era ends; nobody knows which."
            other="# lie face down until the era ends; nobody knows which."
          />
        )}
      </p>
      <Cards cards={unseen} />
    </>
  )
}

/** Each card once, with how many there are of it. */
function Cards({ cards }: { cards: readonly CardId[] }) {
  const rules = rulesOf(useShownState())
  const counts = new Map<CardId, number>()
  for (const card of [...cards].sort((a, b) => a - b)) counts.set(card, (counts.get(card) ?? 0) + 1)
  if (counts.size === 0) return null
  return (
    <ul className="deck-cards">
      {[...counts].map(([card, count]) => (
        <li key={card}>
          <Card rules={rules} card={card} isSmall />
          {count > 1 && <b>×{count}</b>}
        </li>
      ))}
    </ul>
  )
}
