// Signals through Redis, where many servers share a database: a channel for each game, and one for all. It reconnects by itself.

import { createClient } from '@redis/client'
import type { BusTransport, Ear } from './bus.ts'

const ALL = 'ironbridge'
/** Milliseconds between signs of life, and without any until a connection is taken for lost: then what waits for an answer fails. */
const PULSE = 1500
const PATIENCE = 4000
/** Milliseconds before a lost connection is tried again: twice as long each time, and not all servers at once. */
const FIRST_PAUSE = 100
const LONGEST_PAUSE = 2000

const channelOf = (game: string | null): string => (game === null ? ALL : `${ALL}:${game}`)

/** Of its own accord the client would not try again after it has waited in vain. */
const pauseAfter = (tries: number): number =>
  Math.min(FIRST_PAUSE * 2 ** tries, LONGEST_PAUSE) * (0.75 + Math.random() / 2)

export async function redisWire(
  url: string,
  { hear, gap }: Ear,
  onFault: (error: unknown) => void,
): Promise<BusTransport> {
  const open = () => {
    const socket = { socketTimeout: PATIENCE, reconnectStrategy: pauseAfter }
    return createClient({ url, socket, pingInterval: PULSE, disableOfflineQueue: true }).on('error', onFault)
  }
  const [sender, receiver] = [open(), open()]
  await Promise.all([sender.connect(), receiver.connect()])
  await receiver.subscribe(ALL, hear)
  // Again, with everything that was followed.
  receiver.on('ready', gap)
  return {
    channelOf,
    async send(texts) {
      await Promise.all(texts.map(({ channel, text }) => sender.publish(channel, text)))
    },
    follow: (games) => receiver.subscribe(games.map(channelOf), hear),
    unfollow: (games) => receiver.unsubscribe(games.map(channelOf), hear),
    async close() {
      sender.destroy()
      receiver.destroy()
    },
  }
}
