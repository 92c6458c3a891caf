// Chapters: sections that belong together, for whoever reads at the table.

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { sectionsFor } from './lookup.ts'
import type { Section } from './part.ts'
import type { Reading } from './reading.ts'

export interface Chapter {
  readonly id: string
  readonly title: MessageDescriptor
  readonly sections: readonly Section[]
}

/** Those of one game. The list of words stands last and has no sections. */
export function chaptersFor(reading: Reading): Chapter[] {
  const told = sectionsFor(reading)
  return CHAPTERS.map(({ id, title, sections }) => ({
    id,
    title,
    sections: told.filter((section) => sections.includes(section.id)),
  })).filter(({ id, sections }) => id === WORD_LIST || sections.length > 0)
}

export const WORD_LIST = 'word-list'
export const wordListTitle = msg({ context: 'chapter', message: 'Words' })

interface ChapterRow {
  readonly id: string
  readonly title: MessageDescriptor
  /** Ids. */
  readonly sections: readonly string[]
}

const CHAPTERS: readonly ChapterRow[] = [
  { id: 'aim', title: msg({ context: 'chapter', message: 'Aim' }), sections: ['aim', 'words', 'setup'] },
  { id: 'turn', title: msg({ context: 'chapter', message: 'Turn' }), sections: ['turn', 'pass', 'order'] },
  {
    id: 'goods',
    title: msg({ context: 'chapter', message: 'Ways and goods' }),
    sections: ['network', 'connected', 'coal', 'iron', 'beer', 'flip'],
  },
  {
    id: 'build',
    title: msg({ context: 'chapter', message: 'Build' }),
    sections: ['build', 'eras', 'market', 'nothing', 'farms', 'overbuild', 'anywhere'],
  },
  { id: 'links', title: msg({ context: 'chapter', message: 'Network' }), sections: ['links'] },
  { id: 'develop', title: msg({ context: 'chapter', message: 'Develop' }), sections: ['develop'] },
  {
    id: 'sell',
    title: msg({ context: 'chapter', message: 'Sell' }),
    sections: ['sell', 'merchants', 'ports'],
  },
  { id: 'loan', title: msg({ context: 'chapter', message: 'Loan' }), sections: ['loan'] },
  { id: 'scout', title: msg({ context: 'chapter', message: 'Scout' }), sections: ['scout'] },
  {
    id: 'round-end',
    title: msg({ context: 'chapter', message: 'End of a round' }),
    sections: ['income', 'shortfall'],
  },
  {
    id: 'era-end',
    title: msg({ context: 'chapter', message: 'End of an era' }),
    sections: ['scoring', 'canal-end', 'end', 'introductory'],
  },
  {
    id: 'more',
    title: msg({ context: 'chapter', message: 'Variants' }),
    sections: ['two-players', 'variants'],
  },
  { id: WORD_LIST, title: wordListTitle, sections: [] },
]
