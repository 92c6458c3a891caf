// Hints through Redis, where many servers share a database. It reconnects by itself.

import { createClient } from '@redis/client'
import { type Bus, type Hint, packHint, unpackHint } from './bus.ts'

const CHANNEL = 'ironbridge'

export async function redisBus(url: string, self: string, onFault: (error: unknown) => void): Promise<Bus> {
  const listeners: ((hint: Hint, from: string) => void)[] = []
  const sender = createClient({ url, disableOfflineQueue: true })
  const receiver = createClient({ url })
  sender.on('error', onFault)
  receiver.on('error', onFault)
  await Promise.all([sender.connect(), receiver.connect()])
  await receiver.subscribe(CHANNEL, (text) => {
    const heard = unpackHint(text, self)
    if (heard) for (const listener of listeners) listener(heard.hint, heard.from)
  })
  return {
    isShared: true,
    publish(hint) {
      sender.publish(CHANNEL, packHint(self, hint)).catch(onFault)
    },
    subscribe(listener) {
      listeners.push(listener)
    },
    async close() {
      sender.destroy()
      receiver.destroy()
    },
  }
}
