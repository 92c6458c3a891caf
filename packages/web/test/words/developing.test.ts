// Developing lists every industry, and those that cannot be developed say why.

import { legalMoves, rulesOf } from '@ironbridge/engine'
import { expect, test } from 'vitest'
import { developWords } from '../../src/words/index.ts'
import { dealt, tables, viewsOf } from '../deals.ts'
import { language } from './languages.ts'

const names = ['Ada', 'Boulton', 'Constance', 'Darby']
const en = language('words/locales', 'en')

test('pottery I has a lightbulb, the others can be developed', () => {
  const { state } = dealt('birmingham', 4, '3'.repeat(32))
  const all = developWords(en, state, names)
  expect(all.map(({ name }) => name)).toEqual([
    'Cotton mill',
    'Manufacturer',
    'Pottery',
    'Coal mine',
    'Iron works',
    'Brewery',
  ])
  expect(all.flatMap(({ name, reason }) => (reason === null ? [] : [`${name} ${reason}`]))).toEqual([
    'Pottery has a lightbulb',
  ])
  expect(all[1]).toMatchObject({ tile: 'Manufacturer I', step: 'I → II', reason: null })
})

test('who has no money for iron hears how much is missing, and an empty stack that it is', () => {
  const { state } = dealt('birmingham', 4, '3'.repeat(32))
  const seat = state.turnOrder[0] ?? 0
  const player = state.players[seat]
  if (!player) throw new Error('Nobody sits there.')
  player.money = 1
  const industries = rulesOf(state).industries
  player.mat[0] = industries[0]?.stack.length ?? 0
  const [cotton, manufacturer] = developWords(en, state, names)
  expect(cotton).toMatchObject({ tile: null, step: null, reason: 'none left' })
  expect(manufacturer?.reason).toMatch(/^iron: £\d short$/)
})

test.each(tables)('%s with %i: what has no reason is legal, and the reverse', (edition, seats) => {
  let ply = 0
  for (const { state } of viewsOf(edition, seats, '6'.repeat(32))) {
    if (ply++ % 7 !== 0) continue
    const legal = legalMoves(state)
    for (const { industry, reason } of developWords(en, state, names)) {
      const isLegal = legal.some((move) => move.type === 'develop' && move.industry === industry)
      expect(reason === null).toBe(isLegal)
      expect(reason ?? '').not.toMatch(/undefined|\{/)
    }
  }
})
