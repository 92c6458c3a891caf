// The bots as a web worker gets them: bundled, run where there is nothing but the language, and choosing what Node chooses.

import { fileURLToPath } from 'node:url'
import { createContext, runInContext } from 'node:vm'
import {
  legalMoves,
  makeMove,
  makeSetup,
  newGame,
  rngFromSeed,
  type State,
  seatToMove,
  view,
} from '@ironbridge/engine'
import { build } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'
import { bots, type ThoughtRequest, think } from '../src/index.ts'
import { seedOf } from './table.ts'

/** Enough to look ahead. */
const MANY = 2500

const TIMEOUT = 60_000
let code = ''
const bare = createContext({ text: '' })

beforeAll(async () => {
  const entry = fileURLToPath(new URL('../src/index.ts', import.meta.url))
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'bots' } },
  })
  const [bundle] = Array.isArray(result) ? result : []
  code = bundle?.output[0].code ?? ''
  runInContext(code, bare)
}, TIMEOUT)

/** A decision some rounds into a game, for each bot. */
function requests(edition: string): ThoughtRequest[] {
  const setup = makeSetup(edition, 3, [])
  if ('error' in setup) throw new Error(setup.error)
  const state = newGame(setup, seedOf(4))
  for (let ply = 0; ply < 40; ply++) {
    const legal = legalMoves(state)
    makeMove(state, legal[(ply * 7919) % legal.length])
  }
  return bots.map(({ id }) => requestOf(state, id))
}

const requestOf = (state: State, bot: string): ThoughtRequest => ({
  bot,
  view: view(state, seatToMove(state)),
  legal: legalMoves(state),
  dice: rngFromSeed(seedOf(8)),
  positions: MANY,
  ms: null,
  flag: new Int32Array(1),
})

describe.each(['birmingham', 'lancashire', 'classic'])('in %s', (edition) => {
  it('every bot chooses in a bare context what it chooses here', () => {
    expect(code).toContain('master')
    for (const request of requests(edition)) {
      const told: unknown[] = []
      const here = think(bots, request, { now: () => 0, tell: (thought) => told.push(thought) })
      bare['text'] = JSON.stringify({ ...request, flag: null })
      const there = runInContext(
        `(() => {
          const told = []
          const request = { ...JSON.parse(text), flag: new Int32Array(1) }
          const place = bots.think(bots.bots, request, { now: () => 0, tell: (thought) => told.push(thought) })
          return JSON.stringify({ place, told })
        })()`,
        bare,
      ) as string
      expect(JSON.parse(there)).toEqual({ place: here, told: JSON.parse(JSON.stringify(told)) })
    }
  })
})
