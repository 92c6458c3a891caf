// What is lit beyond the window on the board.

import { noMarks, slotPlace } from '@ironbridge/board'
import { idNamed, ruleset } from '@ironbridge/engine'
import { expect, test } from 'vitest'
import { edgesOf } from '../../src/table/board/edges.ts'

const rules = ruleset({ edition: 'birmingham', seats: 2, variants: [] })
const firstPlace = (town: string) => slotPlace(idNamed(rules.slots, `${town}:1`))
const window = { w: 390, h: 400 }

test('each edge tells of what lies beyond it, the nearest first', () => {
  const belper = firstPlace('belper')
  const places = {
    [firstPlace('coventry')]: 'legal',
    [belper]: 'legal',
    [firstPlace('stone')]: 'legal',
  } as const
  const edges = edgesOf(rules, { ...noMarks, places }, { scale: 0.5, x: 0, y: 0 }, window)
  expect(edges.map(({ side, place, spots }) => [side, place, spots.length])).toEqual([['right', belper, 2]])
})

test('where everything is seen, and for what is only shown, there is nothing to tell', () => {
  const places = { 'slot:0': 'legal', 'slot:9': 'source' } as const
  const whole = { scale: 0.2, x: 0, y: 0 }
  expect(edgesOf(rules, { ...noMarks, places }, whole, window)).toEqual([])
  const shown = { 'slot:0': 'source' } as const
  expect(edgesOf(rules, { ...noMarks, places: shown }, { scale: 1, x: -1200, y: -700 }, window)).toEqual([])
})
