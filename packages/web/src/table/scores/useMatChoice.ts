// What may be taken from a mat in the turn that is being made: which industries, which are chosen, which leave.

import { type IndustryId, type Move, type Seat, seatToMove, type TileKindId } from '@ironbridge/engine'
import { type Choice, chosenOf, narrowed, optionsFor } from '../../play/choose.ts'
import { type Narrowing, type Sitting, stateOf } from '../../play/sitting.ts'
import type { Table } from '../../play/table.ts'
import { useNarrowing, useSitting, useTable } from '../context.ts'

/** What a tile is taken for: to stand on the board, or to go. */
export type Taking = 'build' | 'develop'

/** What a mat shows of the turn that is being made. */
export interface MatSight {
  readonly taking: Taking | null
  readonly possible: readonly IndustryId[]
  readonly chosen: readonly IndustryId[]
  /** Tiles that the turn has taken off the mat so far without building them. */
  readonly leaving: readonly TileKindId[]
}

export interface MatChoice extends MatSight {
  /** Takes back what was chosen already. */
  readonly pick: (industry: IndustryId) => void
}

const NOTHING: MatSight = { taking: null, possible: [], chosen: [], leaving: [] }

export function useMatChoice(seat: Seat): MatChoice {
  const table = useTable()
  const sitting = useSitting()
  const narrowing = useNarrowing()
  if (sitting === null || narrowing === null) return { ...NOTHING, pick: () => undefined }
  const pick = (industry: IndustryId): void => {
    const aspect = askedOf(narrowing)?.aspect
    if (aspect) repick(table, sitting, { aspect, value: industry })
  }
  return { ...matSight(sitting, narrowing, seat), pick }
}

/** Of the seat whose turn it is; on other mats there is nothing to take. */
export function matSight(sitting: Sitting, narrowing: Narrowing, seat: Seat): MatSight {
  if (seatToMove(stateOf(sitting)) !== seat) return NOTHING
  const leaving = sitting.draft.flatMap(({ events }) =>
    events.flatMap((event) => (event.type === 'develop' ? [event.kind] : [])),
  )
  const asked = askedOf(narrowing)
  if (asked === null) return { ...NOTHING, leaving }
  const { aspect, taking } = asked
  const others = sitting.choices.filter((choice) => choice.aspect !== aspect)
  return {
    taking,
    possible: optionsFor(narrowed(narrowing.legal, others), others, aspect).map(({ value }) => value),
    chosen: chosenOf(sitting.choices, aspect),
    leaving,
  }
}

interface Asked {
  readonly aspect: 'industry' | 'bonus'
  readonly taking: Taking
}

/** Only while every move left takes a tile: before an action is chosen a click would not say for what. */
function askedOf({ left, question }: Narrowing): Asked | null {
  if (left.length === 0) return null
  if (left.every((move) => 'industry' in move))
    return { aspect: 'industry', taking: left.every(isDevelop) ? 'develop' : 'build' }
  return question === 'bonus' ? { aspect: 'bonus', taking: 'develop' } : null
}

const isDevelop = ({ type }: Move): boolean => type === 'develop'

/** In place of the industry chosen so far, with all other answers that still fit. */
function repick(table: Table, { choices }: Sitting, choice: Choice<'industry' | 'bonus'>): void {
  const isTakenBack = choices.some(({ aspect, value }) => aspect === choice.aspect && value === choice.value)
  const others = choices.filter(({ aspect }) => aspect !== choice.aspect)
  if (others.length === choices.length) return table.pick(choice)
  const at = choices.findIndex(({ aspect }) => aspect === choice.aspect)
  table.restart(choices.slice(0, at))
  if (!isTakenBack) table.pick(choice)
  for (const other of others.slice(at)) table.pick(other)
}
