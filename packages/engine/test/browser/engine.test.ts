// The engine as a browser gets it: bundled, run where there is nothing but the language, and equal to what Node plays.

import { fileURLToPath } from 'node:url'
import { createContext, runInContext } from 'node:vm'
import * as engine from '@ironbridge/engine'
import { build } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'
import { decisions, EDITIONS, type Playout, playoutsOfAll } from '../playout.ts'

const GAMES = { birmingham: 24, lancashire: 13, classic: 9 }
const TIMEOUT = 60_000

/** What a page or a server would add to the language. */
const HOST_NAMES = [
  'Buffer',
  'XMLHttpRequest',
  'clearTimeout',
  'console',
  'crypto',
  'document',
  'fetch',
  'global',
  'navigator',
  'performance',
  'process',
  'queueMicrotask',
  'require',
  'setImmediate',
  'setInterval',
  'setTimeout',
  'structuredClone',
  'TextEncoder',
  'URL',
  'window',
]

/** Replays recorded games and answers their final hashes; runs inside the bare context. */
const REPLAY = `
  JSON.stringify(JSON.parse(records).map((record) => {
    const states = []
    const { state, error } = engine.replay(record, ({ state }) => states.push(engine.stateHash(state)))
    const { value, error: faulty } = engine.parsePosition(engine.formatPosition(state))
    return {
      error: error && engine.formatReplayError(engine.rulesOf(state), error),
      final: engine.stateHash(state),
      last: states.at(-1),
      again: value ? engine.stateHash(value) : faulty.message,
      plies: states.length,
    }
  }))
`

/** Plays a game by always taking the same place of the list, from nothing but a seed. */
const PLAY = `
  (() => {
    let state = engine.newGame(engine.makeSetup(edition, 4), seed)
    for (let ply = 0; !state.over; ply++) {
      const moves = engine.legalMoves(state)
      state = engine.play(state, moves[(ply * 7919) % moves.length]).state
    }
    return engine.stateHash(state)
  })()
`

let bare: object
let code = ''

beforeAll(async () => {
  const entry = fileURLToPath(new URL('../../src/index.ts', import.meta.url))
  const bundled = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, name: 'engine', formats: ['iife'], fileName: 'engine' } },
  })
  const [output] = Array.isArray(bundled) ? bundled : [bundled]
  if (!('output' in output)) throw new Error('The bundler watches instead of building.')
  expect(output.output).toHaveLength(1)
  code = output.output[0].code
  bare = bareContext()
  runInContext(code, bare)
}, TIMEOUT)

/** A fresh global object without anything that the host adds. */
function bareContext(): object {
  const context = createContext({})
  runInContext(`for (const name of ${JSON.stringify(HOST_NAMES)}) delete globalThis[name]`, context)
  return context
}

const recordOf = ({ setup, seed }: Playout, moves: string[]): engine.GameRecord => ({
  setup,
  names: ['A', 'B', 'C', 'D'].slice(0, setup.seats),
  seed,
  seedHash: null,
  rules: engine.RULES_REVISION,
  moves,
  result: null,
})

describe('The bundled engine', () => {
  it('is one file that imports nothing', () => {
    expect(code).not.toMatch(/\brequire\(|\bimport\s*[({'"]|\bfrom\s*['"]|node:/)
  })

  it('runs where there is nothing but the language', () => {
    for (const name of HOST_NAMES) expect(runInContext(`typeof ${name}`, bare), name).toBe('undefined')
    expect(runInContext('typeof engine.legalMoves', bare)).toBe('function')
  })

  it('offers the same names as the package', () => {
    const names = JSON.parse(String(runInContext('JSON.stringify(Object.keys(engine))', bare))) as string[]
    expect(names.toSorted()).toEqual(Object.keys(engine).toSorted())
  })

  it('replays games of every style to the same hashes as Node', () => {
    const games = playoutsOfAll(GAMES).map((game) => [...decisions(game)])
    const records = games.map((played, index) =>
      recordOf(
        playoutsOfAll(GAMES)[index],
        played.map(({ state, move }) => engine.recordedMove(state, move)),
      ),
    )
    runInContext(`var records = ${JSON.stringify(JSON.stringify(records))}`, bare)
    const answers: unknown = JSON.parse(String(runInContext(REPLAY, bare)))
    expect(answers).toEqual(
      games.map((played) => {
        const final = engine.stateHash(played[played.length - 1].next)
        return { error: null, final, last: final, again: final, plies: played.length }
      }),
    )
  })

  it('plays a game from a seed to the same hash as Node', () => {
    for (const edition of EDITIONS)
      for (const seed of ['0'.repeat(32), 'f'.repeat(32), '0123456789abcdef0123456789abcdef']) {
        runInContext(`var seed = '${seed}', edition = '${edition}'`, bare)
        const here = createContext({ engine, seed, edition })
        expect(runInContext(PLAY, bare)).toBe(runInContext(PLAY, here))
      }
  })

  it('never asks for chance or the time', () => {
    const context = bareContext()
    runInContext('Math.random = () => { throw new Error("chance") }; Date = undefined', context)
    runInContext(code, context)
    for (const edition of EDITIONS) {
      runInContext(`var seed = '00000000000000000000000000000005', edition = '${edition}'`, context)
      expect(runInContext(PLAY, context)).toMatch(/^[0-9a-f]{64}$/)
    }
  })
})
