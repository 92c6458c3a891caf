// The colours that are shipped, measured: every pair that must be read or told apart is.

import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('../src/theme.css', import.meta.url), 'utf8')
const shared = tokensOf(':root {')
const sides = {
  day: { ...shared, ...tokensOf('[data-side="day"] {') },
  night: { ...shared, ...tokensOf('[data-side="night"] {') },
}
const groups = ['blue', 'teal', 'red', 'yellow', 'purple', 'other']
const seats = [0, 1, 2, 3]

describe.each(['day', 'night'] as const)('the %s side', (side) => {
  const token = (name: string): string => {
    const value = sides[side][name]
    if (!value) throw new Error(`No colour --${name} on the ${side} side`)
    return value
  }
  const tinted = groups.map((group) =>
    mixed(token('ground'), token(`tint-${group}`), Number(token('tint-opacity'))),
  )
  const read = (ink: string, paper: string): number => contrast(token(ink), token(paper))

  test('text can be read', () => {
    const pairs: [ink: string, paper: string][] = [
      ['ink', 'paper'],
      ['ink', 'card'],
      ['ink', 'ground-shade'],
      ['card', 'ink'],
      ['ink-soft', 'paper'],
      ['ink-soft', 'card'],
      ['ink-soft', 'table'],
      ['slot-ink', 'slot'],
      ['accent-on', 'accent'],
      ['bad', 'card'],
      ['good', 'card'],
      ['furniture-head-ink', 'furniture-head'],
      ['banner-ink-merchant', 'banner-merchant'],
      ['banner-ink', 'banner-farm'],
      ['banner-ink', 'banner-industry'],
      ['docket-ink', 'docket'],
      ['docket-ink', 'face'],
      ['docket-soft', 'face'],
      ...groups.map((group): [string, string] => ['banner-ink', `banner-${group}`]),
      ...seats.map((seat): [string, string] => [`seat-ink-${seat}`, `seat-${seat}`]),
    ]
    expect(pairs.filter(([ink, paper]) => read(ink, paper) < 4.5)).toEqual([])
  })

  test('shapes can be told from what they lie on', () => {
    for (const ground of tinted) {
      for (const name of ['canal-case', 'rail-case', 'ghost', 'legal'])
        expect(contrast(token(name), ground), name).toBeGreaterThanOrEqual(3)
    }
    const pairs: [shape: string, ground: string][] = [
      ['accent', 'paper'],
      ['legal', 'card'],
      ['legal', 'slot'],
      ['bad', 'slot'],
      [side === 'day' ? 'coal' : 'coal-edge', 'slot'],
      ['iron', 'slot'],
      ['beer', 'slot'],
      ['docket-coal', 'docket'],
      ['docket-iron', 'docket'],
      ['docket-beer', 'docket'],
    ]
    expect(pairs.filter(([shape, ground]) => read(shape, ground) < 3)).toEqual([])
  })

  test('every player piece, or its keyline, stands out from the ground', () => {
    for (const seat of seats) {
      const best = Math.max(read(`seat-${seat}`, 'ground'), read('keyline', 'ground'))
      expect(best, `seat ${seat}`).toBeGreaterThanOrEqual(3)
    }
  })

  test('has every colour that the other side has', () => {
    expect(Object.keys(sides.day).toSorted()).toEqual(Object.keys(sides.night).toSorted())
  })
})

test('no drawing uses a colour that the theme does not name', () => {
  const folder = new URL('../src/', import.meta.url)
  const drawings = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  )
  const text = [css, ...drawings.map((file) => readFileSync(new URL(file, folder), 'utf8'))].join('\n')
  const used = new Set(Array.from(text.matchAll(/var\(--([\w-]+)\)/g), ([, name = '']) => name))
  expect(used.size).toBeGreaterThan(30)
  expect([...used].filter((name) => !(name in sides.day))).toEqual([])
})

function tokensOf(selector: string): Record<string, string> {
  const start = css.indexOf(selector)
  const block = css.slice(start, css.indexOf('}', start))
  return Object.fromEntries(
    Array.from(block.matchAll(/--([\w-]+):\s*([^;]+);/g), ([, name = '', value = '']) => [name, value]),
  )
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}

function mixed(below: string, above: string, opacity: number): string {
  const over = channels(above)
  return `#${channels(below)
    .map((value, index) => Math.round(value * (1 - opacity) + (over[index] ?? 0) * opacity))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`
}

/** WCAG 2. */
function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((one, other) => other - one) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((value) => {
    const share = value / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
