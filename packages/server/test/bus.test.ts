// Hints between servers: how they are carried, whatever carries them.

import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { busOver, type Hint, pack, unpack } from '../src/bus/bus.ts'

/** Everybody hears everything, the speaker as well. */
function air() {
  const ears: ((text: string) => void)[] = []
  const sent: string[] = []
  return {
    sent,
    open: async (hear: (text: string) => void) => {
      ears.push(hear)
      return {
        send(text: string) {
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
  const ada = await busOver('ada', open)
  const bert = await busOver('bert', open)
  const heard: [Hint, string][] = []
  bert.subscribe((hint, from) => heard.push([hint, from]))
  ada.subscribe(() => expect.fail('Nobody hears what they said themselves.'))
  const here: Hint = { what: 'present', game: 'g', users: ['u'] }
  const away: Hint = { what: 'present', game: 'g', users: [] }
  for (const hint of [here, away, here]) ada.publish(hint)
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

test('hints that one text cannot carry are shared out; one that none can carry is left out', () => {
  const hints = Array.from({ length: 300 }, (_, number) =>
    JSON.stringify({ what: 'entries', game: `game ${number} with a longer näme` }),
  )
  const texts = pack('me', [...hints.slice(0, 150), JSON.stringify('x'.repeat(8000)), ...hints.slice(150)])
  expect(texts.length).toBeGreaterThan(1)
  for (const text of texts) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(7900)
  const carried = texts.flatMap((text) => unpack(text)?.hints.map((hint) => JSON.stringify(hint)))
  expect(carried).toEqual(hints)
})

test.each(['', '[', '{"from":1}', '["me",{"what":"entries"}]'])(
  '%j is not understood, and harmless',
  (text) => {
    expect(unpack(text)).toBeNull()
  },
)
