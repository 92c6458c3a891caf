// SHA-256 without Node: the same as the standard's examples and as Node's own.

import { createHash } from 'node:crypto'
import { sha256 } from '@ironbridge/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { some } from '../depth.ts'

const RANDOM_TEXTS = some(500)

const byNode = (text: string): string =>
  createHash('sha256').update(text.toWellFormed(), 'utf8').digest('hex')

describe('SHA-256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ])('of "%s" is what the standard says', (text, hash) => {
    expect(sha256(text)).toBe(hash)
  })

  it('is the same as in Node at every length up to three blocks', () => {
    for (let length = 0; length <= 192; length++)
      expect(sha256('x'.repeat(length))).toBe(byNode('x'.repeat(length)))
  })

  it('is the same as in Node for any text', () => {
    const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme', maxLength: 300 }))
    fc.assert(
      fc.property(texts, (text) => sha256(text) === byNode(text)),
      { seed: 5, numRuns: RANDOM_TEXTS },
    )
    for (const text of ['\ud800', 'a\udc00b', '𝔸é£']) expect(sha256(text)).toBe(byNode(text))
  })
})
