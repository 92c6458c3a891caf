// Variants: each is named, sourced and small, and wrong combinations are refused with a sentence.

import { type Edition, editions, makeSetup, ruleset, type Setup, variants } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'

const known = editions.map(({ id }) => id)
const birmingham = editions.find(({ id }) => id === 'birmingham') as Edition
const editionWith = (...chosen: string[]): Edition =>
  ruleset(makeSetup('birmingham', 4, chosen) as Setup).edition

/** Fields of the edition that a choice of variants changes. */
const changed = (...chosen: string[]): string[] => {
  const patched = editionWith(...chosen)
  return Object.keys(birmingham).filter(
    (key) => patched[key as keyof Edition] !== birmingham[key as keyof Edition],
  )
}

describe('every variant', () => {
  it('is one of these', () => {
    expect(variants.map(({ id }) => id)).toEqual([
      'introductory',
      'introductory-income',
      'tie-break-by-level',
      'develop-bonus-optional',
    ])
  })

  it.each(variants)('$id has a name, a sentence, a source and editions', (variant) => {
    expect(variant.id).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(variant.title).toMatch(/^[A-Z].*[^.]$/)
    expect(variant.sentence).toMatch(/^[A-Z].*\.$/)
    expect(variant.source).toMatch(/^[BLC]-[A-Z]+-\d\d$/)
    expect(variant.editions.length).toBeGreaterThan(0)
    expect(variant.editions.filter((edition) => !known.includes(edition))).toEqual([])
  })

  it.each(variants)('$id needs only what stands before it', ({ id, needs }) => {
    const before = variants.slice(
      0,
      variants.findIndex((variant) => variant.id === id),
    )
    if (needs !== undefined) expect(before.map((variant) => variant.id)).toContain(needs)
  })

  it.each(variants)('$id leaves the edition itself alone', ({ patch }) => {
    const before = JSON.stringify(birmingham)
    patch(birmingham)
    expect(JSON.stringify(birmingham)).toBe(before)
  })

  it.each(variants)('$id can be chosen with every number of players', ({ id, needs, editions: fits }) => {
    for (const edition of editions.filter((row) => fits.includes(row.id)))
      for (const seats of edition.seats)
        expect(makeSetup(edition.id, seats, needs === undefined ? [id] : [needs, id])).not.toHaveProperty(
          'error',
        )
  })

  it('has a name and a title of its own', () => {
    expect(new Set(variants.map(({ id }) => id)).size).toBe(variants.length)
    expect(new Set(variants.map(({ title }) => title)).size).toBe(variants.length)
  })
})

describe('a variant changes', () => {
  it('introductory: the eras and the last scoring [B-INTRO-01]', () => {
    expect(changed('introductory')).toEqual(['eras', 'finalScoring'])
    const { eras, finalScoring } = editionWith('introductory')
    expect(eras).toEqual([birmingham.eras[0]])
    expect(finalScoring).toEqual({
      moneyPerVp: 4,
      moneyVpAtMost: 15,
      incomeLevel: true,
      tilesAgainFromLevel: 2,
    })
  })

  it('introductory-income: the last income besides [B-INTRO-03]', () => {
    expect(changed('introductory', 'introductory-income')).toEqual([
      'eras',
      'incomeAfterLastRound',
      'finalScoring',
    ])
    expect(editionWith('introductory', 'introductory-income').incomeAfterLastRound).toBe(true)
  })

  it('tie-break-by-level: the tie-break [B-WIN-03]', () => {
    expect(changed('tie-break-by-level')).toEqual(['tieBreak'])
    expect(editionWith('tie-break-by-level').tieBreak).toBe('level')
  })

  it('develop-bonus-optional: whether a bonus may be declined [B-MERCH-03]', () => {
    expect(changed('develop-bonus-optional')).toEqual(['developBonusOptional'])
    expect(editionWith('develop-bonus-optional').developBonusOptional).toBe(true)
  })

  it('nothing when none is chosen', () => {
    expect(changed()).toEqual([])
  })
})

describe('a choice of variants', () => {
  it('is kept in the order of the table', () => {
    const chosen = variants.map(({ id }) => id)
    expect(makeSetup('birmingham', 3, chosen.toReversed())).toEqual({
      edition: 'birmingham',
      seats: 3,
      variants: chosen,
    })
  })

  it('is none unless said', () => {
    expect(makeSetup('birmingham', 2)).toEqual({ edition: 'birmingham', seats: 2, variants: [] })
  })

  it('counts a variant once', () => {
    expect(makeSetup('birmingham', 2, ['tie-break-by-level', 'tie-break-by-level'])).toEqual({
      edition: 'birmingham',
      seats: 2,
      variants: ['tie-break-by-level'],
    })
  })

  it('is refused where a variant is unknown', () => {
    expect(makeSetup('birmingham', 4, ['turbo'])).toEqual({
      error:
        'Brass: Birmingham has no variant "turbo". Known: introductory, introductory-income, tie-break-by-level, develop-bonus-optional.',
    })
  })

  it('is refused where a variant lacks the one that it needs', () => {
    expect(makeSetup('birmingham', 4, ['introductory-income'])).toEqual({
      error: 'Variant "introductory-income" needs variant "introductory".',
    })
    expect(makeSetup('birmingham', 4, ['tie-break-by-level', 'introductory-income'])).toHaveProperty('error')
  })

  it('does not excuse a wrong number of players', () => {
    expect(makeSetup('birmingham', 5, ['introductory'])).toEqual({
      error: 'Brass: Birmingham is for 2, 3, 4 players, not 5.',
    })
  })
})
