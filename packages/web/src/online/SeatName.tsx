// Who sits on a seat, as an element: a program, or a seat that is kept for one, has its mark.

import type { SeatInfo } from '@ironbridge/protocol'
import { useLingui } from '@lingui/react'
import { BotMark } from '../kit/BotMark.tsx'
import { sitterOf } from '../sources/online/sitters.ts'
import { personName, sitterName } from '../words/index.ts'
import { nameInFull } from './words.ts'

export function SeatName({ seat, at }: { readonly seat: SeatInfo; readonly at: number }) {
  const { i18n } = useLingui()
  const sitter = sitterOf(seat, at)
  const isProgram = sitter.kind === 'program'
  if (!isProgram && seat.owner === null) return nameInFull(i18n, seat, at)
  return (
    <>
      <BotMark owner={seat.owner?.name ?? null} />
      {isProgram ? personName(i18n, sitter.name) : sitterName(i18n, sitter)}
    </>
  )
}
