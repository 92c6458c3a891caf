// Somebody's name, as an element: that of a program has its mark.

import type { PersonOrProgram } from '@ironbridge/protocol'
import { useLingui } from '@lingui/react'
import { BotMark } from '../kit/BotMark.tsx'
import { personName } from '../words/index.ts'

export function PlayerName({ player: { name, owner } }: { readonly player: Omit<PersonOrProgram, 'id'> }) {
  const { i18n } = useLingui()
  return (
    <>
      {owner !== null && <BotMark owner={owner.name} />}
      {personName(i18n, name)}
    </>
  )
}
