// Numbers written out in the reference agree with the tables of the engine.

import { type Edition, editions, ruleset, variants } from '@ironbridge/engine'
import { expect, it } from 'vitest'
import { bookOf, sectionsFor, textOf } from '../../src/reference/index.ts'
import { language } from '../words/languages.ts'

const en = language('reference/locales', 'en')

/** The English text of the part that tells a statement with these words. */
function textWith(edition: 'birmingham' | 'lancashire' | 'classic', words: string): string {
  const book = bookOf(edition)
  const texts = sectionsFor(book)
    .flatMap(({ parts }) => parts)
    .map((part) => en._(textOf(part, book)))
  return texts.find((text) => text.includes(words)) ?? ''
}

const edition = (id: string): Edition => editions.find((one) => one.id === id) as Edition
const patched = (id: string, base: string): Edition =>
  variants.find((variant) => variant.id === id)?.patch(edition(base)) as Edition

it('starts', () => {
  expect(textWith('birmingham', 'Everyone starts')).toContain('£17,')
  expect(textWith('classic', 'Everyone starts')).toContain('£30,')
  expect(textWith('birmingham', 'The deck has')).toMatch(/64 cards .* 54 .* 40 /)
  expect(textWith('classic', 'All 66 cards')).toMatch(
    /6 with four players and 9 with three; in the rail era 2 and 6\./,
  )
  expect(textWith('birmingham', 'Merchant tiles are dealt')).toMatch(
    /9 with four players, 7 .* 5 with two .* 6, 4 or 3|9 with four players, 7 .* 5 with two .* 6, 4, or 3/,
  )
})

it('loans', () => {
  const { loans } = edition('lancashire')
  const text = textWith('lancashire', 'you take £10')
  expect(text).toContain(
    loans
      .map(({ amount }) => `£${amount}`)
      .join(', ')
      .replace(/, (?=[^,]*$)/, ' or '),
  )
  expect(text).toContain(
    loans
      .map(({ levels }) => levels)
      .join(', ')
      .replace(/, (?=[^,]*$)/, ' or '),
  )
  expect(text).toContain('below level −10')
  expect(textWith('birmingham', 'you take £30')).toContain('3 levels')
  expect(textWith('lancashire', 'no loans in the last')).toContain(
    'round 4 with four players, 5 with three and 6 with two',
  )
})

it('introductory game', () => {
  const final = patched('introductory', 'birmingham').finalScoring
  const text = textWith('birmingham', 'A shorter game')
  expect(text).toContain(`every full £${final?.moneyPerVp}, but ${final?.moneyVpAtMost} at most`)
  expect(final?.tilesAgainFromLevel).toBe(2)
  expect(text).toContain('level II or above')
})

it('classic deck', () => {
  const { eras, rounds } = patched('classic-deck', 'lancashire')
  const [canal, rail] = eras
  const text = textWith('lancashire', 'Classic deck')
  expect(text).toContain(
    `${canal?.setAside[3]} cards are set aside with three players and ${canal?.setAside[4]} with four`,
  )
  expect(text).toContain(`in the rail era ${rail?.setAside[3]} and ${rail?.setAside[4]}`)
  expect(text).toContain(`lasts ${rounds[3]} rounds, with four still ${rounds[4]}`)
})

it('map for two', () => {
  const small = ruleset({ edition: 'lancashire', seats: 2, variants: ['two-player-map'] })
  const { start, rounds, markets, distantMarket } = small.edition
  const towns = small.locations.filter(({ kind }) => kind === 'town').length
  const text = textWith('lancashire', 'map for two')
  expect(text).toContain(
    `${towns} towns, ${small.slots.length} slots, ${small.linesOf.canal.length} canals and ${small.linesOf.rail.length} railways, £${start.money} each, ${small.deck.length} cards, ${rounds[2]} rounds`,
  )
  expect(text).toContain(`cotton tiles ${distantMarket?.tiles[2]?.join(', ')}`)
  expect(markets.coal.prices.length).toBe(6)
  expect(text).toContain(
    `£${markets.coal.prices[0]} to £${markets.coal.prices.at(-1)}, and ask £${markets.coal.priceWhenEmpty}`,
  )
})

it('tiles and eras', () => {
  const [birmingham, lancashire] = [edition('birmingham'), edition('lancashire')]
  const kinds = (of: Edition, eras: string): string[] =>
    of.industries.flatMap(({ id, tiles }) =>
      tiles.filter((tile) => tile.eras === eras).map(({ level }) => `${id}-${level}`),
    )
  expect(kinds(birmingham, 'rail').toSorted()).toEqual(['brewery-4', 'pottery-5'])
  expect(kinds(lancashire, 'rail')).toEqual(['shipyard-2'])
  expect(kinds(lancashire, 'never')).toEqual(['shipyard-0'])
  const bulbs = birmingham.industries.flatMap(({ id, tiles }) =>
    tiles.filter(({ lightbulb }) => lightbulb).map(({ level }) => `${id}-${level}`),
  )
  expect(bulbs).toEqual(['pottery-1', 'pottery-3'])
  const bare = birmingham.industries.flatMap(({ id, tiles }) =>
    tiles.filter(({ icons }) => icons === 0).map(({ level }) => `${id}-${level}`),
  )
  expect(bare).toEqual(['manufacturer-3', 'manufacturer-7'])
  const brewery = birmingham.industries.find(({ id }) => id === 'brewery')
  expect(new Set(brewery?.tiles.map(({ cubes }) => cubes?.rail ?? 0))).toContain(2)
  expect(textWith('birmingham', 'A new brewery')).toContain('1 barrel in the canal era and 2 in the rail era')
})

it('distant market and bonuses', () => {
  expect(textWith('classic', 'The bonuses from the top')).toContain('3, 3, 2, 2, 1, 1, 0, 0 income spaces')
  expect(textWith('birmingham', 'Oxford: ')).toContain('2 income spaces')
  expect(textWith('birmingham', 'Warrington: ')).toContain('£5.')
  expect(textWith('birmingham', 'Nottingham: ')).toContain('3 VP')
  expect(textWith('birmingham', 'Shrewsbury: ')).toContain('4 VP')
  expect(textWith('lancashire', 'Cotton mill I is worth')).toContain('5 VP')
  expect(textWith('classic', 'Cotton mill I is worth')).toContain('3 VP')
})

it('income track and merchant tiles', () => {
  const { incomeTrack, merchantTiles } = edition('birmingham')
  const spaces = (level: number): number => incomeTrack.filter((one) => one === level).length
  const widths = new Map([
    [-10, 1],
    [0, 1],
    [1, 2],
    [10, 2],
    [11, 3],
    [20, 3],
    [21, 4],
    [29, 4],
  ])
  for (const [level, width] of widths) expect(spaces(level)).toBe(width)
  expect(textWith('classic', 'Income has two measures')).toContain(
    'levels 1 to 10 take two spaces each, 11 to 20 three, 21 to 29 four',
  )
  // Blank, cotton, manufacturer, pottery, everything: as told in words, for two, three and four players.
  expect(merchantTiles.map(({ copies }) => [copies[2], copies[3], copies[4]])).toEqual([
    [2, 3, 3],
    [1, 1, 2],
    [1, 1, 2],
    [0, 1, 1],
    [1, 1, 1],
  ])
})
