// What games and sockets weigh in a server: its heap, once everything is thrown away that is no longer used.

import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { startProcess } from '../test/services/serverProcess.ts'
import { metricOf } from './metric.ts'
import { seatPairs } from './workloads.ts'

export interface Weights {
  readonly emptyMB: number
  readonly kilobytesPerIdleGame: number
  readonly kilobytesPerSocket: number
}

/** No more than a server keeps in memory when nobody watches them. */
const GAMES = 400

export async function weigh(databaseUrl: string): Promise<Weights> {
  const server = await startProcess({ DATABASE_URL: databaseUrl, NODE_OPTIONS: '--inspect=127.0.0.1:0' })
  try {
    const inspector = await inspect(server.output())
    const empty = await inspector.heap()
    const pairs = await seatPairs([server.address, server.address], GAMES, () => {})
    const seated = await inspector.heap()
    for (const pair of pairs) pair.close()
    while ((await metricOf(server.address, 'ironbridge_sockets')) > 0) await setTimeout(50)
    const idle = await inspector.heap()
    inspector.close()
    return {
      emptyMB: Math.round(empty / 1_048_576),
      kilobytesPerIdleGame: kilo((idle - empty) / GAMES),
      kilobytesPerSocket: kilo((seated - idle) / GAMES / 2),
    }
  } finally {
    await server.end('SIGTERM')
  }
}

const kilo = (bytes: number): number => Math.round(bytes / 102.4) / 10

async function inspect(output: string) {
  const [address] = /ws:\/\/\S+/.exec(output) ?? []
  if (address === undefined) throw new Error(`The server cannot be inspected:\n${output}`)
  const socket = new WebSocket(address)
  await once(socket, 'open')
  let number = 0
  const ask = async (method: string): Promise<Record<string, unknown>> => {
    const id = ++number
    socket.send(JSON.stringify({ id, method }))
    for (;;) {
      const [data] = (await once(socket, 'message')) as [Buffer]
      const answer = JSON.parse(data.toString()) as { id?: number; result?: Record<string, unknown> }
      if (answer.id === id) return answer.result ?? {}
    }
  }
  return {
    /** Bytes in use. */
    async heap(): Promise<number> {
      await ask('HeapProfiler.collectGarbage')
      return Number((await ask('Runtime.getHeapUsage')).usedSize)
    },
    close: () => socket.close(),
  }
}
