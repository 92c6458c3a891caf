// Names of tables, and which are near one another.

import { makeSetup, type Setup } from '@ironbridge/engine'
import { expect, test } from 'vitest'
import { nearestTables, tableName } from '../src/tables.ts'

const setupOf = (edition: string, seats: number, ...variants: string[]): Setup =>
  makeSetup(edition, seats, variants) as Setup

test('a table is named by edition, players and variants', () => {
  expect(tableName(setupOf('birmingham', 4))).toBe('birmingham-4')
  expect(tableName(setupOf('lancashire', 2, 'two-player-map'))).toBe('lancashire-2-two-player-map')
})

test('the very table is nearest, then those with one of its variants, then the plain game', () => {
  expect(nearestTables(setupOf('lancashire', 3, 'cotton-1-for-3', 'classic-deck'))).toEqual([
    'lancashire-3-classic-deck-cotton-1-for-3',
    'lancashire-3-classic-deck',
    'lancashire-3-cotton-1-for-3',
    'lancashire-3',
  ])
})

test('no table of two eras is near one where only one is played', () => {
  expect(nearestTables(setupOf('birmingham', 3, 'introductory'))).toEqual(['birmingham-3-introductory'])
  expect(
    nearestTables(setupOf('lancashire', 3, 'introductory', 'introductory-income', 'classic-deck')),
  ).toEqual(['lancashire-3-introductory-introductory-income-classic-deck', 'lancashire-3-introductory'])
})
