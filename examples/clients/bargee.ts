// Bargee plays one game at a server to its end, with nothing but what docs/PROTOCOL.md says: the first legal move of what it likes best.
// Usage: node examples/clients/bargee.ts ADDRESS TOKEN GAME

import { setTimeout } from 'node:timers/promises'

interface Game {
  table: { status: string; result: number[] | null }
  seq: number
  ply: number
  legal: string[]
}

const LIKES = ['sell', 'build', 'network', 'develop', 'loan', '']
const [address, token, id] = process.argv.slice(2)
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }

/** Whatever is not this program's fault is asked for again. A move may come too late; whoever may not even ask stops. */
async function call(path: string, sent?: object): Promise<unknown> {
  const asked = sent ? { method: 'POST', headers, body: JSON.stringify(sent) } : { headers }
  const answer = await fetch(`${address}/api/games/${id}${path}`, asked)
  if (answer.ok || (sent && answer.status < 429)) return answer.json()
  if (answer.status < 429 || answer.status === 501) throw new Error(await answer.text())
  await setTimeout(1000)
  return call(path, sent)
}

let game = (await call('')) as Game
while (game.table.status === 'playing') {
  const [likes] = LIKES.flatMap((word) => game.legal.filter((move) => move.replace('+', '').startsWith(word)))
  const request = `bargee-${id}-${game.seq}`
  if (likes !== undefined) await call('/moves', { ply: game.ply, moves: [likes], request })
  game = (await call(`?after=${game.seq}&wait=30`)) as Game
}
const { status, result } = game.table
console.log(result ? `${result.join(', ')} VP` : `No result: the table is ${status}.`)
