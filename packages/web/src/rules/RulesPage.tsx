// The rules reference as a page: the sections of one game, what differs between the games, and a search.

import { editionNamed, editions } from '@ironbridge/engine'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Bar } from '../kit/Bar.tsx'
import { useTitle } from '../kit/title.ts'
import { sectionOf, sectionsFor } from '../reference/index.ts'
import { usePlan } from '../setup/usePlan.ts'
import { editionName } from '../words/index.ts'
import { Contents } from './Contents.tsx'
import { DIFFERENCES, Differences, differingSections } from './Differences.tsx'
import { Results } from './Results.tsx'
import { SearchBox } from './SearchBox.tsx'
import { SectionText } from './SectionText.tsx'
import { useReferenceTexts } from './useReferenceTexts.ts'
import './RulesPage.css'

export interface RulesPageProps {
  /** The game of the address; that of the next plan if there is none. */
  readonly edition: string | null
  readonly section: string | null
}

export function RulesPage({ edition, section }: RulesPageProps) {
  const { t } = useLingui()
  useTitle(t`Rules`)
  const isReady = useReferenceTexts()
  const planned = usePlan((plan) => plan.edition)
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
  (page === DIFFERENCES ? null : sectionOf(page, name)) ?? name

function Rules({ shown, section }: { readonly shown: string; readonly section: string | null }) {
  const { i18n } = useLingui()
  const [asked, setAsked] = useState('')
  const isDifferences = shown === DIFFERENCES
  const sections = isDifferences ? differingSections() : sectionsFor(shown)
  return (
    <>
      <header className="rules-head">
        <h1>{isDifferences ? <Trans>What differs</Trans> : editionName(i18n, shown)}</h1>
        <Pages shown={shown} />
        {!isDifferences && <SearchBox asked={asked} onAsk={setAsked} />}
      </header>
      {asked.trim() !== '' && !isDifferences ? (
        <Results asked={asked} edition={shown} onLeave={() => setAsked('')} />
      ) : (
        <div className="rules-columns">
          <Contents page={shown} sections={sections} />
          <div className="rules-text">
            {isDifferences ? (
              <Differences section={section} />
            ) : (
              sections.map((one) => (
                <SectionText key={one.id} section={one} edition={shown} isTarget={one.id === section} />
              ))
            )}
          </div>
        </div>
      )}
    </>
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
