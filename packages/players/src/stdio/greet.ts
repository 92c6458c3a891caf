// The first words: hello, and ready in answer to it.

import type { Fault } from '../player.ts'
import type { Child } from './child.ts'
import { helloMessage } from './hostMessages.ts'
import { PROTOCOL, readMessage } from './message.ts'
import { lastSaid, short } from './quote.ts'

const MS_TO_START = 10_000

/** Null once the program is ready. Whatever it says before that is ignored: many programs begin with their name. */
export async function greet(child: Child, signal?: AbortSignal): Promise<Fault | null> {
  child.send(helloMessage())
  const end = performance.now() + MS_TO_START
  let said = ''
  for (;;) {
    const heard = await child.hear(end - performance.now(), signal)
    if (heard === null)
      return { kind: 'late', text: `It was not ready within ${MS_TO_START} ms.${lastSaid(said)}` }
    if ('gone' in heard) return heard.gone
    const line = heard.line ?? ''
    const message = readMessage(line)
    said = short(line)
    if (message?.word !== 'ready') continue
    const { protocol = PROTOCOL } = message.fields
    if (protocol === PROTOCOL) return null
    return {
      kind: 'unreadable',
      text: `It speaks protocol ${short(JSON.stringify(protocol))}, not ${PROTOCOL}.`,
    }
  }
}
