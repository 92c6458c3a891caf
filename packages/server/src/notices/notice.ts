// What people are told, in words.

import { editionNamed } from '@ironbridge/engine'
import type { Config } from '../config.ts'

export type NoticeEvent = 'turn' | 'start' | 'ask' | 'end' | 'digest' | 'test'

export interface Notice {
  readonly event: NoticeEvent
  readonly text: string
  /** Null where the server does not know the address that people use. */
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

type Links = Pick<Config, 'PUBLIC_URL'>

export function gameNotice(
  config: Links,
  game: Named,
  event: 'turn' | 'start' | 'ask' | 'end',
  more = '',
): Notice {
  const name = nameOf(game)
  const texts = {
    turn: `It is your turn in ${name}.`,
    start: `${name} has begun.`,
    ask: `${oneLine(more)} would like to take moves back in ${name}. Do you agree?`,
    end: `${name} is over: ${oneLine(more)}.`,
  }
  const { id, title, edition } = game
  const link = linkTo(config, `#/online/${id}`)
  return { event, text: texts[event], link, game: { id, title: oneLine(title), edition } }
}

export function digestNotice(config: Links, games: readonly Named[]): Notice {
  const named = games.slice(0, MOST_NAMED).map(nameOf)
  const others = games.length - named.length
  const list = [...named, ...(others > 0 ? [`${others} more`] : [])].join('\n')
  const count = games.length === 1 ? 'one game' : `${games.length} games`
  return {
    event: 'digest',
    text: `It is your turn in ${count}:\n${list}`,
    link: linkTo(config, ''),
    game: null,
  }
}

export const testNotice = (config: Links): Notice => ({
  event: 'test',
  text: 'This is a test: notices of Ironbridge reach you here.',
  link: linkTo(config, ''),
  game: null,
})

export const linkTo = ({ PUBLIC_URL }: Links, place: string): string | null =>
  PUBLIC_URL === undefined ? null : new URL(place, PUBLIC_URL).href

const nameOf = ({ title, edition }: Named): string =>
  `${oneLine(title)} (${editionNamed(edition)?.title ?? edition})`

/** Titles and names are other people's: nothing in them may break out of its line, or turn it round. */
const oneLine = (text: string): string => text.replaceAll(/[\p{C}\s]+/gu, ' ').trim()
