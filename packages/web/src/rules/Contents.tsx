// The table of contents beside the rules.

import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { mediaOf } from '../kit/screens.ts'
import type { Section } from '../reference/index.ts'
import './Contents.css'

export function Contents({
  page,
  sections,
}: {
  readonly page: string
  readonly sections: readonly Pick<Section, 'id' | 'title'>[]
}) {
  const { i18n, t } = useLingui()
  // On a phone the text comes first; later it is as the reader leaves it.
  const [isWide] = useState(() => !mediaOf('phone').matches)
  return (
    <details className="rules-contents" open={isWide}>
      <summary>
        <Trans>Contents</Trans>
      </summary>
      <nav aria-label={t`Contents`}>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#/rules/${page}/${id}`}>{i18n._(title)}</a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  )
}
