// What refusals say in Lancashire: its own words, its own help, and nothing that is hidden.

import { explain, type RefusalObject, readMove, refusalObject, rulesOf, view } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import type { Scenario } from '../../scenario.ts'
import { lancashire } from './game.ts'

function refusalOf({ state }: Scenario, text: string): RefusalObject {
  const parsed = readMove(state, text)
  const refusal = parsed.error ? null : explain(state, parsed.value.move)
  if (refusal === null) throw new Error(`"${text}" is not refused.`)
  return refusalObject(rulesOf(state), refusal)
}

describe('a refusal', () => {
  it.each([
    ['A tiles: cotton-1@colne:1; A hand: wigan', 'sell cotton@colne:1 > distant-market / wigan', 'colne:1'],
    ['A tiles: cotton-1@colne:1; A hand: wigan', 'sell cotton@colne:1 > fleetwood:1 / wigan', 'fleetwood:1'],
    ['era: rail; round: 5; A hand: wigan', 'loan 10 / wigan', 'last 4 rounds'],
    ['actions: 1; A hand: wigan, iron', 'anywhere wigan / iron', 'only 1 is left'],
    ['A hand: wigan', 'loan 25 / wigan', '£10 or £20 or £30, not £25'],
    ['A hand: liverpool', 'build shipyard@liverpool:3 / liverpool', 'level 0'],
  ])(
    'is filled in: %s; %s says "%s" [L-SELL-02 L-SELL-03 L-LOAN-01 L-LOAN-02 L-DBL-02 L-SHIP-01]',
    (position, move, words) => {
      const { sentence } = refusalOf(lancashire(position), move)
      expect(sentence).toContain(words)
      expect(sentence).not.toMatch(/[{}]/)
    },
  )

  it.each([
    ['A mat: cotton 2; A hand: colne', 'build cotton@colne:1 / colne'],
    ['A mat: cotton 2; A hand: colne', 'build cotton@colne:1 coal<market / colne'],
    ['A tiles: cotton-1@colne:1; A hand: wigan', 'sell cotton@colne:1 / wigan'],
  ])(
    'does not speak of merchants, which are not in this game: %s; %s [L-COAL-02 L-SELL-02]',
    (position, move) => {
      expect(refusalOf(lancashire(position), move).sentence).not.toContain('erchant')
    },
  )

  it('for want of a named buyer does not say that there is none [L-SELL-01]', () => {
    const game = lancashire('A tiles: cotton-1@preston:2; B tiles: port-1@preston:1; A hand: wigan')
    expect(game.legal('sell')).toHaveLength(2)
    expect(refusalOf(game, 'sell cotton@preston:2 / wigan').sentence).not.toMatch(/^No /)
  })

  it('names the lines that would lead to the distant market [L-SELL-03]', () => {
    const game = lancashire('A tiles: cotton-1@colne:1; A hand: wigan')
    expect(refusalOf(game, 'sell cotton@colne:1 > distant-market / wigan').connectedBy).toEqual([
      'colne-yorkshire',
    ])
  })

  it('never proposes to pay two cards for a build that is not made [L-DBL-01]', () => {
    const game = lancashire(`
      order: B C D A; turn: A; A: money 6, income 70; B: spent 5; C: spent 5; D: spent 5
      A hand: fleetwood, preston, wigan, iron; A tiles: cotton-1@bury:1
    `)
    expect(refusalOf(game, 'build cotton@preston:2 / preston').first).toBe('loan 10 / fleetwood')
  })

  it('is found from a view, where the next tile of the distant market is hidden [L-SETUP-03]', () => {
    const { state } = lancashire(`
      A tiles: cotton-1@preston:2; B tiles: port-1@preston:1; A hand: colne, wigan, iron
    `)
    const parsed = readMove(state, 'build port@colne:1 / colne')
    if (parsed.error) throw new Error(parsed.error.message)
    expect(explain(view(state, 0), parsed.value.move)?.rule).toBe('build.icon')
  })
})
