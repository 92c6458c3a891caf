// The golden games of every revision that is kept, replayed to their results by their own engines.

import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { makeMove, RULES_REVISION, readMove, type State } from '@ironbridge/engine'
import { type Engine, engineOf, frozenEngines } from '@ironbridge/revisions'
import { describe, expect, test } from 'vitest'

const golden = fileURLToPath(new URL('../../packages/engine/test/golden', import.meta.url))
const games = globSync('*/*.brass', { cwd: golden }).toSorted()

const revisions = [...frozenEngines().keys(), RULES_REVISION]

const of = (revision: number): string[] => games.filter((file) => file.startsWith(`${revision}/`))

test('every golden game is of a revision that is kept', () => {
  expect(revisions.flatMap(of).toSorted()).toEqual(games)
})

/** Its text, and what its engine reads in it. */
async function opened(file: string, revision: number) {
  const engine = (await engineOf(revision)) as Engine
  const text = readFileSync(`${golden}/${file}`, 'utf8')
  const { value: record } = engine.parseGame(text)
  if (record === null) throw new Error(`${file} cannot be read.`)
  return { engine, text, record }
}

describe.each(revisions)('Revision %i', (revision) => {
  test('has golden games', () => {
    expect(of(revision).length).toBeGreaterThanOrEqual(20)
  })

  test('answers everything that the newest is asked', async () => {
    expect(Object.keys((await engineOf(revision)) as Engine)).toEqual(
      expect.arrayContaining(Object.keys((await engineOf(RULES_REVISION)) as Engine)),
    )
  })

  test.each(of(revision))('%s is replayed to its result', async (file) => {
    const { engine, text, record } = await opened(file, revision)
    const { state, error } = engine.replay(record)
    expect({ error, result: state.players.map(({ vp }) => vp) }).toEqual({
      error: null,
      result: record.result,
    })
    expect(engine.formatGame(record)).toBe(text)
  })
})

/** What shuffles decide. */
const dealt = ({ deck, faceDown, players, distantMarket, rng }: State) => ({
  deck,
  faceDown,
  hands: players.map(({ hand }) => hand),
  distantMarket,
  rng,
})

/** The same position, with cards and market tiles as they lie in another one. */
const dealtAs = (state: State, { deck, faceDown, players, distantMarket, rng }: State): State => ({
  ...state,
  deck: [...deck],
  faceDown: [...faceDown],
  players: state.players.map((player, seat) => ({ ...player, hand: [...(players[seat]?.hand ?? [])] })),
  distantMarket,
  rng,
})

describe('Revision 2 differs from the first by its shuffles alone', () => {
  test.each(of(1))('%s goes the same by both, where the cards lie the same', async (file) => {
    const { engine, record } = await opened(file, 1)
    let state: State = engine.newGame(record.setup, record.seed ?? '')
    const { error } = engine.replay(record, ({ move: text, events, state: after }) => {
      const { value: meant } = readMove(state, text)
      if (meant?.broken !== null) throw new Error(`${text} is refused.`)
      const heard: typeof events = []
      makeMove(state, meant.move, (event) => heard.push(event))
      if (events.some(({ type }) => type === 'shuffle')) {
        expect(dealt(state)).not.toEqual(dealt(after))
        state = dealtAs(state, after)
        // Hands of the rail era are told by their cards.
        expect(heard.map(({ type }) => type)).toEqual(events.map(({ type }) => type))
      } else expect(heard).toEqual(events)
      expect(state).toEqual(after)
    })
    expect(error).toBeNull()
    expect(state.over).toBe(true)
  })

  test('a deal is another one', async () => {
    const { engine, record } = await opened(of(1)[0] ?? '', 1)
    const newest = (await engineOf(RULES_REVISION)) as Engine
    const [then, now] = [engine, newest].map(({ newGame }) => newGame(record.setup, record.seed ?? ''))
    expect(dealt(then as State)).not.toEqual(dealt(now as State))
  })
})

test('a revision that nobody has has no engine', async () => {
  expect(await engineOf(99)).toBeNull()
})
