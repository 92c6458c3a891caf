// Signals through Redis, where many servers share a database: a channel for each game, and one for all. It reconnects by itself.

import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@redis/client'
import type { BusTransport, Ear } from './bus.ts'

const ALL = 'ironbridge'
/** Milliseconds between signs of life, and without any until a connection is taken for lost: then what waits for an answer fails. */
const PULSE = 1500
const PATIENCE = 4000
/** Milliseconds that a start waits for it. Whoever begins without it serves, and hears when it comes. */
const AT_START = 2000
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
  const heard = Promise.withResolvers<void>()
  // Also after it was lost, with everything that was followed.
  receiver.on('ready', () => {
    receiver.subscribe(ALL, hear).then(() => {
      gap()
      heard.resolve()
    }, onFault)
  })
  // They try until they are closed.
  const connected = Promise.all([sender.connect(), receiver.connect(), heard.promise]).then(
    () => true,
    () => false,
  )
  if (!(await Promise.race([connected, sleep(AT_START, false, { ref: false })])))
    onFault(
      new Error(`No Redis answers at ${new URL(url).host}. Until one does, servers hear of each other late.`),
    )
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
