// What somebody did, a line for each action: its icon, what and where, and the one figure that counts.

import { Icon } from '@ironbridge/board'
import { type MoveType, rulesOf } from '@ironbridge/engine'
import { useLingui } from '@lingui/react'
import type { ShownPly } from '../../play/tree.ts'
import { actionsIn, type Deed, deedOf } from '../../words/index.ts'
import { actionIcon } from '../actionIcon.ts'
import { useNames, useShownState } from '../context.ts'
import { pointAt } from '../pointedMove.ts'
import './Deeds.css'

/** By one seat. What is pointed at is lit on the board. */
export function Deeds({ plies }: { plies: readonly ShownPly[] }) {
  const { i18n } = useLingui()
  const rules = rulesOf(useShownState())
  const names = useNames()
  return actionsIn(plies).map((action, place) => {
    const deed = deedOf(i18n, rules, action, names)
    return (
      deed && (
        // Two actions may be alike.
        <span
          key={place}
          className="deed"
          onPointerEnter={() => pointAt(action)}
          onPointerLeave={() => pointAt([])}
        >
          <DeedIcon type={deed.type} />
          <span>
            {deed.text}
            <Notes notes={deed.notes} />
          </span>
          {deed.figure !== null && <b>{deed.figure}</b>}
        </span>
      )
    )
  })
}

export const Notes = ({ notes }: Pick<Deed, 'notes'>) =>
  notes.length > 0 && <small> · {notes.join(' · ')}</small>

const DeedIcon = ({ type }: { type: MoveType }) => <Icon name={actionIcon(type)} size={15} />
