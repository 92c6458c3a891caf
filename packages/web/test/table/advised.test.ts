// Advised turns in words: what each action takes and brings, and reasons that hold.

import type { State } from '@ironbridge/engine'
import { describe, expect, test } from 'vitest'
import { actionsOf } from '../../src/play/advice.ts'
import { cardsOf } from '../../src/play/choose.ts'
import { actionNotes, actionTitle, turnTitle } from '../../src/table/turn/advisedWords.ts'
import { whyOf } from '../../src/table/turn/why.ts'
import { given, movesIn } from '../positions.ts'
import { language } from '../words/languages.ts'

const i18n = language('words/locales', 'en')
const names = ['Ada', 'Boulton']

const inCanals = (text: string): State =>
  given(`edition: birmingham; players: 2; era: canal; round: 4; actions: 2; ${text}`)

const works = inCanals(
  'A hand: stone*4; B hand: leek*4; A: money 30; A tiles: iron-1@dudley:2 holds 2; A links: birmingham-dudley',
)
const turn = movesIn(
  works,
  'develop coal iron<dudley:2 / stone',
  '+develop manufacturer iron<dudley:2',
  'loan 30 / stone',
)

test('each action has a title, what it takes and brings, and its card', () => {
  const actions = actionsOf(works, turn)
  expect(actions.map((action) => actionTitle(i18n, action))).toEqual([
    'Coal mine I and Manufacturer I',
    'Loan',
  ])
  expect(actions.map((action) => actionNotes(i18n, action, names))).toEqual([
    '2 iron from Dudley · flips: 3 VP',
    '+£30',
  ])
  expect(actions.map((action) => action.moves.flatMap(cardsOf).length)).toEqual([1, 1])
  expect(turnTitle(i18n, works, turn)).toBe('Coal mine I and Manufacturer I, then Loan')
})

describe('reasons', () => {
  test('name the tile that flips, and the own goods that do it', () => {
    const [flip, own] = whyOf(i18n, works, turn.slice(0, 2))
    expect(flip).toBe('Iron works I flips at once: 3 VP, income 0 → +2.')
    expect(own).toBe('It uses only your own iron.')
  })

  test('name what only the loan can pay', () => {
    const poor = inCanals('A hand: dudley, stone*3; B hand: leek*4; A: money 1; deck: none')
    const [loan] = whyOf(i18n, poor, movesIn(poor, 'loan 30 / stone', 'build coal@dudley:1 / dudley'))
    expect(loan).toBe('Without the loan you could not pay for Coal mine I in Dudley.')
    const rich = inCanals('A hand: dudley, stone*3; B hand: leek*4; A: money 40; deck: none')
    const reasons = whyOf(i18n, rich, movesIn(rich, 'loan 30 / stone', 'build coal@dudley:1 / dudley'))
    expect(reasons.join()).not.toContain('Without the loan')
  })

  test('say that it is before the era ends only in the last turn of the era', () => {
    const last = inCanals(
      'A hand: stone*2; B hand: leek*2; A: money 30; A tiles: iron-1@dudley:2 holds 2; deck: none',
    )
    const [flip] = whyOf(i18n, last, turn.slice(0, 2))
    expect(flip).toContain('flips before the era ends')
  })

  test('say what a link is worth', () => {
    const state = inCanals('A hand: stone*4; B hand: leek*4; A: money 30; A tiles: coal-1@dudley:1 flipped')
    const reasons = whyOf(i18n, state, movesIn(state, 'network birmingham-dudley / stone'))
    expect(reasons[0]).toMatch(/^The link is already worth \d VP\.$/)
  })
})
