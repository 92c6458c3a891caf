// The rules reference as a page: the sections of one game, what differs between the games, and a search.

import { editionNamed, editions } from '@ironbridge/engine'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Bar } from '../kit/Bar.tsx'
import { useTitle } from '../kit/title.ts'
import {
  bookOf,
  paragraphOf,
  type Section,
  sectionsFor,
  WORD_LIST,
  wordListTitle,
} from '../reference/index.ts'
import { editionName } from '../words/index.ts'
import { Contents } from './Contents.tsx'
import { DIFFERENCES, Differences, differingSections } from './Differences.tsx'
import { Results } from './Results.tsx'
import { ReadingContext } from './reading.ts'
import { SearchBox } from './SearchBox.tsx'
import { SectionText } from './SectionText.tsx'
import { useReferenceTexts } from './useReferenceTexts.ts'
import { useSearchKey } from './useSearchKey.ts'
import { useTarget } from './useTarget.ts'
import { WordList } from './WordList.tsx'
import './RulesPage.css'

export interface RulesPageProps {
  /** The game of the address; the planned one if there is none. */
  readonly edition: string | null
  readonly section: string | null
  /** The game that is played next. */
  readonly planned: string
}

export function RulesPage({ edition, section, planned }: RulesPageProps) {
  const { t } = useLingui()
  useTitle(t`Rules`)
  const isReady = useReferenceTexts()
  const shown = pageOf(edition ?? '') ?? pageOf(planned) ?? DIFFERENCES
  return (
    <>
      <Bar />
      <main className="rules" aria-busy={!isReady}>
        {isReady && <Rules key={shown} shown={shown} section={section && anchorOf(shown, section)} />}
      </main>
    </>
  )
}

/** A game, or what differs between them. */
const pageOf = (name: string): string | undefined =>
  name === DIFFERENCES ? DIFFERENCES : editionNamed(name)?.id

/** An address may name a section, or a statement of the rules that stands in one. */
const anchorOf = (page: string, name: string): string =>
  (page === DIFFERENCES ? null : paragraphOf(bookOf(page), name)?.section) ?? name

function Rules({ shown, section }: { readonly shown: string; readonly section: string | null }) {
  const { i18n } = useLingui()
  const [asked, setAsked] = useState('')
  const input = useSearchKey()
  const isDifferences = shown === DIFFERENCES
  return (
    <>
      <header className="rules-head">
        <h1>{isDifferences ? <Trans>What differs</Trans> : editionName(i18n, shown)}</h1>
        <Pages shown={shown} />
        {!isDifferences && <SearchBox asked={asked} onAsk={setAsked} input={input} />}
      </header>
      {isDifferences ? (
        <Columns page={shown} sections={differingSections()}>
          <Differences section={section} />
        </Columns>
      ) : (
        <ReadingContext value={bookOf(shown)}>
          {asked.trim() === '' ? (
            <Book shown={shown} section={section} />
          ) : (
            <Results asked={asked} addressOf={(id) => `#/rules/${shown}/${id}`} onOpen={() => setAsked('')} />
          )}
        </ReadingContext>
      )}
    </>
  )
}

function Book({ shown, section }: { readonly shown: string; readonly section: string | null }) {
  const sections = sectionsFor(bookOf(shown))
  return (
    <Columns page={shown} sections={[...sections, { id: WORD_LIST, title: wordListTitle }]}>
      {sections.map((one) => (
        <SectionText key={one.id} section={one} isTarget={one.id === section} />
      ))}
      <WordSection isTarget={section === WORD_LIST} />
    </Columns>
  )
}

interface ColumnsProps {
  readonly page: string
  readonly sections: readonly Pick<Section, 'id' | 'title'>[]
  readonly children: ReactNode
}

function Columns({ page, sections, children }: ColumnsProps) {
  return (
    <div className="rules-columns">
      <Contents page={page} sections={sections} />
      <div className="rules-text">{children}</div>
    </div>
  )
}

function WordSection({ isTarget }: { readonly isTarget: boolean }) {
  const { i18n } = useLingui()
  const ref = useTarget<HTMLHeadingElement>(isTarget)
  return (
    <section className="rules-section" aria-labelledby={`rules-${WORD_LIST}`}>
      <h2 id={`rules-${WORD_LIST}`} ref={ref} tabIndex={-1}>
        {i18n._(wordListTitle)}
      </h2>
      <WordList />
    </section>
  )
}

function Pages({ shown }: { readonly shown: string }) {
  const { i18n, t } = useLingui()
  return (
    <nav className="rules-pages" aria-label={t`Games`}>
      {editions.map(({ id }) => (
        <a key={id} href={`#/rules/${id}`} aria-current={id === shown ? 'page' : undefined}>
          {editionName(i18n, id)}
        </a>
      ))}
      <a href={`#/rules/${DIFFERENCES}`} aria-current={shown === DIFFERENCES ? 'page' : undefined}>
        <Trans>What differs</Trans>
      </a>
    </nav>
  )
}
