// The rules beside the game: chapter by chapter, or at the paragraph that was asked for, true for the game that is played.

import { Icon } from '@ironbridge/board'
import type { Ruleset } from '@ironbridge/engine'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import {
  type Chapter as ChapterOfRules,
  chaptersFor,
  type Paragraph,
  paragraphOf,
  type Reading,
  readingAt,
} from '../reference/index.ts'
import { editionName, variantTitle } from '../words/index.ts'
import { Chapter } from './Chapter.tsx'
import { Results } from './Results.tsx'
import { ReadingContext } from './reading.ts'
import { SearchBox } from './SearchBox.tsx'
import { useReferenceTexts } from './useReferenceTexts.ts'
import './Drawer.css'

export interface DrawerProps {
  readonly rules: Ruleset
  readonly variants: readonly string[]
  /** What was asked for; null begins at the beginning. */
  readonly statement: string | null
  readonly onClose: () => void
}

/** Not modal: the question beside it can be answered while it is open. */
export function Drawer({ rules, variants, statement, onClose }: DrawerProps) {
  const { t } = useLingui()
  const isReady = useReferenceTexts()
  const id = useId()
  const reading = readingAt(rules)
  const ref = useRef<HTMLElement>(null)
  useReturn(ref)
  useEscape(onClose)
  return (
    <section ref={ref} className="rules-drawer" role="dialog" aria-labelledby={id} aria-busy={!isReady}>
      <div className="rules-drawer-inner">
        <div className="rules-drawer-head">
          <h2 id={id} tabIndex={-1}>
            <Icon name="rules" size={22} />
            <Trans>Rules</Trans>
          </h2>
          <button type="button" className="button" onClick={onClose} aria-label={t`Close the rules`}>
            <Icon name="close" size={16} />
            <span>
              <Trans>Close</Trans>
            </span>
          </button>
        </div>
        {isReady && (
          <ReadingContext value={reading}>
            <Opened
              reading={reading}
              variants={variants}
              asked={statement === null ? null : paragraphOf(reading, statement)}
            />
          </ReadingContext>
        )}
      </div>
    </section>
  )
}

interface OpenedProps {
  readonly reading: Reading
  readonly variants: readonly string[]
  readonly asked: Paragraph | null
}

function Opened({ reading, variants, asked }: OpenedProps) {
  const { i18n, t } = useLingui()
  const chapters = chaptersFor(reading)
  const chapterOf = (section: string | undefined): number =>
    Math.max(
      0,
      chapters.findIndex(({ sections }) => sections.some(({ id }) => id === section)),
    )
  const [at, setAt] = useState(chapterOf(asked?.section))
  /** The section to begin with; null: the paragraph that was asked for, or the top. */
  const [section, setSection] = useState<string | null>(null)
  const [searched, search] = useState('')
  const isSearching = searched.trim() !== ''
  const show = (chapter: number, begin: string): void => {
    setAt(chapter)
    setSection(begin)
    search('')
  }
  const chapter = chapters[at]
  const next = chapters[at + 1]
  const following = next ? i18n._(next.title) : ''
  const [number, count] = [at + 1, chapters.length]
  return (
    <>
      <SearchBox asked={searched} onAsk={search} />
      <nav className="rules-drawer-chapters" aria-label={t`Chapters`}>
        {chapters.map((one, index) => (
          <button
            key={one.id}
            type="button"
            aria-pressed={index === at && !isSearching}
            onClick={() => show(index, firstOf(one))}
          >
            {i18n._(one.title)}
          </button>
        ))}
      </nav>
      {/* It scrolls, so the keyboard must get into it. */}
      <div className="rules-drawer-text" tabIndex={0} role="group" aria-label={t`Text of the rules`}>
        {isSearching ? (
          <Results asked={searched} onOpen={(found) => show(chapterOf(found), found)} />
        ) : (
          chapter && (
            <Chapter key={chapter.id} chapter={chapter} asked={asked?.part ?? null} section={section} />
          )
        )}
      </div>
      <div className="rules-drawer-foot">
        <span>
          <Game reading={reading} variants={variants} />
        </span>
        <span>
          <Trans>
            {number} of {count}
          </Trans>
          {next && (
            <button type="button" className="quiet" onClick={() => show(at + 1, firstOf(next))}>
              <Trans>Next: {following}</Trans>
            </button>
          )}
        </span>
      </div>
    </>
  )
}

/** "Brass: Birmingham, Introductory game, 4 players". */
function Game({ reading, variants }: Pick<OpenedProps, 'reading' | 'variants'>) {
  const { i18n, t } = useLingui()
  const { edition, seats } = reading.rules
  const players = t`${plural(seats, { one: '# player', other: '# players' })}`
  return [editionName(i18n, edition.id), ...variants.map((one) => variantTitle(i18n, one)), players].join(
    ', ',
  )
}

/** Where a chapter begins; the list of words is its own section. */
const firstOf = ({ id, sections }: ChapterOfRules): string => sections[0]?.id ?? id

/** Whoever opened it has the focus again when it closes; until the paragraph that was asked for takes it, it is here. */
function useReturn(drawer: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const opener = document.activeElement
    drawer.current?.querySelector<HTMLElement>('h2')?.focus()
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [drawer])
}

/** What is closed before the drawer: a dialog, the meaning of a word. */
const ABOVE = 'dialog[open], .term-note'

/** Wherever the focus is, and nothing else hears of it. A search is left first. */
function useEscape(onClose: () => void): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const isSearching = event.target instanceof HTMLInputElement && event.target.value !== ''
      if (event.key !== 'Escape' || isSearching || document.querySelector(ABOVE) !== null) return
      event.preventDefault()
      event.stopPropagation()
      onClose()
    }
    addEventListener('keydown', hear, { capture: true })
    return () => removeEventListener('keydown', hear, { capture: true })
  }, [onClose])
}
