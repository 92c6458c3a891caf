// What a player is called, as an element: where a name may be cut off, the mark of a program is not.

import type { Seat } from '@ironbridge/engine'
import { useLingui } from '@lingui/react'
import { BotMark } from '../kit/BotMark.tsx'
import { personName, playerName } from '../words/index.ts'
import { useNames, useTableState } from './context.ts'

export function PlayerCalled({ seat }: { readonly seat: Seat }) {
  const { i18n } = useLingui()
  const names = useNames()
  const sitter = useTableState(({ sitters }) => sitters[seat])
  if (sitter?.kind !== 'program') return playerName(i18n, names, seat)
  return (
    <>
      <BotMark owner={sitter.owner} />
      {personName(i18n, sitter.name)}
    </>
  )
}
