// What is not the same in all three games, section by section, each rule with the games it holds for.

import { Icon } from '@ironbridge/board'
import { useLingui } from '@lingui/react/macro'
import {
  bookOf,
  type Difference,
  differences,
  type EditionId,
  editionsTelling,
  type ReferencePart,
  type Section,
  textOf,
} from '../reference/index.ts'
import { editionName } from '../words/index.ts'
import { Example } from './Example.tsx'
import { ReadingContext } from './reading.ts'
import { sectionIcon } from './sectionIcon.ts'
import { useTarget } from './useTarget.ts'
import './Differences.css'

/** Its name in addresses. */
export const DIFFERENCES = 'differences'

export const differingSections = (): Section[] => differences().map(({ section }) => section)

export function Differences({ section }: { readonly section: string | null }) {
  return differences().map((difference) => (
    <DifferingSection
      key={difference.section.id}
      difference={difference}
      isTarget={difference.section.id === section}
    />
  ))
}

interface DifferingSectionProps {
  readonly difference: Difference
  readonly isTarget: boolean
}

function DifferingSection({ difference: { section, parts }, isTarget }: DifferingSectionProps) {
  const { i18n } = useLingui()
  const ref = useTarget<HTMLHeadingElement>(isTarget)
  const icon = sectionIcon(section.id)
  return (
    <section className="rules-section" aria-labelledby={`rules-${section.id}`}>
      <h2 id={`rules-${section.id}`} ref={ref} tabIndex={-1}>
        {icon && <Icon name={icon} size={24} />}
        {i18n._(section.title)}
      </h2>
      {parts.map((part, index) => (
        <DifferingPart key={index} part={part} />
      ))}
    </section>
  )
}

/** With other numbers it is told once for each. */
function DifferingPart({ part }: { readonly part: ReferencePart }) {
  const { i18n } = useLingui()
  const told = new Map<string, EditionId[]>()
  const telling = editionsTelling(part)
  for (const edition of telling) {
    const text = i18n._(textOf(part, bookOf(edition)))
    told.set(text, [...(told.get(text) ?? []), edition])
  }
  return (
    <div className="rules-difference">
      {[...told].map(([text, editions]) => (
        <div key={text}>
          <p className="rules-chips">
            {editions.map((edition) => (
              <span key={edition} className="rules-chip" data-edition={edition}>
                {editionName(i18n, edition)}
              </span>
            ))}
          </p>
          <p>{text}</p>
        </div>
      ))}
      {part.example && (
        <ReadingContext value={bookOf(telling[0] ?? '')}>
          <Example example={part.example} />
        </ReadingContext>
      )}
    </div>
  )
}
