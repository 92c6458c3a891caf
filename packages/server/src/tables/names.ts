// What people are called at a table: two of one name are told apart by a number.

import type { Person } from '@ironbridge/protocol'

interface Named {
  readonly user: string | null
  readonly name: string
}

/** Names are anybody's; at one table the second Ada is Ada 2. */
export function nameAmong({ id, name }: Person, seats: readonly Named[]): string {
  const taken = new Set(seats.flatMap((seat) => (seat.user === id ? [] : [fold(seat.name)])))
  let free = name
  for (let number = 2; taken.has(fold(free)); number++) free = `${name} ${number}`
  return free
}

/** As a reader tells names apart. */
const fold = (name: string): string => name.normalize('NFKC').toLowerCase()
