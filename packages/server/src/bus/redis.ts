// Signals through Redis, where many servers share a database. It reconnects by itself.

import { createClient } from '@redis/client'
import type { BusTransport } from './bus.ts'

const CHANNEL = 'ironbridge'

export async function redisWire(
  url: string,
  hear: (text: string) => void,
  onFault: (error: unknown) => void,
): Promise<BusTransport> {
  const sender = createClient({ url, disableOfflineQueue: true })
  const receiver = createClient({ url })
  sender.on('error', onFault)
  receiver.on('error', onFault)
  await Promise.all([sender.connect(), receiver.connect()])
  await receiver.subscribe(CHANNEL, hear)
  return {
    async send(text) {
      await sender.publish(CHANNEL, text)
    },
    async close() {
      sender.destroy()
      receiver.destroy()
    },
  }
}
