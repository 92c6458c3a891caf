// The other ends of many idle sockets, as a process of its own: opened, lost and opened again when it is told so.

import { setTimeout } from 'node:timers/promises'
import { socketAddress } from '@ironbridge/client'
import { WebSocket } from 'ws'

export interface Crowd {
  readonly address: string
  readonly ends: readonly End[]
}

/** Who somebody is, and from where they come. */
interface End {
  readonly cookie: string
  readonly from: string
}

/** Sockets that are opened together where nobody is in a hurry. */
const GENTLY = 20
/** Milliseconds until the next try, more or less. */
const AGAIN = 500

// A list is too long for an argument.
const { address, ends } = await new Promise<Crowd>((resolve) => {
  process.once('message', (crowd) => resolve(crowd as Crowd))
})
process.send?.(0)

let sockets: WebSocket[] = []
let failures = 0

/** Until somebody is greeted, however often it takes. */
async function comes({ cookie, from }: End): Promise<void> {
  for (;;) {
    const socket = new WebSocket(socketAddress(address), { headers: { cookie }, localAddress: from })
    const isIn = await new Promise<boolean>((resolve) => {
      socket.once('message', () => resolve(true))
      socket.on('error', () => resolve(false))
      socket.on('close', () => resolve(false))
    })
    if (isIn) {
      sockets.push(socket)
      return
    }
    failures++
    await setTimeout(AGAIN * (0.75 + Math.random() / 2))
  }
}

process.on('message', async (what) => {
  failures = 0
  if (what === 'drop') {
    for (const socket of sockets) socket.terminate()
    sockets = []
  } else if (what === 'at once') await Promise.all(ends.map(comes))
  else
    for (let place = 0; place < ends.length; place += GENTLY)
      await Promise.all(ends.slice(place, place + GENTLY).map(comes))
  process.send?.(failures)
})
process.on('disconnect', () => process.exit())
