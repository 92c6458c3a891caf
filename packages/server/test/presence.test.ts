// Who has a game open, as far as servers tell each other.

import { setImmediate } from 'node:timers/promises'
import type { Message } from '@ironbridge/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { silentBus } from '../src/bus/bus.ts'
import type { Game } from '../src/games/game.ts'
import { openMemory } from '../src/log/memory.ts'
import { openWatchers } from '../src/log/watchers.ts'
import { askingAround, openPresence } from '../src/sockets/presence.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('whoever asks again and again is there, until they could have asked once more', () => {
  const told: string[][] = []
  let now = 0
  const watchers = openWatchers<Message>()
  const presence = openPresence(watchers, silentBus(), () => now)
  watchers.add('g', {
    user: 'ada',
    viewer: null,
    seq: 0,
    muted: new Set<string>(),
    key: undefined,
    renew: () => {},
    dismiss: () => {},
    send: (text: string) => told.push((JSON.parse(text) as { users: string[] }).users),
  })
  presence.called('g', 'bert')
  now = 50_000
  presence.renew([])
  presence.called('g', 'bert')
  now = 100_000
  presence.renew([])
  expect(presence.of('g')).toEqual(['ada', 'bert'])
  now = 120_000
  vi.advanceTimersByTime(20_000)
  presence.renew([])
  expect(presence.of('g')).toEqual(['ada'])
  expect(told).toEqual([['ada', 'bert'], ['ada']])
})

test('somebody who takes the place of another elsewhere is told, and what is known is not told again', () => {
  const told: Message[] = []
  const watchers = openWatchers<Message>()
  const watcher = {
    user: 'ada',
    viewer: null,
    seq: 0,
    muted: new Set<string>(),
    key: undefined,
    renew: () => {},
    dismiss: () => {},
    send: (text: string) => told.push(JSON.parse(text)),
  }
  watchers.add('g', watcher)
  const presence = openPresence(watchers, silentBus(), () => 0)
  for (const users of [['bert'], ['cleo'], ['cleo'], []]) presence.hear('g', 'other', users)
  expect(told.map((message) => message.type === 'present' && message.users)).toEqual([
    ['ada', 'bert'],
    ['ada', 'cleo'],
    ['ada'],
  ])
})

test('who comes and goes in a hurry is told of once a second, and whoever is gone is gone at once', () => {
  const told: Message[] = []
  const watchers = openWatchers<Message>()
  const presence = openPresence(watchers, silentBus(), () => 0)
  const watcherOf = (user: string, send: (text: string) => void) => ({
    user,
    viewer: null,
    seq: 0,
    muted: new Set<string>(),
    key: undefined,
    renew: () => {},
    dismiss: () => {},
    send,
  })
  watchers.add(
    'g',
    watcherOf('ada', (text) => told.push(JSON.parse(text))),
  )
  const mallory = watcherOf('mallory', () => {})
  for (let time = 0; time < 20; time++) {
    watchers.add('g', mallory)
    presence.changed('g')
    watchers.remove('g', mallory)
    presence.changed('g')
  }
  watchers.add('g', mallory)
  presence.changed('g')
  // Came, went at once, and nothing more.
  const [here, gone] = [['ada', 'mallory'], ['ada']]
  expect(told.map((message) => message.type === 'present' && message.users)).toEqual([here, gone])
  vi.advanceTimersByTime(1000)
  expect(told.slice(2)).toEqual([{ type: 'present', game: 'g', users: here }])
  vi.advanceTimersByTime(10_000)
  expect(told).toHaveLength(3)
})

test('all who ask at once who is there wait for the same answers, and the game goes on meanwhile', async () => {
  vi.useRealTimers()
  const bus = { ...silentBus(), isShared: true, follow: async () => true }
  const presence = openPresence(openWatchers(), bus, () => 0)
  const answer = async () => {
    await setImmediate()
    presence.hear('g', 'other', ['ada'])
  }
  const memory = openMemory(
    { ...bus, publish: () => void answer() },
    async () => ({}) as Game,
    () => {},
  )
  const found = askingAround(presence, { ...memory, withGame: (id, task) => memory.use(id, task) }, bus)
  const done: string[] = []
  const asked = Array.from({ length: 3 }, () => found('g').finally(() => done.push('answered')))
  const moved = memory.use('g', async () => {
    await setImmediate()
    done.push('moved')
  })
  expect(await Promise.all(asked)).toEqual([['ada'], ['ada'], ['ada']])
  await moved
  expect(done).toEqual(['moved', 'answered', 'answered', 'answered'])
  expect(memory.isHeld('g')).toBe(false)
})
