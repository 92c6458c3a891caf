// What can be laid over the map is offered only where it says something.

import { makeSetup, newGame, type Setup } from '@ironbridge/engine'
import { expect, test } from 'vitest'
import { overlaysIn } from '../../src/table/board/overlays.ts'

const offered = (variants: readonly string[], isWatching = false): string[] => {
  const state = newGame(makeSetup('birmingham', 3, variants) as Setup, '1'.repeat(32))
  return overlaysIn(state, isWatching).map(({ type }) => type)
}

test('what stays is offered where another era follows', () => {
  expect(offered([])).toContain('survivors')
  expect(offered(['introductory'])).not.toContain('survivors')
})

test('whoever only watches has no network', () => {
  expect(offered([])).toContain('network')
  expect(offered([], true)).not.toContain('network')
})

test('the last moves can be shown in every game, to everybody', () => {
  expect(offered(['introductory'], true)).toContain('last')
})
