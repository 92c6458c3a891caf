// Names of what is not on the board: editions, eras, actions, goods, bonuses, points, players.

import {
  type Era,
  editionNamed,
  type Goods,
  type MoveType,
  type Ruleset,
  type Seat,
} from '@ironbridge/engine'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg, plural, selectOrdinal } from '@lingui/core/macro'
import { money } from './numbers.ts'

/** The titles of the games are names, the same in every language; only the year is ours. */
export const editionName = (i18n: I18n, id: string): string =>
  said(i18n, EDITIONS[id]) ?? editionNamed(id)?.title ?? id

/** One sentence to choose by; an edition without words here speaks for itself. */
export const editionSentence = (i18n: I18n, id: string): string =>
  said(i18n, EDITION_SENTENCES[id]) ?? editionNamed(id)?.sentence ?? id

const EDITIONS: Readonly<Record<string, MessageDescriptor>> = {
  birmingham: msg`Brass: Birmingham`,
  lancashire: msg`Brass: Lancashire`,
  classic: msg`Brass (2007)`,
}

const EDITION_SENTENCES: Readonly<Record<string, MessageDescriptor>> = {
  birmingham: msg`Breweries, merchants and wild cards in the Midlands, for 2 to 4 players.`,
  lancashire: msg`Cotton, ports and shipyards in the north-west, for 2 to 4 players.`,
  classic: msg`The original game on the map of Lancashire, for 3 or 4 players.`,
}

export const eraName = (i18n: I18n, era: Era): string => i18n._(ERAS[era])

const ERAS: Readonly<Record<Era, MessageDescriptor>> = {
  canal: msg`Canal era`,
  rail: msg`Rail era`,
}

export const actionName = (i18n: I18n, type: MoveType): string => i18n._(ACTIONS[type])

const ACTIONS: Readonly<Record<MoveType, MessageDescriptor>> = {
  build: msg({ context: 'action', message: 'Build' }),
  network: msg({ context: 'action', message: 'Network' }),
  develop: msg({ context: 'action', message: 'Develop' }),
  sell: msg({ context: 'action', message: 'Sell' }),
  loan: msg({ context: 'action', message: 'Loan' }),
  scout: msg({ context: 'action', message: 'Scout' }),
  anywhere: msg({ context: 'action', message: 'Build anywhere' }),
  pass: msg({ context: 'action', message: 'Pass' }),
  end: msg({ context: 'action', message: 'End action' }),
  shortfall: msg({ context: 'action', message: 'Give up a tile' }),
}

/** The same on a button, in at most eight letters or so. */
export const actionWord = (i18n: I18n, type: MoveType): string => i18n._(ACTION_WORDS[type] ?? ACTIONS[type])

const ACTION_WORDS: Readonly<Partial<Record<MoveType, MessageDescriptor>>> = {
  network: msg({ context: 'action button', message: 'Network' }),
  develop: msg({ context: 'action button', message: 'Develop' }),
  sell: msg({ context: 'action button', message: 'Sell' }),
  scout: msg({ context: 'action button', message: 'Scout' }),
  anywhere: msg({ context: 'action button', message: 'Any slot' }),
}

/** "1st", "2nd". */
export const ordinal = (i18n: I18n, place: number): string =>
  i18n._(msg`${selectOrdinal(place, { one: '#st', two: '#nd', few: '#rd', other: '#th' })}`)

export const goodsName = (i18n: I18n, goods: Goods): string => i18n._(GOODS[goods])

const GOODS: Readonly<Record<Goods, MessageDescriptor>> = {
  coal: msg({ context: 'goods', message: 'coal' }),
  iron: msg({ context: 'goods', message: 'iron' }),
  beer: msg({ context: 'goods', message: 'beer' }),
}

/** "2 coal". */
export const goodsCount = (i18n: I18n, goods: Goods, count: number): string =>
  `${count} ${goodsName(i18n, goods)}`

export const points = (i18n: I18n, vp: number): string => i18n._(msg`${vp} VP`)

export const cardCount = (i18n: I18n, count: number): string =>
  i18n._(msg`${plural(count, { one: '# card', other: '# cards' })}`)

type Bonus = Ruleset['merchantSpaces'][number]['bonus']

/** What the barrel of a merchant brings. */
export function bonusName(i18n: I18n, { gives, amount }: Bonus): string {
  switch (gives) {
    case 'money':
      return money(amount)
    case 'vp':
      return points(i18n, amount)
    case 'income':
      return i18n._(msg`income +${amount}`)
    case 'develop':
      return i18n._(msg`a tile off the mat`)
  }
}

/** The player's name if there is one, otherwise the colour of the seat. */
export const playerName = (i18n: I18n, names: readonly string[], seat: Seat): string =>
  names[seat] || colourName(i18n, seat)

export const colourName = (i18n: I18n, seat: Seat): string => {
  const colour = COLOURS[seat]
  return colour ? i18n._(colour) : `${seat + 1}`
}

/** Plain, as people say them, in the order of the seats. */
const COLOURS: readonly MessageDescriptor[] = [msg`Red`, msg`Blue`, msg`Yellow`, msg`Green`]

/** A colour within a sentence, where English writes it small. */
export const colourWord = (i18n: I18n, seat: Seat): string => {
  const colour = COLOUR_WORDS[seat]
  return colour ? i18n._(colour) : `${seat + 1}`
}

const COLOUR_WORDS: readonly MessageDescriptor[] = [msg`red`, msg`blue`, msg`yellow`, msg`green`]

const said = (i18n: I18n, words: MessageDescriptor | undefined): string | undefined => words && i18n._(words)
