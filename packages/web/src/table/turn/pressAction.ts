// An action pressed, by its button or by its key: it is chosen, given up again, or says why it is not possible.

import type { MoveType, State } from '@ironbridge/engine'
import { type Choice, chosenOf, isOption } from '../../play/choose.ts'
import { type Narrowing, narrowingOf, openSteps, rewound, type Sitting, stateOf } from '../../play/sitting.ts'
import type { Table } from '../../play/table.ts'
import { sittingOf } from '../../play/turn.ts'

export function pressAction(table: Table, type: MoveType): void {
  const sitting = sittingOf(table.getState())
  if (sitting === null) return
  const narrowing = narrowingOf(rewound(sitting))
  const made = openSteps(sitting)[0]?.choices ?? sitting.choices
  const others = made.filter(({ aspect }) => aspect !== 'action')
  if (!isActionPossible(sitting, narrowing, type)) table.ask({ type })
  else if (chosenAction(stateOf(sitting), sitting.choices) === type) table.begin([])
  else
    table.begin([
      { aspect: 'action', value: type },
      ...(fits(narrowing, others, type) ? keptWith(others) : []),
    ])
}

/** With another action chosen, or in the making, what matters is whether this one could take its place. */
export const isActionPossible = (sitting: Sitting, { legal }: Narrowing, type: MoveType): boolean =>
  stateOf(rewound(sitting)).pending === null && fits({ legal }, [], type)

export const chosenAction = ({ pending }: State, choices: readonly Choice[]): MoveType | undefined =>
  chosenOf(choices, 'action')[0] ?? pending?.type

const fits = ({ legal }: Pick<Narrowing, 'legal'>, choices: readonly Choice[], type: MoveType): boolean =>
  isOption(legal, choices, { aspect: 'action', value: type })

/** A card that was chosen first stays chosen. */
const keptWith = (choices: readonly Choice[]): Choice[] => choices.filter(({ aspect }) => aspect === 'card')
