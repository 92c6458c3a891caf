// One answer that can be chosen: whose it is, what and where, what it does, and what it costs. One that cannot be says why.

import { Icon, SeatMark } from '@ironbridge/board'
import type { OptionWords } from './option.ts'
import './Choice.css'

export interface ChoiceProps extends OptionWords {
  readonly isOff?: boolean
  readonly isChosen?: boolean
  readonly onPick: () => void
}

export function Choice({ owner, icon, what, note, amount, worth, isOff, isChosen, onPick }: ChoiceProps) {
  return (
    <button
      type="button"
      className="choice"
      aria-disabled={isOff || undefined}
      aria-pressed={isChosen}
      onClick={onPick}
    >
      {owner !== null ? <SeatMark seat={owner} size={18} /> : icon !== null && <Icon name={icon} size={20} />}
      <span className="choice-words">
        <b>{what}</b>
        {note !== null && <small>{note}</small>}
      </span>
      {(amount !== '' || worth !== undefined) && (
        <span className="choice-figures">
          {amount !== '' && <span className="choice-amount">{amount}</span>}
          {worth !== undefined && <small>{worth}</small>}
        </span>
      )}
    </button>
  )
}
