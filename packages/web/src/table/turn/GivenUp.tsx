// On a phone, where the hand is away while a move is looked at: the card that pays, and the way to another.

import { type Move, rulesOf } from '@ironbridge/engine'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { cardsOf } from '../../play/choose.ts'
import { Card } from '../Card.tsx'
import { useShownState } from '../context.ts'
import './GivenUp.css'

export function GivenUp({ move }: { move: Move }) {
  const rules = rulesOf(useShownState())
  const [isChanging, setIsChanging] = useState(false)
  const cards = cardsOf(move)
  if (cards.length === 0) return null
  return (
    <div className="given-up" data-changing={isChanging || undefined}>
      {cards.map((card, place) => (
        // Equal cards are told apart by their place alone.
        <Card key={place} rules={rules} card={card} isSmall />
      ))}
      <span>
        <Trans>is given up</Trans>
      </span>
      <button type="button" className="quiet" onClick={() => setIsChanging(!isChanging)}>
        <Trans>Change card</Trans>
      </button>
    </div>
  )
}
