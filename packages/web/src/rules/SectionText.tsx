// One section of the rules of one game.

import { Icon } from '@ironbridge/board'
import { useLingui } from '@lingui/react/macro'
import { type ReferencePart, type Section, textOf } from '../reference/index.ts'
import { Example } from './Example.tsx'
import { sectionIcon } from './sectionIcon.ts'
import { useTarget } from './useTarget.ts'
import './SectionText.css'

interface SectionTextProps {
  readonly section: Section
  readonly edition: string
  /** The address names it. */
  readonly isTarget: boolean
}

export function SectionText({ section: { id, title, parts }, edition, isTarget }: SectionTextProps) {
  const { i18n } = useLingui()
  const ref = useTarget(isTarget)
  const icon = sectionIcon(id)
  return (
    <section className="rules-section" aria-labelledby={`rules-${id}`}>
      <h2 id={`rules-${id}`} ref={ref} tabIndex={-1}>
        {icon && <Icon name={icon} size={24} />}
        {i18n._(title)}
      </h2>
      {parts.map((part, index) => (
        <PartText key={index} part={part} edition={edition} />
      ))}
    </section>
  )
}

function PartText({ part, edition }: { readonly part: ReferencePart; readonly edition: string }) {
  const { i18n } = useLingui()
  return (
    <>
      <p>{i18n._(textOf(part, edition))}</p>
      {part.example && <Example example={part.example} />}
    </>
  )
}
