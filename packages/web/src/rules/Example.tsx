// A small example, set off from the rule it belongs to.

import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import './Example.css'

export function Example({ example }: { readonly example: MessageDescriptor }) {
  const { i18n } = useLingui()
  return (
    <p className="rules-example">
      <b>
        <Trans>Example.</Trans>
      </b>{' '}
      {i18n._(example)}
    </p>
  )
}
