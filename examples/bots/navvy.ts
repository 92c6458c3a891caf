// Navvy: sells what it can, borrows when it is poor, lays up to two links for a tile, and builds.

import { createInterface } from 'node:readline'

const REST = ['build', 'network', 'loan', 'develop', 'scout', 'anywhere', 'end', 'pass', 'shortfall']
const TILES = ['iron', 'port', 'cotton', 'manufacturer', 'shipyard', 'brewery', 'coal', 'pottery']

type Own = { money: number; income: number; links: string[]; tiles: object[] }

function rank(move: string, { money, income, links, tiles }: Own): number {
  const [action = '', what = ''] = move.replace('+', '').split(' ')
  const loan = money < 12 && income > 7 ? ['loan'] : []
  const link = links.length <= 2 * tiles.length ? ['network'] : []
  const order = ['sell', ...loan, ...link, ...REST].indexOf(action)
  return 10 * order + (action === 'build' ? TILES.indexOf(what.split('@')[0] ?? '') : 0)
}

for await (const line of createInterface({ input: process.stdin })) {
  const [, word, rest = ''] = /^(\w+) ?(.*)$/.exec(line) ?? []
  if (word === 'hello') {
    console.log('ready {"protocol": 1, "name": "Navvy", "author": "Ironbridge"}')
  } else if (word === 'turn') {
    const { id, seat, moves, position } = JSON.parse(rest)
    const own: Own = position.seats[seat]
    const best = moves.reduce((a: string, b: string) => (rank(b, own) < rank(a, own) ? b : a))
    console.log(`move ${JSON.stringify({ id, move: best })}`)
  } else if (word === 'quit') {
    break
  }
}
