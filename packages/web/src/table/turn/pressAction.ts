// An action pressed, by its button or by its key: it is chosen, given up again, or says why it is not possible.

import type { MoveType, State } from '@ironbridge/engine'
import { type Choice, chosenOf, isOption } from '../../play/choose.ts'
import { type Narrowing, narrowingOf, stateOf } from '../../play/sitting.ts'
import type { Table } from '../../play/table.ts'
import { sittingOf } from '../../play/turn.ts'

export function pressAction(table: Table, type: MoveType): void {
  const sitting = sittingOf(table.getState())
  if (sitting === null) return
  const narrowing = narrowingOf(sitting)
  const state = stateOf(sitting)
  const others = sitting.choices.filter(({ aspect }) => aspect !== 'action')
  if (!isActionPossible(state, narrowing, type)) table.ask({ type })
  else if (chosenAction(state, sitting.choices) === type) table.restart([])
  else
    table.restart([
      { aspect: 'action', value: type },
      ...(fits(narrowing, others, type) ? keptWith(others) : []),
    ])
}

/** With another action chosen, what matters is whether this one could take its place. */
export const isActionPossible = ({ pending }: State, { legal }: Narrowing, type: MoveType): boolean =>
  pending === null && fits({ legal }, [], type)

export const chosenAction = ({ pending }: State, choices: readonly Choice[]): MoveType | undefined =>
  chosenOf(choices, 'action')[0] ?? pending?.type

const fits = ({ legal }: Pick<Narrowing, 'legal'>, choices: readonly Choice[], type: MoveType): boolean =>
  isOption(legal, choices, { aspect: 'action', value: type })

/** A card that was chosen first stays chosen. */
const keptWith = (choices: readonly Choice[]): Choice[] => choices.filter(({ aspect }) => aspect === 'card')
