// Signals between servers: how they are carried, whatever carries them.

import { setImmediate } from 'node:timers/promises'
import { expect, inject, test } from 'vitest'
import { type BusSignal, busOver, pack, unpack } from '../src/bus/bus.ts'
import { postgresWire } from '../src/bus/postgres.ts'
import { redisWire } from '../src/bus/redis.ts'

const services = inject('services') ?? null
const noFault = (error: unknown) => expect.fail(String(error))

/** Everybody hears everything, the speaker as well. */
function air() {
  const ears: ((text: string) => void)[] = []
  const sent: string[] = []
  return {
    sent,
    open: async (hear: (text: string) => void) => {
      ears.push(hear)
      return {
        async send(text: string) {
          sent.push(text)
          for (const ear of ears) ear(text)
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
    async () => ({
      async send(text) {
        if (sent.push(text) === 1) throw new Error('Lost.')
      },
      close: async () => {},
    }),
    (error) => faults.push(error),
  )
  ada.publish({ what: 'table', game: 'first' })
  await setImmediate()
  ada.publish({ what: 'table', game: 'second' })
  await ada.close()
  expect(faults).toHaveLength(1)
  expect(sent.at(-1)).toContain('second')
})

if (services !== null) {
  test.each(['postgres', 'redis'] as const)('what was said before the end arrives, over %s', async (kind) => {
    const url = services[kind]
    const wire = kind === 'redis' ? redisWire : postgresWire
    const open = (self: string) => busOver(self, (hear) => wire(url, hear, noFault), noFault)
    const [ada, bert] = [await open('ada'), await open('bert')]
    const heard = new Set<string>()
    bert.subscribe((signal, from) => {
      if (from === 'ada' && signal.what === 'entries') heard.add(signal.game)
    })
    for (let game = 0; game < 600; game++) ada.publish({ what: 'entries', game: `the game number ${game}` })
    await ada.close()
    await expect.poll(() => heard.size).toBe(600)
    await bert.close()
  })
}
