// What the reference says is true for the very game that is played: its edition, its variants and its number of players.

import { describe, expect, it } from 'vitest'
import {
  bookOf,
  paragraphOf,
  type Reading,
  sectionsFor,
  textOf,
  wordsFor,
} from '../../src/reference/index.ts'
import { gapsIn } from '../words/gaps.ts'
import { language, languages } from '../words/languages.ts'
import { type Game, games } from './games.ts'

const all = games()
const en = language('reference/locales', 'en')

/** Everything that players of a game can read: titles, paragraphs, examples, words. */
function textsOf(reading: Reading, i18n = en): string[] {
  const told = sectionsFor(reading)
  return [
    ...told.map(({ title }) => i18n._(title)),
    ...told.flatMap(({ parts }) =>
      parts.flatMap((part) => [
        i18n._(textOf(part, reading)),
        ...(part.example ? [i18n._(part.example.text)] : []),
      ]),
    ),
    ...wordsFor(reading).map(({ meaning }) => i18n._(meaning)),
  ]
}

const bookOfGame = (game: Game): string => textsOf(game.reading).join('\n')
const having = (variant: string): Game[] => all.filter(({ variants }) => variants.includes(variant))
const lacking = (variant: string): Game[] => all.filter(({ variants }) => !variants.includes(variant))

it('is read for every edition, number of players and variant', () => {
  expect(all.length).toBeGreaterThan(140)
  expect(new Set(all.flatMap(({ variants }) => variants)).size).toBe(13)
})

describe.each(languages('reference/locales'))('in $locale', (i18n) => {
  it('leaves no gap in any game', () => {
    for (const { name, reading } of all)
      for (const { parts } of sectionsFor(reading))
        for (const part of parts) {
          const text = i18n._(textOf(part, reading))
          expect(gapsIn(text), `${name}: ${text}`).toEqual([])
          expect(text, name).not.toMatch(/£0|: \.|\(\)|\(,|, \)/)
        }
  })

  it('speaks of no railways where only canals are played', () => {
    const single = all.filter(({ rules }) => rules.edition.eras.length === 1)
    expect(single.length).toBeGreaterThan(20)
    for (const { name, reading } of single)
      expect(
        textsOf(reading, i18n).filter((text) => /\brail|eisenbahn|two eras|zwei epochen/i.test(text)),
        name,
      ).toEqual([])
  })

  it('speaks of no other number of players', () => {
    for (const { name, reading } of all)
      expect(
        textsOf(reading, i18n).filter((text) =>
          /with (two|three|four)\b|\bzu (zweit|dritt|viert)\b/i.test(text),
        ),
        name,
      ).toEqual([])
  })

  it('has no beer in Lancashire, and no ports in Birmingham', () => {
    for (const { name, rules, reading } of all) {
      const foreign =
        rules.edition.selling === 'cotton' ? /\bbeer|brewer|\bbier|brauerei/i : /\bports?\b|hafen/i
      expect(
        textsOf(reading, i18n).filter((text) => foreign.test(text)),
        name,
      ).toEqual([])
    }
  })
})

describe('at the end', () => {
  it('money is worthless where nothing scores it, and nowhere else', () => {
    for (const game of all) {
      const isWorthless = game.rules.edition.finalScoring === null
      expect(bookOfGame(game).includes('Money and income are worth nothing'), game.name).toBe(isWorthless)
    }
  })

  it('money, income and better tiles score in the introductory game, by its table', () => {
    for (const game of having('introductory')) {
      const { finalScoring } = game.rules.edition
      expect(bookOfGame(game), game.name).toContain(
        `every full £${finalScoring?.moneyPerVp} you own are worth 1 VP, up to ${finalScoring?.moneyVpAtMost} VP`,
      )
      expect(bookOfGame(game), game.name).toContain('The game ends after the canal era')
    }
    for (const game of lacking('introductory'))
      expect(bookOfGame(game), game.name).not.toMatch(/The game ends after the canal era|A shorter game/)
  })

  it('ties are broken as the game breaks them', () => {
    for (const game of all) {
      const { tieBreak, lastTieBreak } = game.rules.edition
      const text = bookOfGame(game)
      expect(text.includes('marker on the higher space is ahead'), game.name).toBe(tieBreak === 'space')
      expect(text.includes('the higher income level is ahead'), game.name).toBe(tieBreak === 'level')
      expect(text.includes('you share the place'), game.name).toBe(lastTieBreak === 'none')
    }
  })
})

