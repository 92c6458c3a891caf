// In words alone: everything that lies on the table is told, and every legal move can be reached by answers that differ.

import {
  type GameEvent,
  idNamed,
  incomeLevel,
  MARKET,
  makeSetup,
  newGame,
  rulesOf,
  type Setup,
  seatToMove,
} from '@ironbridge/engine'
import { expect, test } from 'vitest'
import { optionsFor } from '../../src/play/choose.ts'
import { choose, narrowingOf, sitDown } from '../../src/play/sitting.ts'
import { type TextSection, textSections } from '../../src/table/board/textSections.ts'
import { optionWords } from '../../src/table/turn/option.ts'
import {
  lineName,
  locationName,
  money,
  moveBrief,
  roundBrief,
  signed,
  tileName,
} from '../../src/words/index.ts'
import { tables, viewsOf } from '../deals.ts'
import { language, languages } from '../words/languages.ts'

const names = ['Ada', 'Boulton', 'Constance', 'Darby']
const COLOURS = ['red', 'blue', 'yellow', 'green']
const i18n = language('words/locales', 'en')

/** Some positions of a game in which much is built. */
function* positions(edition: string, seats: number, every: number): ReturnType<typeof viewsOf> {
  let ply = 0
  for (const seen of viewsOf(edition, seats, '7'.repeat(32))) if (ply++ % every === 0) yield seen
}

const textOf = (sections: readonly TextSection[]): string =>
  sections
    .flatMap(({ lines, places }) => [
      ...lines.flatMap(({ text, parts }) => [text, ...parts]),
      ...places.flatMap(({ name, standing, slots, merchants, ways }) => [
        name,
        standing,
        ...slots,
        ...merchants,
        ...ways,
      ]),
    ])
    .join('\n')

test.each(tables)('%s with %i: the board in words tells all that lies open', (edition, seats) => {
  for (const { state } of positions(edition, seats, 9)) {
    const rules = rulesOf(state)
    const sections = textSections(i18n, state, names, seatToMove(state))
    const all = textOf(sections)
    const [now, players, markets, places, links] = sections.map((section) => textOf([section]))
    expect(now).toContain(`round ${state.round} of`)
    for (const [seat, player] of state.players.entries()) {
      const income = signed(incomeLevel(rules, player.incomeSpace))
      expect(players).toContain(`: ${money(player.money)}, income ${income}, ${player.vp} VP`)
      expect(players).toContain(`spent ${money(player.spent)}`)
      expect(players).toContain(names[seat])
    }
    const slots = sections[3]?.places.flatMap((place) => place.slots) ?? []
    expect(slots).toHaveLength(rules.slots.length)
    expect(slots.filter((slot) => slot.includes('free for'))).toHaveLength(
      state.slots.filter((tile) => tile === null).length,
    )
    for (const tile of state.slots) {
      if (tile === null) continue
      const owner = `${names[tile.owner]} (${COLOURS[tile.owner]})`
      const name = `${tileName(i18n, rules, tile.kind)}, ${owner}`
      const makes = rules.kinds[tile.kind]?.makes
      expect(places).toContain(
        `${name}, ${tile.flipped ? 'flipped' : makes ? `${tile.cubes} ${makes} left` : 'not flipped'}`,
      )
    }
    for (const line of rules.linesOf[state.era]) expect(links).toContain(lineName(i18n, rules, line))
    expect(markets?.match(/barrel/g) ?? []).toHaveLength(
      state.merchants.filter((merchant) => merchant && rules.merchantTiles[merchant.tile]?.buys).length,
    )
    if (state.distantMarket) expect(markets).toContain('Distant market')
    expect(all).not.toMatch(/undefined|NaN|null/)
  }
})

