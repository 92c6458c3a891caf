// Signals between servers: how they are carried, whatever carries them.

import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type BusSignal, type BusTransport, busOver, type Ear, pack, unpack } from '../src/bus/bus.ts'

const noFault = (error: unknown) => expect.fail(String(error))

/** Everybody hears what is said to all, and of games that they follow; the speaker as well. */
function air() {
  const ears: { hear: Ear['hear']; followed: Set<string> }[] = []
  const sent: string[] = []
  const channelOf = (game: string | null) => game ?? 'all'
  return {
    sent,
    open: async ({ hear }: Ear): Promise<BusTransport> => {
      const followed = new Set([channelOf(null)])
      ears.push({ hear, followed })
      return {
        channelOf,
        async send(texts) {
          for (const { channel, text } of texts) {
            sent.push(text)
            for (const ear of ears) if (ear.followed.has(channel)) ear.hear(text)
          }
        },
        async follow(games) {
          for (const game of games) followed.add(game)
        },
        async unfollow(games) {
          for (const game of games) followed.delete(game)
        },
        close: async () => {},
      }
    },
  }
}

test('what is said in one turn of the event loop goes out together, nothing twice, the last word last', async () => {
  const { sent, open } = air()
  const ada = await busOver('ada', open, noFault)
  const bert = await busOver('bert', open, noFault)
  const heard: [BusSignal, string][] = []
  bert.subscribe((signal, from) => heard.push([signal, from]))
  await bert.follow('g')
  await setImmediate()
  sent.length = 0
  ada.subscribe(() => expect.fail('Nobody hears what they said themselves.'))
  const here: BusSignal = { what: 'present', game: 'g', users: ['u'] }
  const away: BusSignal = { what: 'present', game: 'g', users: [] }
  for (const signal of [here, away, here]) ada.publish(signal)
  expect(sent).toEqual([])
  await setImmediate()
  expect(sent).toHaveLength(1)
  expect(heard).toEqual([
    [away, 'ada'],
    [here, 'ada'],
  ])
  ada.publish(away)
  await ada.close()
  expect(heard.at(-1)).toEqual([away, 'ada'])
})

test('signals that one text cannot carry are shared out; one that none can carry is left out', () => {
  const signals = Array.from({ length: 300 }, (_, number) =>
    JSON.stringify({ what: 'entries', game: `game ${number} with a longer näme` }),
  )
  const texts = pack('me', [
    ...signals.slice(0, 150),
    JSON.stringify('x'.repeat(8000)),
    ...signals.slice(150),
  ])
  expect(texts.length).toBeGreaterThan(1)
  for (const text of texts) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(7900)
  const carried = texts.flatMap((text) => unpack(text)?.signals.map((signal) => JSON.stringify(signal)))
  expect(carried).toEqual(signals)
})

test.each(['', '[', '{"from":1}', '["me",{"what":"entries"}]'])(
  '%j is not understood, and harmless',
  (text) => {
    expect(unpack(text)).toBeNull()
  },
)

test('a signal of another shape is told, and does not hold up the next', async () => {
  const { open } = air()
  const faults: unknown[] = []
  const ada = await busOver('ada', open, noFault)
  const bert = await busOver('bert', open, (error) => faults.push(error))
  const heard: number[] = []
  await bert.follow('g')
  bert.subscribe((signal) => heard.push((signal as { users: readonly string[] }).users.length))
  ada.publish({ what: 'present', game: 'g' } as unknown as BusSignal)
  ada.publish({ what: 'present', game: 'g', users: ['u'] })
  await ada.close()
  expect(heard).toEqual([1])
  expect(faults).toHaveLength(1)
})

test('a text that could not be sent is told, and the next one goes out', async () => {
  const sent: string[] = []
  const faults: unknown[] = []
  const ada = await busOver(
    'ada',
    async (ear) => ({
      ...(await air().open(ear)),
      async send(texts) {
        if (sent.push(...texts.map(({ text }) => text)) === 1) throw new Error('Lost.')
      },
    }),
    (error) => faults.push(error),
  )
  ada.publish({ what: 'table', game: 'first' })
  await setImmediate()
  ada.publish({ what: 'table', game: 'second' })
  await ada.close()
  expect(faults).toHaveLength(1)
  expect(sent.filter((text) => text.includes('second'))).toHaveLength(1)
})

