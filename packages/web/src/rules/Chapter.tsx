// One chapter of the rules: its sections, or the list of words.

import { useLingui } from '@lingui/react'
import { type Chapter as ChapterOfRules, type ReferencePart, WORD_LIST } from '../reference/index.ts'
import { SectionText } from './SectionText.tsx'
import { useTarget } from './useTarget.ts'
import { WordList } from './WordList.tsx'

interface ChapterProps {
  readonly chapter: ChapterOfRules
  /** The paragraph that was asked for. */
  readonly asked: ReferencePart | null
  /** The section that was chosen since. */
  readonly section: string | null
}

export function Chapter({ chapter: { id, title, sections }, asked, section }: ChapterProps) {
  const { i18n } = useLingui()
  const ref = useTarget<HTMLHeadingElement>(section === id)
  if (id === WORD_LIST)
    return (
      <section className="rules-section" aria-labelledby="rules-chapter">
        <h2 id="rules-chapter" ref={ref} tabIndex={-1}>
          {i18n._(title)}
        </h2>
        <WordList />
      </section>
    )
  return sections.map((one) => (
    <SectionText
      key={one.id}
      section={one}
      isTarget={one.id === section}
      asked={section === null ? asked : null}
    />
  ))
}
