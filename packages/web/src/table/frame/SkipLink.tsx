// The first stop of Tab at the table: past everything, to the question.

import { Trans } from '@lingui/react/macro'
import { toQuestion } from './toQuestion.ts'
import './SkipLink.css'

export function SkipLink() {
  return (
    <button type="button" className="skip-link" onClick={toQuestion}>
      <Trans>To the question</Trans>
    </button>
  )
}
