// The least a server can do, as a process of its own: it takes a move, writes a row, answers and tells both players, and checks nothing.

import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { VERSION } from '@ironbridge/protocol'
import { type WebSocket, WebSocketServer } from 'ws'

interface Waiting {
  readonly socket: WebSocket
  readonly id: number
  readonly game: string
  readonly ply: number
  readonly move: string
}

const [file = ''] = process.argv.slice(2)
const database = new DatabaseSync(file)
database.exec('pragma journal_mode = wal; pragma synchronous = full')
database.exec('create table moves (game text, seq integer, move text, primary key (game, seq)) without rowid')
const insert = database.prepare('insert into moves values (?, ?, ?)')
const watchers = new Map<string, WebSocket[]>()
let waiting: Waiting[] = []

/** Everything that came in the same turn of the event loop is one commit. */
function commit(): void {
  const batch = waiting
  waiting = []
  database.exec('begin')
  for (const { game, ply, move } of batch) insert.run(game, ply, move)
  database.exec('commit')
  const at = Date.now()
  for (const { socket, id, game, ply, move } of batch) {
    const entry = { type: 'move', seq: ply, at, ply, seat: 0, move, by: 'person' }
    const news = JSON.stringify({ type: 'entries', game, entries: [entry], turn: null })
    for (const watcher of watchers.get(game) ?? []) watcher.send(news)
    socket.send(JSON.stringify({ type: 'done', id, seq: ply }))
  }
}

const server = new WebSocketServer({
  port: 0,
  host: '127.0.0.1',
  perMessageDeflate: false,
  skipUTF8Validation: true,
})
server.on('connection', (socket) => {
  socket.send(JSON.stringify({ type: 'hello', version: VERSION, now: Date.now(), user: null }))
  socket.on('message', (data) => {
    const { type, id, game, ply, moves } = JSON.parse((data as Buffer).toString())
    if (type === 'play') {
      if (waiting.length === 0) setImmediate(commit)
      waiting.push({ socket, id, game, ply, move: moves[0] })
      return
    }
    const all = watchers.get(game) ?? []
    watchers.set(game, [...all, socket])
    socket.send(JSON.stringify({ type: 'done', id }))
  })
})
await once(server, 'listening')
process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
process.on('disconnect', () => process.exit())
