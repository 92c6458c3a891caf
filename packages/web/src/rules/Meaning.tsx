// What a word or a sign means in the game that is played.

import { Icon } from '@ironbridge/board'
import { useLingui } from '@lingui/react'
import { type Reading, wordFor } from '../reference/index.ts'

export function Meaning({ id, reading }: { readonly id: string; readonly reading: Reading }) {
  const { i18n } = useLingui()
  const word = wordFor(reading, id)
  if (word === undefined) return null
  return (
    <>
      <b>
        {word.icons?.map((icon) => (
          <Icon key={icon} name={icon} size={18} />
        ))}
        {i18n._(word.term)}
      </b>
      {i18n._(word.meaning)}
    </>
  )
}
