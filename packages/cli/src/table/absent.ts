// Who played a seat of a loaded game and is not at the table: no program is started because a file names it, so a person is told how.

import { at, seatName } from '@ironbridge/engine'
import { clean, isProgram } from '@ironbridge/players'
import { shellWord } from '../command.ts'
import { HUMAN, stateOf, type TerminalSession } from './session.ts'

/** Null where everybody is here, or nobody is needed. A name may be a person's as well: files do not tell. */
export function absentText(session: TerminalSession): string | null {
  const { record, sitters, file } = session
  const names = record.names.map(clean)
  // A seat without a name is called by its letter.
  const isAbsent = (seat: number): boolean =>
    at(sitters, seat) === null && ![HUMAN, seatName(seat)].includes(at(names, seat))
  const absent = [...names.keys()].filter(isAbsent)
  if (absent.length === 0 || file === null || stateOf(session).over) return null
  const seats = sitters.map((sitter, seat) => {
    if (isAbsent(seat) || (sitter && isProgram(sitter))) return `program:${names[seat]}`
    return sitter?.id ?? HUMAN
  })
  const played = absent.map((seat) => `${seatName(seat)} was played by ${names[seat]}`).join(', ')
  return `${played}; a person plays instead. A program comes back with: ironbridge play --load ${shellWord(file)} --seats ${shellWord(seats.join(','))}`
}
