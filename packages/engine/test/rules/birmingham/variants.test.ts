// The switches of Brass: Birmingham: what each changes, and which combinations are refused.

import { makeSetup } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { given } from '../../scenario.ts'

const errorOf = (edition: string, seats: number, variants: string[]): string | null => {
  const setup = makeSetup(edition, seats, variants)
  return 'error' in setup ? setup.error : null
}

describe('choosing variants', () => {
  it('keeps them in one order, whatever the order of choice [B-INTRO-01 B-MERCH-03]', () => {
    const chosen = ['develop-bonus-optional', 'introductory-income', 'introductory']
    expect(makeSetup('birmingham', 4, chosen)).toEqual({
      edition: 'birmingham',
      seats: 4,
      variants: ['introductory', 'introductory-income', 'develop-bonus-optional'],
    })
    expect(makeSetup('birmingham', 2)).toEqual({ edition: 'birmingham', seats: 2, variants: [] })
  })

  it('refuses the income of the introductory game without that game [B-INTRO-03]', () => {
    expect(errorOf('birmingham', 4, ['introductory-income'])).toContain('"introductory"')
    expect(errorOf('birmingham', 4, ['introductory-income', 'introductory'])).toBeNull()
    expect(() => given('variants: introductory-income')).toThrow()
  })

  it('refuses unknown variants, editions and numbers of players [B-SETUP-01]', () => {
    expect(errorOf('birmingham', 4, ['no-such-variant'])).toContain('no-such-variant')
    expect(errorOf('sheffield', 4, [])).toContain('sheffield')
    for (const seats of [0, 1, 5]) expect(errorOf('birmingham', seats, [])).not.toBeNull()
    for (const seats of [2, 3, 4]) expect(errorOf('birmingham', seats, [])).toBeNull()
  })

  it('leaves no Rail Era in the introductory game [B-INTRO-01]', () => {
    expect(() => given('variants: introductory; era: rail')).toThrow()
  })
})

describe('introductory-income', () => {
  const lastCard = `
    variants: introductory, introductory-income; order: B C D A; turn: A; actions: 1; round: 8; deck: none
    A hand: leek; B hand: none; C hand: none; D hand: none
  `

  it('pays income after the last round too, before the money is counted [B-INTRO-03]', () => {
    const after = given(`${lastCard}; A: money 10, income 21`).play('pass / leek')
    expect(after.seat('A')).toMatchObject({ money: 16, vp: 4 + 6 })
  })

  it('makes negative income fall due as well, with tiles given up before scoring [B-INTRO-03 B-SHORT-01]', () => {
    const after = given(
      `${lastCard}; A: money 0, income 6, vp 9; A tiles: cotton-2@worcester:1 flipped`,
    ).play('pass / leek')
    expect(after.tile('worcester:1')).toBeNull()
    expect(after.seat('A')).toMatchObject({ money: 3, vp: 9 + 0 - 4 })
  })
})

describe('tie-break-by-level', () => {
  const tie = `
    era: rail; order: B C D A; turn: A; actions: 1; round: 8; deck: none
    A hand: leek; B hand: none; C hand: none; D hand: none; C: vp 1; D: vp 0
  `

  it('lets money decide between spaces of one level [B-WIN-03]', () => {
    const position = `${tie}; A: vp 120, income 25, money 99; B: vp 120, income 26, money 0`
    const over = (text: string) =>
      given(text)
        .play('pass / leek')
        .events.find((event) => event.type === 'over')
    expect(over(position)).toMatchObject({ ranking: [[1], [0], [2], [3]] })
    expect(over(`${position}; variants: tie-break-by-level`)).toMatchObject({ ranking: [[0], [1], [2], [3]] })
  })

  it('shares the place when level and money are equal [B-WIN-03]', () => {
    const over = given(`
      ${tie}; variants: tie-break-by-level; A: vp 120, income 25; B: vp 120, income 26
    `)
      .play('pass / leek')
      .events.find((event) => event.type === 'over')
    expect(over).toMatchObject({ ranking: [[0, 1], [2], [3]] })
  })

  it('still prefers the higher level [B-WIN-03]', () => {
    const over = given(`
      ${tie}; variants: tie-break-by-level; A: vp 120, income 24, money 99; B: vp 120, income 25, money 0
    `)
      .play('pass / leek')
      .events.find((event) => event.type === 'over')
    expect(over).toMatchObject({ ranking: [[1], [0], [2], [3]] })
  })
})

describe('develop-bonus-optional', () => {
  const gloucester = `
    merchants: gloucester:1 cotton; A tiles: cotton-1@worcester:1; B links: gloucester-worcester; A hand: leek
  `
  const sale = 'sell cotton@worcester:1 > gloucester:1 beer<gloucester:1'

  it('lets the removal at Gloucester be declined [B-MERCH-03]', () => {
    const game = given(`${gloucester}; variants: develop-bonus-optional`)
    game.refuses(`${sale} / leek`, 'bonus.must-choose')
    expect(game.legal('sell').sort()).toEqual([
      `${sale} bonus:brewery / leek`,
      `${sale} bonus:coal / leek`,
      `${sale} bonus:cotton / leek`,
      `${sale} bonus:iron / leek`,
      `${sale} bonus:manufacturer / leek`,
      `${sale} bonus:none / leek`,
    ])
    const mat = { cotton: 'cotton-1', manufacturer: 'manufacturer-1', coal: 'coal-1', iron: 'iron-1' }
    expect(game.play(`${sale} bonus:none / leek`).seat('A').mat).toMatchObject(mat)
    expect(game.play(`${sale} bonus:coal / leek`).seat('A').mat).toMatchObject({ ...mat, coal: 'coal-2' })
  })

  it('does not open lightbulbs [B-MERCH-03]', () => {
    given(`${gloucester}; variants: develop-bonus-optional`).refuses(
      `${sale} bonus:pottery / leek`,
      'develop.lightbulb',
    )
  })

  it('is off by default [B-MERCH-03]', () => {
    given(gloucester).refuses(`${sale} / leek`, 'bonus.must-choose')
  })
})
