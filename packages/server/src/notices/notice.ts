// What people are told, in words.

import { editionNamed } from '@ironbridge/engine'
import type { WrittenLanguage } from '@ironbridge/protocol'
import { sentences } from './languages.ts'

export type NoticeEvent = 'turn' | 'start' | 'ask' | 'end' | 'digest' | 'test'

export interface Notice {
  readonly event: NoticeEvent
  readonly language: WrittenLanguage
  readonly text: string
  /** Null where nobody has said under which address people come. */
  readonly link: string | null
  readonly game: Named | null
}

/** A game as it is named in a text. */
export interface Named {
  readonly id: string
  readonly title: string
  readonly edition: string
}

/** Games that a digest names, so that it fits into every kind of message. */
const MOST_NAMED = 10

/** Whom a notice is for: what they read, and the address of this server as they use it, if that is known. */
export interface Reader {
  readonly language: WrittenLanguage
  readonly home: string | null
}

export function gameNotice(
  reader: Reader,
  game: Named,
  event: 'turn' | 'start' | 'ask' | 'end',
  more = '',
): Notice {
  const { id, title, edition } = game
  return {
    event,
    language: reader.language,
    text: sentences[reader.language][event](nameOf(game), oneLine(more)),
    link: linkTo(reader, `#/online/${id}`),
    game: { id, title: oneLine(title), edition },
  }
}

export function digestNotice(reader: Reader, games: readonly Named[]): Notice {
  const { digest, more } = sentences[reader.language]
  const named = games.slice(0, MOST_NAMED).map(nameOf)
  const others = games.length - named.length
  const lines = [digest(games.length), ...named, ...(others > 0 ? [more(others)] : [])]
  return {
    event: 'digest',
    language: reader.language,
    text: lines.join('\n'),
    link: linkTo(reader, ''),
    game: null,
  }
}

export const testNotice = (reader: Reader): Notice => ({
  event: 'test',
  language: reader.language,
  text: sentences[reader.language].test,
  link: linkTo(reader, ''),
  game: null,
})

export const linkTo = ({ home }: Pick<Reader, 'home'>, place: string): string | null =>
  home === null ? null : new URL(place, home).href

const nameOf = ({ title, edition }: Named): string =>
  `${oneLine(title)} (${editionNamed(edition)?.title ?? edition})`

/** Titles and names are other people's: nothing in them may break out of its line, or turn it round. */
const oneLine = (text: string): string => text.replaceAll(/[\p{C}\s]+/gu, ' ').trim()
