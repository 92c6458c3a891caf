// The golden games of every revision that is kept, replayed to their results by their own engines.

import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { RULES_REVISION } from '@ironbridge/engine'
import { engineOf, frozenEngines } from '@ironbridge/revisions'
import { describe, expect, test } from 'vitest'

const golden = fileURLToPath(new URL('../../packages/engine/test/golden', import.meta.url))
const games = globSync('*/*.brass', { cwd: golden }).toSorted()

const revisions = [...frozenEngines().keys(), RULES_REVISION]

const of = (revision: number): string[] => games.filter((file) => file.startsWith(`${revision}/`))

test('every golden game is of a revision that is kept', () => {
  expect(revisions.flatMap(of).toSorted()).toEqual(games)
})

describe.each(revisions)('Revision %i', (revision) => {
  test('has golden games', () => {
    expect(of(revision).length).toBeGreaterThanOrEqual(20)
  })

  test.each(of(revision))('%s is replayed to its result', async (file) => {
    const engine = await engineOf(revision)
    const text = readFileSync(`${golden}/${file}`, 'utf8')
    const { value: record } = engine?.parseGame(text) ?? {}
    if (!engine || !record) throw new Error(`${file} cannot be read.`)
    const { state, error } = engine.replay(record)
    expect({ error, result: state.players.map(({ vp }) => vp) }).toEqual({
      error: null,
      result: record.result,
    })
    expect(engine.formatGame(record)).toBe(text)
  })
})

test('a revision that nobody has has no engine', async () => {
  expect(await engineOf(99)).toBeNull()
})
