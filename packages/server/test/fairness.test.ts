// Nobody waits behind all of somebody else's: neither requests of sockets nor bots.

import { setImmediate as turnOfLoop } from 'node:timers/promises'
import * as engine from '@ironbridge/engine'
import { expect, test } from 'vitest'
import { openBotQueue } from '../src/bots/botQueue.ts'
import { openFairQueue } from '../src/fairQueue.ts'
import { openRequestQueues } from '../src/sockets/requestQueues.ts'

const noFault = (error: unknown): never => expect.fail(String(error))

test('whoever waits takes turns, each with their oldest', () => {
  const queue = openFairQueue<string>()
  for (const item of ['a1', 'a2', 'a3', 'b1']) queue.add(item.slice(0, 1), item)
  const taken = [queue.take()]
  queue.add('c', 'c1')
  while (queue.size() > 0) taken.push(queue.take())
  expect(taken).toEqual(['a1', 'b1', 'a2', 'c1', 'a3'])
  expect(queue.take()).toBeUndefined()
})

test('addresses take turns, sockets of an address too, and each socket keeps its order', async () => {
  const queues = openRequestQueues(noFault, () => 0)
  const done: string[] = []
  const [one, two, few] = [queues.open('many'), queues.open('many'), queues.open('few')]
  const ask = (queue: typeof one, name: string) =>
    queue.add(async () => {
      done.push(name)
    })
  for (let asked = 1; asked <= 3; asked++)
    for (const name of ['one', 'two']) ask(name === 'one' ? one : two, `${name} ${asked}`)
  ask(few, 'few')
  await queues.settled()
  expect(done).toEqual(['one 1', 'few', 'two 1', 'one 2', 'two 2', 'one 3', 'two 3'])
})

test('a request that waits for the database holds up its own socket only', async () => {
  const queues = openRequestQueues(noFault, () => 0)
  const done: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const [slow, quick] = [queues.open('here'), queues.open('here')]
  slow.add(() => promise)
  slow.add(async () => void done.push('after it'))
  quick.add(async () => void done.push('quick'))
  while (done.length === 0) await turnOfLoop()
  expect(done).toEqual(['quick'])
  resolve()
  await queues.settled()
  expect(done).toEqual(['quick', 'after it'])
})

test('after some milliseconds of work the event loop goes on', async () => {
  let time = 0
  let turn = 0
  const queues = openRequestQueues(noFault, () => time)
  const perTurn: number[] = []
  const count = (): void => {
    turn++
    if (turn < 30) setImmediate(count)
  }
  setImmediate(count)
  for (let socket = 0; socket < 10; socket++)
    queues.open('here').add(async () => {
      // Its work goes on later, as that of a database does.
      await Promise.resolve()
      time += 5
      perTurn[turn] = (perTurn[turn] ?? 0) + 1
    })
  await queues.settled()
  expect(perTurn.filter(Boolean)).toEqual([2, 2, 2, 2, 2])
})

test('requests that come alone take turns with those of sockets, by address', async () => {
  const queues = openRequestQueues(noFault)
  const done: string[] = []
  const socket = queues.open('many')
  for (let count = 0; count < 3; count++) socket.add(async () => void done.push('socket'))
  const alone = ['many', 'many', 'few'].map((address) =>
    queues.turnOf(address).then(() => done.push(address)),
  )
  await Promise.all([...alone, queues.settled()])
  expect(done.indexOf('few')).toBeLessThan(3)
  expect(done).toHaveLength(6)
})

test('only so many requests of a socket wait', async () => {
  const queues = openRequestQueues(noFault, () => 0)
  const socket = queues.open('here')
  const added = Array.from({ length: 500 }, () => socket.add(async () => {}))
  expect(added.filter(Boolean)).toHaveLength(101)
  await queues.settled()
  expect(socket.add(async () => {})).toBe(true)
})

test('a request that fails is told of, and the next one is done', async () => {
  const faults: unknown[] = []
  const queues = openRequestQueues((error) => faults.push(error))
  const socket = queues.open('here')
  let isDone = false
  socket.add(() => Promise.reject(new Error('Broken')))
  socket.add(async () => {
    isDone = true
  })
  await queues.settled()
  expect([faults, isDone]).toEqual([[new Error('Broken')], true])
})

test('bots think for people first, and those of whoever starts many games take turns with others', async () => {
  const bots = openBotQueue(1)
  const state = engine.newGame({ edition: 'birmingham', seats: 2, variants: [] }, '0'.repeat(32))
  const order: string[] = []
  const think = async (name: string, isAwaited = true): Promise<void> => {
    await bots.choose('random', engine, state, { name, isAwaited })
    order.push(name)
  }
  const names = ['many', 'many', 'many', 'many', 'few']
  await Promise.all([think('many'), think('watched', false), ...names.map((name) => think(name))])
  expect(order).toEqual(['many', 'many', 'few', 'many', 'many', 'many', 'watched'])
  await bots.close()
})