test('whoever could not say something says so, and the others take it that they have missed it', async () => {
  let isAway = true
  const { open } = air()
  const faults: unknown[] = []
  const ada = await busOver(
    'ada',
    async (ear) => {
      const wire = await open(ear)
      return {
        ...wire,
        async send(texts) {
          if (isAway) throw new Error('Away.')
          await wire.send(texts)
        },
      }
    },
    (error) => faults.push(error),
  )
  const bert = await busOver('bert', open, noFault)
  let gaps = 0
  bert.onGap(() => gaps++)
  await bert.follow('g')
  ada.publish({ what: 'table', game: 'g' })
  await setImmediate()
  isAway = false
  expect([faults.length, gaps]).toEqual([1, 0])
  ada.publish({ what: 'entries', game: 'g' })
  await ada.close()
  expect(gaps).toBe(1)
})

test('what is heard before everything is open is no harm', async () => {
  const { open } = air()
  const bert = await busOver(
    'bert',
    async (ear) => {
      const wire = await open(ear)
      ear.hear('["ada",[{"what":"entries","game":"g"}]]')
      return wire
    },
    noFault,
  )
  bert.subscribe(() => expect.fail('Nobody follows it.'))
  await bert.close()
})

test('however many games are opened while none can be followed, it is tried again once in a while', async () => {
  let tries = 0
  const ada = await busOver(
    'ada',
    async (ear) => ({
      ...(await air().open(ear)),
      async follow() {
        tries++
        throw new Error('Away.')
      },
    }),
    () => {},
  )
  for (let game = 0; game < 300; game++) await ada.follow(`number ${game}`)
  for (let turn = 0; turn < 10; turn++) await setImmediate()
  expect(tries).toBe(1)
  await ada.close()
})

test('what nobody takes does not grow without end: it is given up, which is told once', async () => {
  const faults: unknown[] = []
  const sent: string[] = []
  const taken = Promise.withResolvers<void>()
  const ada = await busOver(
    'ada',
    async (ear) => ({
      ...(await air().open(ear)),
      async send(texts) {
        await taken.promise
        sent.push(...texts.map(({ text }) => text))
      },
    }),
    (error) => faults.push(error),
  )
  for (let game = 0; game < 150_000; game++) {
    ada.publish({ what: 'table', game: `number ${game}` })
    // Something is under way by then.
    if (game === 0) await setImmediate()
  }
  expect(faults).toHaveLength(1)
  taken.resolve()
  await ada.close()
  // The one that was under way, what came after the rest was given up, and that some are lost.
  expect(sent.length).toBe(50_001)
  expect(sent[0]).toContain('number 0"')
  expect(sent[1]).toContain('number 100001"')
  expect(sent.slice(-1001).join()).toContain('number 149999"')
  expect(sent.join()).toContain('{"what":"lost"}')
  expect(faults).toHaveLength(1)
})

test('what cannot be followed at once is followed later, nobody waits for it, and what was read meanwhile is outdated', async () => {
  const faults: unknown[] = []
  let gaps = 0
  let isAway = true
  const followed: string[] = []
  const open = async (ear: Ear): Promise<BusTransport> => ({
    ...(await air().open(ear)),
    async follow(games) {
      if (isAway) throw new Error('Away.')
      followed.push(...games)
    },
  })
  const ada = await busOver('ada', open, (error) => faults.push(error))
  ada.onGap(() => gaps++)
  await ada.follow('first')
  await ada.follow('second')
  await ada.follow('third')
  ada.unfollow('third')
  expect(faults).toHaveLength(1)
  isAway = false
  await expect.poll(() => followed).toEqual(['first', 'second'])
  await expect.poll(() => gaps).toBe(1)
  await ada.close()
})
