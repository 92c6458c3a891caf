// A player at a server: makes the moves of whoever its token is for in every game that is on, each the first that is legal of what it likes best.
// Usage: node examples/clients/player.ts ADDRESS TOKEN

import { decisions, openApi, openConnection, openGame, socketAddress } from '@ironbridge/client'
import { formatMove, type Move, rulesOf, type State } from '@ironbridge/engine'

const LIKES = ['sell', 'build', 'network', 'develop', 'loan', 'scout', 'anywhere', 'pass']

const [address = '', token = ''] = process.argv.slice(2)
const headers = { authorization: `Bearer ${token}` }
const { value: tables, problem } = await openApi(address, { headers })('GET /api/me/tables')
if (problem !== null) throw new Error(problem.message)

const connection = openConnection(() => new WebSocket(socketAddress(address), { headers }))
await Promise.all(tables.filter(({ table }) => table.status === 'playing').map(({ table }) => play(table.id)))
connection.close()

async function play(id: string): Promise<void> {
  const game = openGame(id, connection)
  for await (const { view, legal } of decisions(game)) await game.play([best(view, legal)])
  const { table, opened } = game.getState()
  console.log(`${table?.title}: ${table?.result?.join(', ')} VP, ${opened?.verdict}`)
}

/** Moves as NOTATION.md writes them; a step of a longer action has a plus before it. */
function best(view: State, legal: readonly Move[]): Move {
  const words = legal.map((move) => formatMove(rulesOf(view), move).replace('+', '').split(' ')[0] ?? '')
  const liked = LIKES.map((word) => words.indexOf(word)).find((place) => place >= 0) ?? 0
  return legal[liked] as Move
}