test.each(tables)(
  '%s with %i: every place tells where its lines lead and whose they are',
  (edition, seats) => {
    for (const { state } of positions(edition, seats, 15)) {
      const rules = rulesOf(state)
      const viewer = seatToMove(state)
      const places = textSections(i18n, state, names, viewer)[3]?.places ?? []
      expect(places.map(({ name }) => name)).toEqual(
        rules.locations.map((_, location) => locationName(i18n, rules, location)),
      )
      for (const line of rules.linesOf[state.era])
        for (const end of rules.lines[line]?.ends ?? []) {
          const owner = state.links[line] ?? null
          const whose =
            owner === null
              ? 'free'
              : owner === viewer
                ? 'your link'
                : `link of ${names[owner]} (${COLOURS[owner]})`
          for (const other of rules.lines[line]?.ends ?? []) {
            if (other === end) continue
            const way = new RegExp(
              `^(Canal|Railway) to .*${locationName(i18n, rules, other)}.*: ${whose.replaceAll(/[()]/g, '\\$&')}$`,
            )
            expect(places[end]?.ways).toContainEqual(expect.stringMatching(way))
          }
        }
    }
  },
)

test('a place tells the railways that the canal era does not have yet', () => {
  const state = newGame(makeSetup('birmingham', 4) as Setup, '1'.repeat(32))
  const places = textSections(i18n, state, names, 0)[3]?.places ?? []
  const uttoxeter = places.find(({ name }) => name === 'Uttoxeter')
  expect(uttoxeter?.ways).toEqual(['Railway to Derby and Stone: not before the rail era'])
  expect(uttoxeter?.slots).toHaveLength(2)
  const oxford = places.find(({ name }) => name === 'Oxford')
  expect(oxford?.merchants).toHaveLength(2)
})

test.each(tables)('%s with %i: answers to one question never read alike', (edition, seats) => {
  let asked = 0
  for (const { state, dice } of positions(edition, seats, 3)) {
    let sitting = sitDown(state)
    for (let step = 0; step < 20; step++) {
      const { left, question, offer } = narrowingOf(sitting)
      if (offer !== null || question === null) break
      const options = optionsFor(left, sitting.choices, question)
      for (const reader of [i18n, language('words/locales', 'de')]) {
        const words = options.map((option) => {
          const { what, note, amount } = optionWords(reader, state, names, option)
          return [what, note, amount].join(' ')
        })
        expect(new Set(words).size, words.join(' | ')).toBe(words.length)
        for (const word of words) expect(word).not.toMatch(/undefined|Infinity|: ?$/)
      }
      const answer = options[dice.below(options.length)]
      if (!answer) break
      sitting = choose(sitting, answer)
      asked++
    }
  }
  expect(asked).toBeGreaterThan(15)
})

test('a move is told deed first, its round apart', () => {
  const state = newGame(makeSetup('birmingham', 2) as Setup, '1'.repeat(32))
  const rules = rulesOf(state)
  const slot = idNamed(rules.slots, 'stafford:1')
  const kind = idNamed(rules.kinds, 'brewery-1')
  const events: GameEvent[] = [
    { type: 'use', seat: 0, goods: 'iron', from: MARKET, cost: 2 },
    { type: 'use', seat: 0, goods: 'iron', from: MARKET, cost: 3 },
    { type: 'build', seat: 0, kind, slot, cost: 5, cubes: 1 },
    { type: 'turn-order', order: [1, 0], spent: [7, 0] },
    { type: 'income', seat: 1, amount: 0 },
    { type: 'income', seat: 0, amount: -3 },
    { type: 'round', era: 'canal', round: 2 },
  ]
  expect(moveBrief(i18n, rules, events, names)).toBe('Brewery I built in Stafford · 2 iron for £5')
  expect(roundBrief(i18n, events, names)).toBe('Round 2 · income Boulton +£0, Ada −£3 · order Boulton, Ada')
  expect(roundBrief(i18n, events.slice(0, 2), names)).toBeNull()
})

test.each(languages('words/locales'))('the whole table is told in $locale', (language_) => {
  for (const { state } of positions('lancashire', 3, 40))
    for (const { title, lines, places } of textSections(language_, state, names, 0)) {
      expect(title).not.toBe('')
      for (const { standing, slots, ways } of places)
        for (const word of [standing, ...slots, ...ways]) expect(word).not.toMatch(/undefined|NaN|\{/)
      for (const { text, parts } of lines)
        for (const word of [text, ...parts]) expect(word).not.toMatch(/undefined|NaN|\{/)
    }
})
