// The referee: requests and answers, and lines that are no requests.

import { newGame, parsePosition, rngFromSeed, rolling, stateHash } from '@ironbridge/engine'
import { describe, expect, test } from 'vitest'
import { type Answer, ask } from './referee.ts'

const seed = '0123456789abcdef0123456789abcdef'
const start = 'edition: birmingham; players: 2; A hand: dudley, coal, iron*2; B hand: stone, leek'

describe('requests', () => {
  test('new deals by the seed and gives the position in both forms', async () => {
    const [dealt] = await ask({ id: 1, cmd: 'new', edition: 'birmingham', players: 4, variants: {}, seed })
    const expected = newGame({ edition: 'birmingham', seats: 4, variants: [] }, seed)
    expect(dealt).toMatchObject({ id: 1, ok: true, seed, hash: stateHash(expected) })
    const read = parsePosition(dealt?.['position'] as string)
    expect(read.error).toBeNull()
    expect(read.value && stateHash(read.value)).toBe(dealt?.['hash'])

    const [text, object] = await ask(
      { cmd: 'play', position: dealt?.['position'], moves: [] },
      { cmd: 'play', position: dealt?.['object'], moves: [] },
    )
    expect(text).toEqual(object)
    expect(text?.['hash']).toBe(dealt?.['hash'])
  })

  test('new draws a seed of its own, takes any text, and variants as object or list', async () => {
    const game = { cmd: 'new', edition: 'birmingham', players: 2 }
    const [one, other, word, object, list] = await ask(
      game,
      game,
      { ...game, seed: 'any text' },
      { ...game, seed, variants: { introductory: true, 'tie-break-by-level': false } },
      { ...game, seed, variants: ['introductory'] },
    )
    for (const answer of [one, other, word]) expect(answer?.['seed']).toMatch(/^[0-9a-f]{32}$/)
    expect(one?.['seed']).not.toBe(other?.['seed'])
    expect(object).toEqual(list)
    expect(object?.['object']).toMatchObject({ variants: ['introductory'] })
  })

  test('legal lists moves that explain calls legal', async () => {
    const [legal] = await ask({ id: 'x', cmd: 'legal', position: start })
    expect(legal).toMatchObject({ id: 'x', ok: true, seat: 'A' })
    const moves = legal?.['moves'] as string[]
    expect(moves).toContain('build coal@dudley:1 / dudley')
    expect(legal?.['count']).toBe(moves.length)
    const explained = await ask(...moves.map((move) => ({ cmd: 'explain', position: start, move })))
    expect(explained.map(({ legal: isLegal, move }) => [isLegal, move])).toEqual(
      moves.map((move) => [true, move]),
    )
  })

  test('explain gives the refusal, or says what it cannot read', async () => {
    const [refused, unread] = await ask(
      { cmd: 'explain', position: start, move: 'build cotton@worcester:1 / dudley' },
      { cmd: 'explain', position: start, move: 'build cotton@worcseter:1 / dudley' },
    )
    expect(refused).toMatchObject({ ok: true, legal: false, refusal: { rule: 'build.card-location' } })
    expect(unread).toMatchObject({ ok: false, error: { kind: 'move', at: 13 } })
    expect(unread).toMatchObject({ error: { expected: expect.arrayContaining(['worcester:1']) as unknown } })
  })

  test('play answers positions and events, or stops at the first refusal with nothing half applied', async () => {
    const [played, stopped, unread] = await ask(
      { cmd: 'play', position: start, moves: ['build coal@dudley:1 / dudley', 'pass / leek'] },
      { cmd: 'play', position: start, moves: ['build coal@dudley:1 / dudley', 'pass / coal', 'pass / leek'] },
      { cmd: 'play', position: start, moves: ['jump'] },
    )
    expect(played).toMatchObject({ ok: true, moves: ['build coal@dudley:1 / dudley', 'pass / leek'] })
    const events = played?.['events'] as Answer[][]
    expect(events).toHaveLength(2)
    expect(events[0]).toContainEqual(
      expect.objectContaining({ type: 'build', seat: 'A', kind: 'coal-1', slot: 'dudley:1', cost: 5 }),
    )
    expect(events.flat().every(({ text }) => typeof text === 'string')).toBe(true)

    expect(stopped).toMatchObject({
      ok: false,
      error: { kind: 'refusal', index: 1, refusal: { rule: 'card.not-in-hand' } },
      moves: ['build coal@dudley:1 / dudley'],
      object: {
        turn: 'B',
        seats: { A: { tiles: [{ tile: 'coal-1', slot: 'dudley:1' }] }, B: { discard: [] } },
      },
    })
    expect(unread).toMatchObject({ ok: false, error: { kind: 'move', index: 0, at: 0 } })
  })

  test('score counts what is there and what the era would bring', async () => {
    const position = `${start}; A: vp 3; A links: birmingham-oxford; A tiles: coal-1@dudley:1 flipped`
    const [now, over] = await ask(
      { cmd: 'score', position },
      {
        cmd: 'score',
        position: 'edition: birmingham; players: 2; era: rail; over: yes; A: vp 90; B: vp 120',
      },
    )
    expect(now).toMatchObject({ over: false, ranking: null })
    expect(now).toMatchObject({ seats: [{ seat: 'A', vp: 3, links: 2, tiles: 1, total: 6 }, { seat: 'B' }] })
    expect(over).toMatchObject({ over: true, ranking: [['B'], ['A']] })
  })

  test('view hides what a seat may not know', async () => {
    const [own, nobody] = await ask(
      { cmd: 'view', position: start, seat: 'B' },
      { cmd: 'view', position: start, seat: null },
    )
    expect(own).toMatchObject({ ok: true, object: { rng: null, seats: { B: { hand: ['leek', 'stone'] } } } })
    expect(own?.['object']).toMatchObject({ seats: { A: { hand: ['?', '?', '?', '?'] } } })
    expect(nobody?.['object']).toMatchObject({ seats: { B: { hand: ['?', '?'] } } })
  })

  test('editions and help tell what there is', async () => {
    const [editions, help] = await ask({ cmd: 'editions' }, { cmd: 'help' })
    const listed = (editions?.['editions'] ?? []) as Answer[]
    expect(listed.map(({ id, players }) => [id, players])).toEqual([
      ['birmingham', [2, 3, 4]],
      ['lancashire', [2, 3, 4]],
      ['classic', [3, 4]],
    ])
    expect(editions?.['editions']).toContainEqual(
      expect.objectContaining({
        id: 'lancashire',
        variants: expect.arrayContaining([
          expect.objectContaining({ id: 'two-player-map', players: [2] }),
          expect.objectContaining({ id: 'introductory-income', needs: 'introductory' }),
        ]) as unknown,
      }),
    )
    expect(editions?.['editions']).toContainEqual(
      expect.objectContaining({
        id: 'birmingham',
        players: [2, 3, 4],
        variants: expect.arrayContaining([expect.objectContaining({ id: 'introductory' })]) as unknown,
      }),
    )
    expect(help?.['commands']).toHaveLength(8)
  })
})

