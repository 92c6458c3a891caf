// What a move does, line by line: of the one that is offered, or as far as it is foreseen.

import { Icon } from '@ironbridge/board'
import type { Move } from '@ironbridge/engine'
import { useLingui } from '@lingui/react/macro'
import { useNames, useShownState } from '../context.ts'
import { cardEffects, effectsOf } from './effects.ts'
import './Effects.css'

export interface EffectsProps {
  readonly move: Move
  /** Something is still to be chosen that makes no difference to it. */
  readonly isForeseen?: boolean
}

export function Effects({ move, isForeseen = false }: EffectsProps) {
  const { i18n } = useLingui()
  const state = useShownState()
  const names = useNames()
  const effects = effectsOf(i18n, state, move, names)
  const cards = isForeseen ? [] : cardEffects(i18n, state, move)
  return (
    <ul className={isForeseen ? 'foreseen' : 'effects'}>
      {[...effects, ...cards].map(({ icon, text, amount, isSum = false }) => (
        <li key={`${icon} ${text}`} className={isSum ? 'sum' : undefined}>
          <Icon name={icon} size={18} />
          <span>{text}</span>
          <b>{amount}</b>
        </li>
      ))}
    </ul>
  )
}
