// A ledger is true whichever card is given up, and its lines add up to its total.

import { makeMove, preview, seatToMove, view } from '@ironbridge/engine'
import { expect, test } from 'vitest'
import { choicesOf, narrowed, nextAspect } from '../../src/play/choose.ts'
import { narrowingOf, sitDown } from '../../src/play/sitting.ts'
import { choicesFor } from '../../src/table/board/picking.ts'
import { ledgerOf } from '../../src/table/turn/ledger.ts'
import { titleSoFar } from '../../src/table/turn/soFar.ts'
import { money, moveTitle } from '../../src/words/index.ts'
import { dealt } from '../deals.ts'
import { language } from '../words/languages.ts'

const i18n = language('words/locales', 'en')
const names = ['Ada', 'Boulton', 'Constance', 'Darby']

test.each([
  ['birmingham', 3],
  ['lancashire', 3],
] as const)('%s with %i', (edition, seats) => {
  const { state: game, dice } = dealt(edition, seats, '7'.repeat(32))
  let [asked, sums] = [0, 0]
  while (!game.over) {
    const state = view(game, seatToMove(game))
    const { legal } = narrowingOf(sitDown(state))
    const liked = legal.filter(({ type }) => type === 'build' || type === 'network')
    const some = liked.length > 0 ? liked : legal
    const move = some[dice.below(some.length)]
    if (!move) break
    const sources = (['coal', 'iron', 'beer'] as const).flatMap((aspect) => choicesOf(move, aspect))
    const choices = [...choicesFor(move), ...sources]
    const left = narrowed(legal, choices)
    if (nextAspect(left, choices) === 'card') {
      asked++
      expect(titleSoFar(i18n, state, left)).toBe(moveTitle(i18n, state, move))
      const told = left.map((one) => ledgerOf(i18n, state, one, names).map(({ amount }) => amount))
      expect(new Set(told.map(String)).size).toBe(1)
    }
    const ledger = ledgerOf(i18n, state, move, names)
    const total = ledger.findIndex(({ isTotal }) => isTotal)
    if (total >= 0) {
      sums++
      const seat = seatToMove(state)
      const [after, before] = [preview(state, move)?.state, state].map((at) => at?.players[seat]?.money ?? 0)
      const change = (after ?? 0) - (before ?? 0)
      expect(ledger.slice(0, total).reduce((sum, { amount }) => sum + poundsIn(amount), 0)).toBe(change)
      expect(ledger[total]?.amount).toBe(`${money(before ?? 0)} → ${money(after ?? 0)}`)
    }
    makeMove(game, move)
  }
  expect(asked).toBeGreaterThan(10)
  expect(sums).toBeGreaterThan(2)
})

const poundsIn = (amount: string): number =>
  amount.includes('£') ? Number(amount.replace('£', '').replace('−', '-').replace('+', '')) : 0