describe('what is no request', () => {
  const position = '"position":"edition: birmingham; players: 2"'
  const wrongLines = [
    { line: '', id: null, kind: 'json' },
    { line: '{"id":7,"cmd":"legal"', id: 7, kind: 'json' },
    { line: 'legal', id: null, kind: 'json' },
    { line: '[1,2]', id: null, kind: 'request' },
    { line: 'null', id: null, kind: 'request' },
    { line: '{"id":8}', id: 8, kind: 'request' },
    { line: '{"id":9,"cmd":"dance"}', id: 9, kind: 'request' },
    { line: '{"id":9,"cmd":"__proto__"}', id: 9, kind: 'request' },
    { line: '{"id":{"a":1},"cmd":"help"}', id: null, kind: 'request' },
    { line: '{"id":10,"cmd":"legal"}', id: 10, kind: 'request' },
    { line: '{"id":11,"cmd":"legal","position":"edition: atlantis; players: 2"}', id: 11, kind: 'position' },
    {
      line: '{"id":12,"cmd":"legal","position":{"edition":"birmingham","players":"two"}}',
      id: 12,
      kind: 'position',
    },
    { line: `{"id":13,"cmd":"explain",${position},"move":5}`, id: 13, kind: 'request' },
    { line: `{"id":14,"cmd":"play",${position},"moves":"pass"}`, id: 14, kind: 'request' },
    { line: '{"id":15,"cmd":"new","edition":"birmingham","players":9}', id: 15, kind: 'request' },
    {
      line: '{"id":16,"cmd":"new","edition":"birmingham","players":2,"variants":7}',
      id: 16,
      kind: 'request',
    },
    { line: `{"id":17,"cmd":"view",${position},"seat":"D"}`, id: 17, kind: 'request' },
    { line: `{"id":18,"cmd":"legal","position":"${'('.repeat(50_000)}"}`, id: 18, kind: 'position' },
    { line: `{"id":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, id: null, kind: 'request' },
  ]

  test('is answered with an error and its id, and the next request as usual', async () => {
    const answers = await ask(...wrongLines.flatMap(({ line }) => [line, { id: 'next', cmd: 'help' }]))
    expect(answers).toHaveLength(wrongLines.length * 2)
    for (const [index, { line, id, kind }] of wrongLines.entries()) {
      const expected = { id, ok: false, error: { kind, message: expect.any(String) as unknown } }
      expect(answers[index * 2], line.slice(0, 80)).toMatchObject(expected)
      expect(answers[index * 2 + 1]).toMatchObject({ id: 'next', ok: true })
    }
  })

  test('a line of more than a megabyte is skipped', async () => {
    const [wrong, next] = await ask(`{"id":1,"cmd":"${'x'.repeat(1_500_000)}"}`, { id: 2, cmd: 'help' })
    expect(wrong).toMatchObject({ id: null, ok: false, error: { kind: 'json' } })
    expect(next).toMatchObject({ id: 2, ok: true })
  })

  test('random bytes and random JSON are answered line by line, in order', async () => {
    const dice = rolling(rngFromSeed(seed))
    const requests = Array.from({ length: 400 }, (_, id) =>
      id % 2 === 0 ? randomBytes() : randomRequest(id),
    )
    const answers = await ask(...requests)
    expect(answers).toHaveLength(requests.length)
    for (const [index, { ok, error, id }] of answers.entries()) {
      if (ok !== true) expect(error).toMatchObject({ message: expect.any(String) as unknown })
      expect((error as Answer | undefined)?.['kind']).not.toBe('internal')
      if (index % 2 === 1) expect(id).toBe(index)
    }

    function randomBytes(): Uint8Array {
      return Uint8Array.from({ length: 1 + dice.below(60) }, () => dice.below(256)).filter(
        (byte) => byte !== 10,
      )
    }

    function randomRequest(id: number): object {
      const words = [
        'new',
        'legal',
        'explain',
        'play',
        'score',
        'view',
        'position',
        'moves',
        'A',
        'birmingham',
      ]
      const value = (depth: number): unknown => {
        const kind = dice.below(depth > 2 ? 5 : 7)
        if (kind === 0) return null
        if (kind === 1) return dice.below(9) - 3
        if (kind === 2) return words[dice.below(words.length)]
        if (kind === 3) return 'edition: birmingham; players: 2'
        if (kind === 4) return dice.below(2) === 0
        const length = dice.below(4)
        if (kind === 5) return Array.from({ length }, () => value(depth + 1))
        return Object.fromEntries(
          Array.from({ length }, () => [words[dice.below(words.length)] ?? '', value(depth + 1)]),
        )
      }
      const known = {
        edition: 'birmingham',
        players: 2,
        position: 'edition: birmingham; players: 2',
        moves: ['end'],
      }
      const fields = ['position', 'move', 'moves', 'seat', 'edition', 'players', 'variants', 'seed']
      const changed = fields.filter(() => dice.below(3) === 0).map((field) => [field, value(0)])
      return { ...known, ...Object.fromEntries(changed), id, cmd: words[dice.below(6)] } as object
    }
  })
})
