// Players at a glance: in turn order, with what the engine says of them, in words that leave nothing out.

import { incomeLevel, orderBySpent, rulesOf, seatToMove, standings } from '@ironbridge/engine'
import { expect, test } from 'vitest'
import { glanceInFull, glances, stepsToLevel } from '../../src/table/scores/glance.ts'
import type { Sitter } from '../../src/words/index.ts'
import { dealt, tables, viewsOf } from '../deals.ts'
import { language } from '../words/languages.ts'

const i18n = language('words/locales', 'en')

const sitters: readonly Sitter[] = [
  { kind: 'person', name: 'Ada' },
  { kind: 'bot', name: 'Boulton', bot: 'expert' },
  { kind: 'house-bot', name: 'Constance', bot: 'novice' },
  { kind: 'substitute', name: 'Dora', bot: 'novice' },
]

test.each(tables)('%s with %i: every figure is there, and said', (edition, seats) => {
  for (const { state } of viewsOf(edition, seats, '5'.repeat(32))) {
    const players = glances(i18n, state, sitters)
    expect(players.map(({ seat }) => seat)).toEqual(state.turnOrder)
    expect(players.filter(({ isTurn }) => isTurn).map(({ seat }) => seat)).toEqual([seatToMove(state)])
    for (const player of players) {
      const { seat } = player
      const words = glanceInFull(i18n, player)
      const own = state.players[seat]
      expect(player.scored).toBe(standings(state)[seat]?.total)
      expect(player.next).toBe(orderBySpent(state).indexOf(seat) + 1)
      expect(words).toContain(`money £${own?.money}, income level `)
      expect(words).toContain(`${own?.vp} victory point`)
      expect(words).toContain(`${player.scored} if scored now, spent £${own?.spent}, `)
      expect(words).toContain(`${own?.linksLeft} link tile`)
    }
  }
})

test('a bot is named as such, once', () => {
  const { state } = dealt('birmingham', 4, '5'.repeat(32))
  const names = glances(i18n, state, sitters)
    .toSorted((a, b) => a.seat - b.seat)
    .map((player) => glanceInFull(i18n, player).replace(/(, is to move)?:.*/, ''))
  expect(names).toEqual(['Ada', 'Boulton, bot', 'Constance, bot', 'Bot for Dora'])
})

test('while an era is scored, the points are those that come out of it', () => {
  const views = [...viewsOf('birmingham', 2, '5'.repeat(32))].map(({ state }) => state)
  const [before, after] = [views[0], views.at(-1)]
  if (!before || !after) throw new Error('no game')
  const players = glances(i18n, before, sitters, after)
  for (const { seat, scored, isTurn } of players) {
    expect(scored).toBe(after.players[seat]?.vp)
    expect(isTurn).toBe(false)
  }
})

test('so many steps lead to the next level of income', () => {
  for (const { state } of viewsOf('birmingham', 2, '5'.repeat(32))) {
    const rules = rulesOf(state)
    const space = state.players[0]?.incomeSpace ?? 0
    const steps = stepsToLevel(state, 0)
    expect(incomeLevel(rules, space + steps)).toBe(incomeLevel(rules, space) + 1)
    expect(incomeLevel(rules, space + steps - 1)).toBe(incomeLevel(rules, space))
  }
})
