// Bots of a server think by the rules of the game that they are asked about, each in a thread that knows no others.

import * as now from '@ironbridge/engine'
import { type Engine, engineOf, registerRevision } from '@ironbridge/revisions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBotQueue } from '../../packages/server/src/bots/botQueue.ts'
import { madeRevisions, NEXT } from './made.ts'

const queue = openBotQueue(1)
const SEEDS = ['1', '2', '3'].map((digit) => digit.repeat(32))
let next: Engine

beforeAll(async () => {
  registerRevision(NEXT, new URL('next.js', await madeRevisions()))
  next = (await engineOf(NEXT)) as Engine
})
afterAll(() => queue.close())

/** What a bot does first in each deal. */
async function firstMoves(engine: Engine): Promise<string[]> {
  const setup = engine.makeSetup('birmingham', 2)
  if ('error' in setup) throw new Error(setup.error)
  const asker = { name: 'Ada', isAwaited: true }
  const moves = SEEDS.map((seed) => queue.choose('club', engine, engine.newGame(setup, seed), asker))
  return (await Promise.all(moves)).map(({ type }) => type)
}

const ALL_LOANS = SEEDS.map(() => 'loan')

test('a loan for nothing is taken at once, and only by bots whose rules have it', async () => {
  const [ofNow, ofNext] = await Promise.all([firstMoves(now), firstMoves(next)])
  expect(ofNext).toEqual(ALL_LOANS)
  expect(ofNow).not.toContain('loan')
})

test('in the wrong thread they would take it in an old game too', async () => {
  expect(await firstMoves({ ...now, RULES_REVISION: NEXT as typeof now.RULES_REVISION })).toEqual(ALL_LOANS)
})
