// Laws of debts: tiles go only while money is missing, and a player is asked only where there is a choice.

import { holds, type Law, same } from './laws.ts'
import { enter, type Ledger, openLedger, settle, valuesOf } from './ledger.ts'

export const debts: Readonly<Record<string, Law>> = {
  'a player in debt is asked exactly where a tile could be kept, and gives up tiles until the debt is covered':
    (first) => {
      const books = openLedger(first)
      return ({ move, events, next }) => {
        let asked = move.type === 'shortfall' ? move.slot : null
        for (const event of events) {
          if (event.type === 'shortfall') {
            const { missing, values } = debtOf(books)
            holds(missing > 0, 'tiles are given up while money is missing')
            same(hasChoice(missing, values), asked !== null, 'there is a choice')
            if (asked !== null) same(event.slot, asked, 'the tile chosen')
            asked = null
          }
          if (event.type === 'debt') {
            holds(!books.facts.debtCarried, 'debts that are carried cost no points')
            same(debtOf(books).values, [], 'points go when no tile is left that raises money')
          }
          enter(books, event)
        }
        if (next.pending?.type === 'shortfall') {
          const { missing, values } = debtOf(books)
          same(
            [next.pending.seat, next.pending.owed],
            [books.debt?.seat, books.debt?.owed],
            'the debt that is asked about',
          )
          holds(hasChoice(missing, values), 'there is a choice to make')
        } else settle(books)
      }
    },
}

/** What money does not cover, and what each tile of the debtor would raise. */
function debtOf(books: Ledger): { missing: number; values: number[] } {
  const { debt, seats } = books
  holds(debt !== null, 'somebody owes money')
  return { missing: debt.owed - seats[debt.seat].money, values: valuesOf(books, debt.seat) }
}

/** Would the money do without some tile? */
function hasChoice(missing: number, values: readonly number[]): boolean {
  const all = values.reduce((sum, value) => sum + value, 0)
  return values.some((value) => all - value >= missing)
}
