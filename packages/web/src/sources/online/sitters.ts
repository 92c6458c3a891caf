// Who plays a seat, from what the server says of it.

import type { SeatChange } from '@ironbridge/client'
import type { Seat } from '@ironbridge/engine'
import type { SeatInfo } from '@ironbridge/protocol'
import { type Handover, type Sitter, seatNames } from '../../words/index.ts'

/** A bot that was there from the start has only its strength for a name: its seat gives it one, as in games on one device. */
export function sitterOf({ kind, name, bot, program, owner }: SeatInfo, seat: Seat): Sitter {
  if (kind === 'open') return { kind: 'nobody', name }
  if (kind === 'person' && program) return { kind: 'program', name, owner: owner?.name ?? null }
  if (kind === 'person' || bot === null) return { kind: 'person', name }
  return name === bot
    ? { kind: 'house-bot', name: seatNames[seat] ?? '', bot }
    : { kind: 'substitute', name, bot }
}

export const handoverOf = ({ why, seat, before, after }: SeatChange): Handover => ({
  why,
  before: sitterOf(before, seat),
  after: sitterOf(after, seat),
})
