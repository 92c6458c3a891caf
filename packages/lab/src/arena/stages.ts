// A finish order, place by place: who was left when it was taken, and by whom.

import { at } from '@ironbridge/engine'

export interface Stage {
  /** Copies of each player that were left, the one who took the place included. */
  readonly left: readonly number[]
  readonly taken: number
  /** How often it was seen. */
  readonly weight: number
}

/** Places from the first to the last, with players who share one together. Stages without a choice are left out. */
export function stagesOf(places: readonly (readonly number[])[], players: number): Stage[] {
  let left: readonly number[] = new Array<number>(players).fill(0)
  for (const player of places.flat()) left = changed(left, player, 1)
  return places.flatMap((shared) => {
    const stages = inEveryOrder(shared, left, 1)
    for (const player of shared) left = changed(left, player, -1)
    return stages
  })
}

/** Those who share a place took it in any order, each equally likely. */
function inEveryOrder(shared: readonly number[], left: readonly number[], weight: number): Stage[] {
  const isOpen = left.filter((copies) => copies > 0).length > 1
  if (!isOpen) return []
  const part = weight / shared.length
  return shared.flatMap((taken, index) => [
    { left, taken, weight: part },
    ...inEveryOrder(shared.toSpliced(index, 1), changed(left, taken, -1), part),
  ])
}

const changed = (left: readonly number[], player: number, by: number): number[] =>
  left.with(player, at(left, player) + by)
