// Games in links: packed, unpacked, and damaged on the way.

import { expect, test } from 'vitest'
import { readShareCode, shareCode } from '../../src/sources/share.ts'
import { LARGEST_TEXT } from '../../src/sources/transfer.ts'

const text = `[Edition "birmingham"]\n[A "Öztürk 🚂"]\n\n${'A build coal@dudley:1 / dudley\n'.repeat(100)}`

test('a text comes back, much shorter, in letters that an address may hold', async () => {
  const code = await shareCode(text)
  expect(code).toMatch(/^d[\w-]+$/)
  expect(code.length).toBeLessThan(text.length / 5)
  expect(await readShareCode(code)).toBe(text)
})

test('where the browser cannot deflate, the text travels as it is', async () => {
  const kept = globalThis.CompressionStream
  Reflect.deleteProperty(globalThis, 'CompressionStream')
  const code = await shareCode(text)
  globalThis.CompressionStream = kept
  expect(code).toMatch(/^p[\w-]+$/)
  expect(await readShareCode(code)).toBe(text)
})

test('damaged codes are no text', async () => {
  const code = await shareCode(text)
  for (const bad of ['', 'd', 'x', 'd!!', `x${code.slice(1)}`, code.slice(0, -20), `d${code.slice(9)}`])
    expect(await readShareCode(bad)).toBeNull()
})

test('a code that unpacks to more than any game is given up', async () => {
  expect(await readShareCode(await shareCode(' '.repeat(LARGEST_TEXT + 1)))).toBeNull()
})
