// The fourth board on paper: everything has its place, far enough from the rest.

import { layoutOf, registerMap } from '@ironbridge/board'
import { registerEdition, ruleset } from '@ironbridge/engine'
import { expect, test } from 'vitest'
import { holdDistances } from '../../packages/board/test/distances.ts'
import { emberdaleMap } from './places.ts'
import { emberdale } from './tables.ts'

registerEdition(emberdale)
const rules = ruleset({ edition: 'emberdale', seats: 4, variants: [] })

test('without a map it is said which edition needs one', () => {
  expect(() => layoutOf(rules)).toThrow(
    'No map has all places and lines of Emberdale; registerMap takes one.',
  )
})

test('with its map it is drawn, as far apart as a finger and an eye need', () => {
  registerMap(emberdaleMap)
  const layout = layoutOf(rules)
  expect(layout.map).toBe(emberdaleMap)
  expect(Object.keys(emberdaleMap.places)).toHaveLength(rules.locations.length)
  expect(Object.keys(emberdaleMap.lines)).toHaveLength(rules.lines.length)
  expect(layout.slots).toHaveLength(rules.slots.length)
  holdDistances(layout)
})
