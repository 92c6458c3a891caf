// A paragraph of the rules, with its words underlined and its example beneath it.

import { Trans } from '@lingui/react/macro'
import type { Piece, ReferencePart } from '../reference/index.ts'
import { Example } from './Example.tsx'
import { Term } from './Term.tsx'
import { useTarget } from './useTarget.ts'
import './Paragraph.css'

interface ParagraphProps {
  readonly part: ReferencePart
  readonly pieces: readonly Piece[]
  /** Somebody asked for this very rule. */
  readonly isAsked: boolean
}

export function Paragraph({ part, pieces, isAsked }: ParagraphProps) {
  const ref = useTarget<HTMLParagraphElement>(isAsked)
  return (
    <>
      <p ref={ref} className={isAsked ? 'rules-asked' : undefined} tabIndex={isAsked ? -1 : undefined}>
        {isAsked && (
          <b>
            <Trans>Asked here.</Trans>{' '}
          </b>
        )}
        {pieces.map(({ text, word }, index) =>
          word === null ? (
            text
          ) : (
            <Term key={index} id={word}>
              {text}
            </Term>
          ),
        )}
      </p>
      {part.example && <Example example={part.example} />}
    </>
  )
}
