// A card: its picture above, its name below. The same one in the hand, in a hint, in the deck and in the log.

import { CardPicture } from '@ironbridge/board'
import { type CardId, HIDDEN, type Ruleset } from '@ironbridge/engine'
import { useLingui } from '@lingui/react/macro'
import { cardLabel } from '../words/index.ts'
import './Card.css'

export interface CardProps {
  readonly rules: Ruleset
  readonly card: CardId
  /** Beside a line of text instead of in the hand. */
  readonly isSmall?: boolean
}

export function Card({ rules, card, isSmall = false }: CardProps) {
  const { t, i18n } = useLingui()
  const isWild = card !== HIDDEN && rules.cards[card]?.wild === true
  return (
    <span className={`card${isSmall ? ' small' : ''}${isWild ? ' wild' : ''}`}>
      <span className="card-art">
        <CardPicture rules={rules} card={card} or={t({ context: 'between two industries', message: 'or' })} />
      </span>
      <span className="card-name">
        <span>{cardLabel(i18n, rules, card)}</span>
      </span>
    </span>
  )
}
