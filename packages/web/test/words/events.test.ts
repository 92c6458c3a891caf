// Every event is a sentence in both languages, and what a replay shows is short.

import { type GameEvent, HIDDEN, idNamed, ruleset, rulesOf } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { eventBrief } from '../../src/words/brief.ts'
import { eventSentence } from '../../src/words/events.ts'
import { randomGame, tables } from './games.ts'
import { gapsIn } from './gaps.ts'
import { language, languages } from './languages.ts'

const names = ['Ada', 'Boulton', 'Constance', '']
const told = tables.flatMap((table, number) =>
  [false, true].flatMap((isRich) => {
    const events: GameEvent[] = []
    const { setup } = randomGame(table, number + 50, isRich, (_, _move, news) => events.push(...news))
    return events.map((event) => ({ rules: ruleset(setup), event }))
  }),
)

describe('events in words', () => {
  it('are tested in every kind', () => {
    const kinds: Record<GameEvent['type'], true> = {
      discard: true,
      build: true,
      overbuild: true,
      link: true,
      develop: true,
      sell: true,
      demand: true,
      loan: true,
      scout: true,
      anywhere: true,
      pass: true,
      use: true,
      'market-sale': true,
      flip: true,
      bonus: true,
      'income-space': true,
      draw: true,
      'turn-order': true,
      income: true,
      shortfall: true,
      debt: true,
      'score-link': true,
      'score-tile': true,
      'score-final': true,
      'tile-removed': true,
      'barrel-returned': true,
      shuffle: true,
      era: true,
      round: true,
      turn: true,
      over: true,
    }
    expect([...new Set(told.map(({ event }) => event.type))].toSorted()).toEqual(
      Object.keys(kinds).toSorted(),
    )
  })

  it.each(languages('words/locales'))('leave no gap in $locale', (i18n) => {
    for (const { rules, event } of told) {
      const sentence = eventSentence(i18n, rules, event, names)
      expect(gapsIn(sentence), sentence).toEqual([])
      const brief = eventBrief(i18n, rules, event, names)
      if (brief !== null) expect(gapsIn(`${brief}.`), brief).toEqual([])
    }
  })

  it('name players, tiles and places', () => {
    const rules = ruleset({ edition: 'birmingham', seats: 2, variants: [] })
    const slot = idNamed(rules.slots, 'dudley:1')
    const kind = idNamed(rules.kinds, 'coal-1')
    const flip: GameEvent = { type: 'flip', slot, kind, owner: 1, income: 4 }
    expect(eventSentence(language('words/locales', 'en'), rules, flip, names)).toBe(
      'The coal mine in Dudley is empty and flips: income +4 for Boulton.',
    )
    expect(eventSentence(language('words/locales', 'de'), rules, flip, [])).toBe(
      'Das Kohlebergwerk in Dudley ist leer und wird umgedreht: Einkommen +4 für Blau.',
    )
    const line = idNamed(rules.lines, 'cannock-stafford')
    expect(
      eventSentence(language('words/locales', 'en'), rules, { type: 'link', seat: 0, line, cost: 3 }, names),
    ).toBe('Ada laid a link from Cannock to Stafford for £3.')
  })

  it('count cards that nobody may see', () => {
    const { state } = {
      state: randomGame({ edition: 'classic', seats: 3, variants: [] }, 9, false, () => {}),
    }
    const drawn: GameEvent = { type: 'draw', seat: 0, cards: [HIDDEN, HIDDEN] }
    expect(eventSentence(language('words/locales', 'en'), rulesOf(state), drawn, names)).toBe(
      'Ada drew 2 cards.',
    )
  })
})