it('numbers are those of the ruleset', () => {
  for (const game of all) {
    const { edition, seats, deck } = game.rules
    const text = bookOfGame(game)
    const { money, hand, links } = edition.start
    expect(text, game.name).toContain(`With ${seats} players the deck has ${deck.length} cards.`)
    expect(text, game.name).toMatch(
      new RegExp(`With ${seats} players (an era|the game) lasts ${edition.rounds[seats]} rounds`),
    )
    expect(text, game.name).toContain(`Everyone starts with £${money},`)
    expect(text, game.name).toContain(`a hand of ${hand} cards, a full mat and ${links} link tiles`)
    const { coal } = edition.markets
    expect(text, game.name).toContain(`from £${coal.prices[0]} to £${coal.prices.at(-1)}`)
    expect(text, game.name).toContain(`From an empty market a cube costs £${coal.priceWhenEmpty};`)
    if (edition.distantMarket)
      expect(text, game.name).toContain(`Their numbers: ${edition.distantMarket.tiles[seats]?.join(', ')}.`)
    const tiles = edition.merchantTiles.reduce((sum, { copies }) => sum + (copies[seats] ?? 0), 0)
    if (tiles > 0) expect(text, game.name).toContain(`onto the merchant spaces, ${tiles} in all`)
  }
})

it('names no place that is not on the map, and no merchants where there are none', () => {
  const names = new Set(all.flatMap(({ rules }) => rules.locations.map(({ name }) => name)))
  for (const game of all) {
    const own = new Set(game.rules.locations.map(({ name }) => name))
    const text = bookOfGame(game)
    const foreign = [...names].filter((name) => !own.has(name) && new RegExp(`\\b${name}\\b`).test(text))
    expect(foreign, game.name).toEqual([])
  }
  const forTwo = all.find(({ name }) => name === 'birmingham 2') as Game
  expect(bookOfGame(forTwo)).toContain('which still trade coal: Warrington, Nottingham.')
  expect(bookOfGame(forTwo)).not.toContain('Nottingham: 3 VP')
  expect(bookOfGame(forTwo)).toContain('No card shows cotton mills or manufacturers')
})

it('variants that change a rule change its sentence', () => {
  const only = (variant: string, sentence: string): void => {
    for (const game of having(variant)) expect(bookOfGame(game), game.name).toContain(sentence)
    for (const game of lacking(variant)) expect(bookOfGame(game), game.name).not.toContain(sentence)
  }
  only('debt-carried', 'becomes negative money')
  only('develop-bonus-optional', 'You may decline to remove a tile')
  only('introductory-income', 'This also happens after the last round, before scoring')
  only(
    'empty-slots-only',
    'any suitable empty slot, but not over other tiles. This holds at any time of the game. There is no',
  )
  for (const game of all) {
    const ways = game.rules.edition.virtualLinks.length
    expect(bookOfGame(game).includes('joined by a virtual link'), game.name).toBe(ways > 1)
    expect(bookOfGame(game).includes('A virtual link leads from'), game.name).toBe(ways === 1)
  }
})

it('tells every rule of the game, whoever asks for it', () => {
  const missing = (name: string): string[] => {
    const game = all.find((one) => one.name === name) as Game
    const statements = sectionsFor(bookOf(game.rules.edition.id)).flatMap(({ parts }) =>
      parts.flatMap((part) => part.statements),
    )
    const own = new Set(statements.filter((id) => id.startsWith(game.rules.edition.statementPrefix)))
    return [...own].filter((id) => paragraphOf(game.reading, id) === null).toSorted()
  }
  // What towns have no card is told where there are such.
  const notChosen = /-(INTRO|2P|VIRT|CDECK)-|B-SETUP-09/
  const ofRailways = /-END-|B-LINK-0[345]|B-BUILD-07|B-COAL-11|B-INC-03|L-SCORE-02/
  for (const name of [
    'birmingham 2',
    'birmingham 4',
    'lancashire 3',
    'lancashire 2 two-player-map',
    'classic 4',
  ])
    expect(
      missing(name).filter((id) => !notChosen.test(id)),
      name,
    ).toEqual([])
  for (const name of ['birmingham 4 introductory', 'lancashire 4 introductory'])
    expect(
      missing(name).filter((id) => !notChosen.test(id) && !ofRailways.test(id)),
      name,
    ).toEqual([])
  expect(missing('birmingham 4 introductory').some((id) => id.includes('INTRO'))).toBe(false)
})
