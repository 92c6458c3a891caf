// The mark before a name that is a program's, or under which one plays: nobody takes it for a person.

import { useLingui } from '@lingui/react/macro'
import './BotMark.css'

/** Whose program it is, where it has a name of its own. */
export function BotMark({ owner }: { readonly owner: string | null }) {
  const { t } = useLingui()
  const words = owner === null ? t`A program plays` : t`Program of ${owner}`
  return (
    <span className="bot-mark" title={words}>
      <span aria-hidden="true">{t`Bot`}</span>
      <span className="unseen">{words}:</span>
    </span>
  )
}
