// Games on this device: bots answer, everything is kept, and a kept game comes back as it was.

import {
  HIDDEN,
  legalMoves,
  type Move,
  makeSetup,
  replay,
  rulesOf,
  type Setup,
  seatToMove,
} from '@ironbridge/engine'
import { expect, test } from 'vitest'
import type { GameSource, Viewer } from '../../src/play/source.ts'
import { lineThrough, type ShownPly } from '../../src/play/tree.ts'
import { forkOf, type KeptGame, newKeptGame } from '../../src/sources/kept.ts'
import { localSource } from '../../src/sources/local.ts'
import type { Sitter } from '../../src/words/index.ts'
import { officeOf } from '../desk.ts'

const person: Sitter = { kind: 'person', name: 'Ada' }
const bot: Sitter = { kind: 'bot', name: 'Club', bot: 'club' }

function begin(edition: string, sitters: readonly Sitter[], from?: KeptGame) {
  const plan = { title: 'A game', setup: makeSetup(edition, sitters.length) as Setup, sitters }
  const game = from ?? newKeptGame(plan, 0)
  const { desk, kept } = officeOf(game)
  const source = localSource(game, desk())
  return { source, kept }
}

const now = (source: GameSource) => source.look('all').head.state

const lineOf = (source: GameSource, viewer: Viewer) => {
  const { tree, head } = source.look(viewer)
  return lineThrough(tree, head)
}

const pliesOf = (source: GameSource, viewer: Viewer): ShownPly[] =>
  lineOf(source, viewer).flatMap(({ played }) => played ?? [])

const send = (source: GameSource, moves: readonly Move[]) => source.send(moves, source.look('all').head)

const settled = async (source: GameSource): Promise<void> => {
  while (!now(source).over && source.look('all').sitters[seatToMove(now(source))]?.kind === 'bot')
    await new Promise((done) => setTimeout(done, 0))
}

async function playOn(source: GameSource, most: number): Promise<void> {
  for (let turn = 0; turn < most && !now(source).over; turn++) {
    await settled(source)
    if (now(source).over) return
    expect(await send(source, [legalMoves(now(source))[0] as Move])).toBeNull()
  }
}

test.each(['birmingham', 'lancashire', 'classic'])(
  '%s: a person and two bots finish a game',
  async (edition) => {
    const { source, kept } = begin(edition, [person, bot, bot])
    await playOn(source, 1000)
    expect(now(source).over).toBe(true)
    const { record } = kept()
    expect(record.result).toEqual(now(source).players.map(({ vp }) => vp))
    expect(replay(record).state).toEqual(now(source))
    expect(pliesOf(source, 'all')).toHaveLength(record.moves.length)
  },
)

test('a kept game comes back as it was, at every moment', async () => {
  const { source, kept } = begin('lancashire', [person, bot])
  await playOn(source, 8)
  await settled(source)
  const again = begin('lancashire', [], kept()).source
  for (const viewer of ['all', 0, null] as const)
    expect(lineOf(again, viewer)).toEqual(lineOf(source, viewer))
  expect(lineOf(again, 0)).toHaveLength(kept().record.moves.length + 1)
})

test('nothing of a refused list is made', async () => {
  const { source } = begin('birmingham', [person, person])
  const loan = legalMoves(now(source)).find(({ type }) => type === 'loan') as Move
  const held = now(source).players.flatMap(({ hand }) => hand)
  const card = rulesOf(now(source)).cards.findIndex((_, id) => !held.includes(id))
  const refusal = await send(source, [loan, { ...loan, card } as Move])
  expect(refusal).toMatchObject({ rule: 'card.not-in-hand' })
  expect(pliesOf(source, 'all')).toHaveLength(0)
})

test('a seat sees its own hand and no other', () => {
  const { source } = begin('birmingham', [person, person])
  const hidden = (viewer: 0 | 1 | null) =>
    source.look(viewer).tree.root.state.players.map(({ hand }) => hand.every((card) => card < 0))
  expect([hidden(0), hidden(1), hidden(null)]).toEqual([
    [false, true],
    [true, false],
    [true, true],
  ])
})

test('nobody hears which cards another drew, until the game is over', async () => {
  const { source } = begin('birmingham', [person, bot])
  await playOn(source, 6)
  await settled(source)
  const drawn = (viewer: 0 | 1 | null, seat: number) =>
    pliesOf(source, viewer)
      .flatMap(({ events }) => events)
      .flatMap((event) => (event.type === 'draw' && event.seat === seat ? event.cards : []))
  expect(drawn(0, 0).every((card) => card >= 0)).toBe(true)
  expect(drawn(0, 1).length).toBeGreaterThan(0)
  for (const cards of [drawn(0, 1), drawn(1, 0), drawn(null, 0)])
    expect(cards.every((card) => card < 0)).toBe(true)
  await playOn(source, 1000)
  expect(drawn(0, 1).every((card) => card >= 0)).toBe(true)
})

test('a fork goes on from its moment with other players, and leaves the game alone', async () => {
  const { source, kept } = begin('birmingham', [person, bot])
  await playOn(source, 6)
  await settled(source)
  const game = kept()
  const fork = forkOf(game, 3, { title: 'What if', sitters: [person, person] }, 5)
  expect(fork.id).not.toBe(game.id)
  const forked = begin('birmingham', [], fork)
  expect(now(forked.source)).toEqual(lineOf(source, 'all')[3]?.state)
  await playOn(forked.source, 1)
  expect(forked.kept().record.moves).toHaveLength(4)
  expect(kept()).toBe(game)
})

test('when the game is over, every hand of every moment lies open', async () => {
  const { source } = begin('birmingham', [person, bot, bot])
  const isOpen = () =>
    lineOf(source, 0).every(({ state }) => !state.players.some(({ hand }) => hand.includes(HIDDEN)))
  await playOn(source, 3)
  expect(isOpen()).toBe(false)
  await playOn(source, 1000)
  expect(now(source).over).toBe(true)
  expect(isOpen()).toBe(true)
})
