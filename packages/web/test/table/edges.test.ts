// What is lit beyond the window on the board.

import { centreOf, isSeen, layoutOf, type Marks, noMarks, slotPlace, type View } from '@ironbridge/board'
import { idNamed, ruleset } from '@ironbridge/engine'
import { expect, test } from 'vitest'
import { edgesOf, freeCorner } from '../../src/table/board/edges.ts'

const rules = ruleset({ edition: 'birmingham', seats: 2, variants: [] })
const firstPlace = (town: string) => slotPlace(idNamed(rules.slots, `${town}:1`))
const window = { w: 390, h: 400 }
const TAB = { w: 170, h: 44 }

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

const everySlot = Object.fromEntries(rules.slots.map((_, slot) => [slotPlace(slot), 'legal'] as const))
const spotsIn = (view: View) =>
  rules.slots.map((_, slot) => {
    const spot = centreOf(layoutOf(rules), slotPlace(slot))
    return { spot, x: view.x + spot.x * view.scale, y: view.y + spot.y * view.scale }
  })

test('no tab lies over what can be chosen in sight, wherever the window is', () => {
  const tabs = { upright: 0, lying: 0 }
  for (let x = 0; x > -450; x -= 15)
    for (let y = 0; y > -200; y -= 10) {
      const view = { scale: 0.5, x, y }
      const edges = edgesOf(rules, { ...noMarks, places: everySlot }, view, window)
      const seen = spotsIn(view).filter(({ spot }) => isSeen(view, spot, window))
      for (const { side, at } of edges) {
        const isUpright = side === 'left' || side === 'right'
        tabs[isUpright ? 'upright' : 'lying'] += 1
        const covered = seen.filter((spot) => {
          const inwards = { left: spot.x, right: window.w - spot.x, top: spot.y, bottom: window.h - spot.y }
          const along = Math.abs((isUpright ? spot.y : spot.x) - at)
          return inwards[side] < (isUpright ? TAB.w : TAB.h) && along < (isUpright ? TAB.h : TAB.w) / 2
        })
        expect(covered, `${side} at ${x}, ${y}`).toEqual([])
      }
    }
  expect(tabs.upright).toBeGreaterThan(100)
  expect(tabs.lying).toBeGreaterThan(100)
})

test('a tab lies beside what it tells of, or as near as it may; without room there is none', () => {
  // Leek is seen near the right edge; Belper lies beyond it, at nearly the same height.
  const [leek, belper] = [firstPlace('leek'), firstPlace('belper')]
  const tabs = (places: Marks['places'], h = window.h) =>
    edgesOf(rules, { ...noMarks, places }, { scale: 0.5, x: -250, y: 0 }, { ...window, h }).map(
      ({ side, place, at }) => ({ side, place, at }),
    )
  const there = { side: 'right', place: belper }
  const both = { [belper]: 'legal', [leek]: 'legal' } as const
  expect(tabs({ [belper]: 'legal' } as const)).toEqual([{ ...there, at: 55 }])
  expect(tabs(both)).toEqual([{ ...there, at: 110 }])
  expect(tabs(both, 120)).toEqual([])
})

test('the button takes the first corner that covers nothing', () => {
  const whole = { w: 336, h: 240 }
  const corner = (...towns: string[]) => {
    const places = Object.fromEntries(towns.map((town) => [firstPlace(town), 'legal'] as const))
    return freeCorner(rules, { ...noMarks, places }, { scale: 0.2, x: 0, y: 0 }, whole)
  }
  expect(corner()).toBe('top-right')
  expect(corner('belper')).toBe('top-left')
  expect(corner('belper', 'stone')).toBe('bottom-right')
  expect(corner('stone', 'coventry')).toBe('top-right')
  expect(corner('belper', 'stone', 'coventry')).toBe('bottom-left')
  // With none left, where it is looked for first.
  expect(corner('belper', 'stone', 'coventry', 'worcester')).toBe('top-right')
})
