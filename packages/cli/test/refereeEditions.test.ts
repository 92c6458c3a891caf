// The referee in the other editions: deals, ports, the distant market, building anywhere.

import { expect, test } from 'vitest'
import { type Answer, ask } from './referee.ts'

const seed = '0123456789abcdef0123456789abcdef'

test('the other editions are dealt, and read back in both forms', async () => {
  const games = [
    { edition: 'lancashire', players: 2, variants: ['two-player-map'] },
    { edition: 'lancashire', players: 3, variants: { 'classic-deck': true, 'virtual-link': true } },
    { edition: 'classic', players: 4, variants: ['debt-carried'] },
  ]
  const dealt = await ask(...games.map((game) => ({ cmd: 'new', seed, ...game })))
  expect(dealt.map(({ ok }) => ok)).toEqual([true, true, true])
  expect(dealt.map(({ object }) => (object as Answer)['variants'])).toEqual([
    ['two-player-map'],
    ['classic-deck', 'virtual-link'],
    ['debt-carried'],
  ])
  const again = await ask(
    ...dealt.flatMap(({ position, object }) => [
      { cmd: 'play', position, moves: [] },
      { cmd: 'play', position: object, moves: [] },
    ]),
  )
  expect(again.map(({ hash }) => hash)).toEqual(dealt.flatMap(({ hash }) => [hash, hash]))
})

test('events name ports, the distant market and its spaces', async () => {
  const board =
    'edition: lancashire; players: 2; round: 2; A hand: coal*4; cotton-tiles: 2, 4; demand: 3; ' +
    'A tiles: cotton-1@colne:1, cotton-2@burnley:1, cotton-1@preston:2; B tiles: port-1@preston:1; ' +
    'A links: colne-yorkshire, burnley-colne'
  const sales = [
    'sell cotton@preston:2 > preston:1 / coal',
    '+sell colne:1 > distant-market',
    '+sell burnley:1',
  ]
  const [sold] = await ask({ cmd: 'play', position: board, moves: sales })
  expect(sold).toMatchObject({
    ok: true,
    moves: [sales[0], '+sell cotton@colne:1 > distant-market', expect.any(String)],
  })
  const [port, distant, failed] = (sold?.['events'] ?? []) as Answer[][]
  expect(port).toContainEqual(expect.objectContaining({ type: 'sell', seat: 'A', buyer: 'preston:1' }))
  expect(port).toContainEqual(expect.objectContaining({ type: 'flip', owner: 'B', kind: 'port-1' }))
  expect(distant).toContainEqual(expect.objectContaining({ type: 'sell', buyer: 'distant-market' }))
  expect(distant).toContainEqual(
    expect.objectContaining({ type: 'demand', seat: 'A', steps: 2, space: 5, bonus: 1 }),
  )
  expect(failed).toContainEqual(
    expect.objectContaining({ type: 'demand', steps: 4, space: 'closed', bonus: null }),
  )
})

test('in a view nobody knows what the distant market will do', async () => {
  const position =
    'edition: lancashire; players: 2; round: 2; A hand: coal*2; A tiles: cotton-1@colne:1; A links: colne-yorkshire'
  const [seen] = await ask({ cmd: 'view', position, seat: 'A' })
  const moves = ['sell colne:1 > distant-market / coal']
  const [known, unknown] = await ask(
    { cmd: 'play', position, moves },
    { cmd: 'play', position: seen?.['position'], moves },
  )
  expect(known).toMatchObject({ ok: true })
  expect(unknown).toMatchObject({ ok: false, error: { kind: 'position', index: 0 } })
})

test('building anywhere is played in its two steps', async () => {
  const position = 'edition: classic; players: 3; round: 2; A hand: bury, colne, wigan'
  const [played, refused] = await ask(
    { cmd: 'play', position, moves: ['anywhere wigan / bury', '+build port@liverpool:1'] },
    { cmd: 'play', position, moves: ['anywhere wigan / bury', 'end'] },
  )
  expect(played).toMatchObject({
    ok: true,
    moves: ['anywhere bury / wigan', '+build port@liverpool:1'],
    seat: 'B',
  })
  const [paid] = (played?.['events'] ?? []) as Answer[][]
  expect(paid).toContainEqual({
    type: 'anywhere',
    seat: 'A',
    text: 'A pays two cards to build anywhere',
  })
  expect(refused).toMatchObject({ ok: false, error: { kind: 'refusal', index: 1 } })
})
