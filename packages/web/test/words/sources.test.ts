// Sources say whose they are and what using them does, in games of every edition.

import {
  barrelBeside,
  type Goods,
  isBarrel,
  legalMoves,
  MARKET,
  type Move,
  preview,
  rulesOf,
  type Source,
  seatToMove,
} from '@ironbridge/engine'
import { expect, test } from 'vitest'
import { playerName, sourceWords, townName } from '../../src/words/index.ts'
import { tables, viewsOf } from '../deals.ts'
import { language } from './languages.ts'

const names = ['Ada', 'Boulton', 'Constance', 'Darby']
const [en, de] = [language('words/locales', 'en'), language('words/locales', 'de')]

/** What became of tiles, in all games. */
const notes = new Set<string>()

const taken = (move: Move, goods: Goods): readonly Source[] =>
  (move as Partial<Record<Goods, readonly Source[]>>)[goods] ?? []

test.each(tables)('%s with %i: no two sources read alike, and tiles that flip say so', (edition, seats) => {
  let ply = 0
  for (const { state } of viewsOf(edition, seats, '5'.repeat(32))) {
    if (ply++ % 5 !== 0) continue
    const rules = rulesOf(state)
    const legal = legalMoves(state)
    for (const goods of ['coal', 'iron', 'beer'] as const) {
      const sources = new Set(legal.flatMap((move) => taken(move, goods)))
      const said = [...sources].map((source) => {
        const moves = legal.filter((move) => taken(move, goods).includes(source)).slice(0, 20)
        const words = sourceWords(en, state, names, source, goods, moves)
        const slot = source === MARKET || isBarrel(source) ? null : source
        const tile = slot === null ? null : state.slots[slot]
        expect(words.owner).toBe(tile?.owner ?? null)
        if (slot !== null && tile) {
          expect(words.what).toContain(townName(en, rules, slot))
          expect(words.what).toContain(
            tile.owner === seatToMove(state) ? 'Your' : playerName(en, names, tile.owner),
          )
          const isFlipped = moves.every((move) =>
            preview(state, move)?.events.some((event) => event.type === 'flip' && event.slot === source),
          )
          expect(words.note).toMatch(isFlipped ? /^flips: \d+ VP/ : /^leaves \d+ (coal|iron|beer)$/)
          notes.add(isFlipped ? 'flips' : 'leaves')
        }
        for (const { what, note } of [words, sourceWords(de, state, names, source, goods, moves)])
          expect(`${what} ${note}`).not.toMatch(/undefined|null|NaN|\{/)
        return words.what
      })
      expect(new Set(said).size, said.join(' | ')).toBe(said.length)
    }
  }
})

test('both were met', () => {
  expect(notes).toEqual(new Set(['flips', 'leaves']))
})

test('the market tells its price, a barrel its bonus, a tile what lies on it', () => {
  const [seen] = viewsOf('birmingham', 4, '5'.repeat(32))
  const { state } = seen as { state: Parameters<typeof sourceWords>[1] }
  expect(sourceWords(en, state, names, MARKET, 'iron')).toEqual({
    owner: null,
    what: 'The market',
    note: 'the next one costs £2',
  })
  const { merchantSpaces } = rulesOf(state)
  const scoring = [...merchantSpaces.keys()].find((id) => merchantSpaces[id]?.bonus.gives === 'vp')
  if (scoring === undefined) throw new Error('No merchant gives points.')
  const barrel = sourceWords(en, state, names, barrelBeside(scoring), 'beer')
  expect(barrel.owner).toBeNull()
  expect(barrel.what).toMatch(/^Merchant barrel, /)
  expect(barrel.note).toMatch(/^bonus: \d VP$/)
})
