// Some moves in words, the last ones of them.

import { rulesOf } from '@ironbridge/engine'
import { Plural, useLingui } from '@lingui/react/macro'
import type { ShownPly } from '../../play/tree.ts'
import { useNamesThen, useShownState } from '../../table/context.ts'
import { plySentences } from '../../words/index.ts'
import './MoveLines.css'

const MOST = 4

export function MoveLines({ plies }: { readonly plies: readonly ShownPly[] }) {
  const { i18n } = useLingui()
  const rules = rulesOf(useShownState())
  const namesThen = useNamesThen()
  const texts = plies
    .map((ply) => plySentences(i18n, rules, ply.events, namesThen(ply)))
    .filter((text) => text !== '')
  const more = texts.length - MOST
  return (
    <ul className="move-lines">
      {more > 0 && (
        <li>
          <Plural value={more} one="# move before" other="# moves before" />
        </li>
      )}
      {texts.slice(-MOST).map((text, place) => (
        // Moves may read alike.
        <li key={place}>{text}</li>
      ))}
    </ul>
  )
}
