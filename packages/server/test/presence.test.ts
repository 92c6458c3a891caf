// Who has a game open, as far as servers tell each other.

import type { Message } from '@ironbridge/protocol'
import { expect, test } from 'vitest'
import { silentBus } from '../src/bus/bus.ts'
import { openWatchers } from '../src/log/watchers.ts'
import { openPresence } from '../src/sockets/presence.ts'

test('somebody who takes the place of another elsewhere is told, and what is known is not told again', () => {
  const told: Message[] = []
  const watchers = openWatchers<Message>()
  const watcher = {
    user: 'ada',
    viewer: null,
    seq: 0,
    muted: new Set<string>(),
    renew: () => {},
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
