// One section of the rules of one game.

import { Icon } from '@ironbridge/board'
import { useLingui } from '@lingui/react'
import { type ReferencePart, type Section, textOf, withTerms } from '../reference/index.ts'
import { Paragraph } from './Paragraph.tsx'
import { useReading } from './reading.ts'
import { sectionIcon } from './sectionIcon.ts'
import { useTarget } from './useTarget.ts'
import './SectionText.css'

interface SectionTextProps {
  readonly section: Section
  /** The address names it. */
  readonly isTarget?: boolean
  /** The paragraph of it that was asked for. */
  readonly asked?: ReferencePart | null
}

export function SectionText({ section, isTarget = false, asked = null }: SectionTextProps) {
  const { i18n } = useLingui()
  const reading = useReading()
  const ref = useTarget<HTMLHeadingElement>(isTarget)
  const { id, title, parts } = section
  const icon = sectionIcon(id)
  const texts = parts.map((part) => i18n._(textOf(part, reading)))
  const pieces = withTerms(i18n, reading, texts)
  return (
    <section className="rules-section" aria-labelledby={`rules-${id}`}>
      <h2 id={`rules-${id}`} ref={ref} tabIndex={-1}>
        {icon && <Icon name={icon} size={24} />}
        {i18n._(title)}
      </h2>
      {parts.map((part, index) => (
        <Paragraph key={index} part={part} pieces={pieces[index] ?? []} isAsked={part === asked} />
      ))}
    </section>
  )
}
