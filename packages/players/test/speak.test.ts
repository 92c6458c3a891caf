// The bot's side of the protocol, without a process.

import { once } from 'node:events'
import { at, formatMove, rulesOf } from '@ironbridge/engine'
import { expect, test } from 'vitest'
import { turnMessage } from '../src/stdio/hostMessages.ts'
import { speak } from '../src/stdio/speak.ts'
import { firstDecision } from './kit/index.ts'

test('a turn hands on its clock, and the bot is stopped by the host', async () => {
  const decision = firstDecision()
  const first = at(decision.legal, 0)
  const asked: unknown[] = []
  const said: string[] = []
  async function* lines(): AsyncGenerator<string> {
    yield turnMessage(decision, 1, 2000, 300)
    yield turnMessage(decision, 2, 60_000, null)
    yield 'stop {"id":2}'
  }
  await speak(lines(), {
    name: 'Test',
    async choose({ legal, ms, tell, signal }, positions) {
      asked.push({ ms, positions })
      tell?.({ line: [at(legal, 0)], values: [40, 30], visits: 7, positions: 9 })
      if (signal && !signal.aborted) await once(signal, 'abort')
      return at(legal, 0)
    },
    say: (line) => said.push(line),
  })
  expect(asked).toEqual([
    { ms: 1900, positions: 300 },
    { ms: 59_900, positions: null },
  ])
  const move = formatMove(rulesOf(decision.view), first)
  const info = { line: [move], values: { A: 40, B: 30 }, visits: 7, positions: 9 }
  expect(said).toEqual([
    `info ${JSON.stringify({ id: 1, ...info })}`,
    `move ${JSON.stringify({ id: 1, move })}`,
    `info ${JSON.stringify({ id: 2, ...info })}`,
    `move ${JSON.stringify({ id: 2, move })}`,
  ])
})
