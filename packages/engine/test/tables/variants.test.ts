// Variants: each is named, sourced and small, and wrong combinations are refused with a sentence.

import { type Edition, editions, makeSetup, ruleset, type Setup, variants } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'

const known = editions.map(({ id }) => id)
const table = variants.map(({ id }) => id)
const editionNamed = (id: string): Edition => editions.find((edition) => edition.id === id) as Edition
const birmingham = editionNamed('birmingham')
const lancashire = editionNamed('lancashire')

const patched = (edition: string, seats: number, ...chosen: string[]): Edition =>
  ruleset(makeSetup(edition, seats, chosen) as Setup).edition

/** Fields of the edition that a choice of variants changes. */
const changed = (edition: string, seats: number, ...chosen: string[]): string[] => {
  const [before, after] = [editionNamed(edition), patched(edition, seats, ...chosen)]
  return Object.keys(before).filter((key) => {
    const field = key as keyof Edition
    return JSON.stringify(after[field]) !== JSON.stringify(before[field])
  })
}

const cottonVp = ({ industries }: Edition): (number | undefined)[] =>
  industries.find(({ id }) => id === 'cotton')?.tiles.map(({ vp }) => vp) ?? []

describe('every variant', () => {
  it('is one of these', () => {
    expect(variants.map(({ id, editions: fits }) => [id, ...fits])).toEqual([
      ['introductory', 'birmingham', 'lancashire'],
      ['introductory-income', 'birmingham', 'lancashire'],
      ['classic-deck', 'lancashire'],
      ['virtual-link', 'lancashire'],
      ['virtual-link-one-way', 'lancashire', 'classic'],
      ['two-player-map', 'lancashire'],
      ['cotton-1-for-3', 'lancashire'],
      ['cotton-1-for-5', 'classic'],
      ['empty-slots-only', 'lancashire', 'classic'],
      ['debt-carried', 'classic'],
      ['tie-break-by-level', 'birmingham', 'lancashire'],
      ['tie-break-by-space', 'classic'],
      ['develop-bonus-optional', 'birmingham'],
    ])
  })

  it.each(variants)('$id has a name, a sentence, a source and editions', (variant) => {
    expect(variant.id).toMatch(/^[a-z]+(-[a-z0-9]+)*$/)
    expect(variant.title).toMatch(/^[A-Z].*[^.]$/)
    expect(variant.sentence).toMatch(/^[A-Z].*\.$/)
    // A statement, or a decision where the texts differ.
    expect(variant.source).toMatch(/^([BLC]-[A-Z0-9]+|D)-\d\d$/)
    expect(variant.editions.length).toBeGreaterThan(0)
    expect(variant.editions.filter((edition) => !known.includes(edition))).toEqual([])
  })

  it.each(variants)('$id needs only what stands before it', ({ id, needs }) => {
    if (needs !== undefined) expect(table.slice(0, table.indexOf(id))).toContain(needs)
  })

  it.each(variants)('$id excludes only what exists', ({ excludes = [] }) => {
    for (const other of excludes) expect(table).toContain(other)
  })

  it.each(variants)('$id leaves the edition itself alone', ({ patch, editions: fits }) => {
    for (const edition of fits.map(editionNamed)) {
      const before = JSON.stringify(edition)
      patch(edition)
      expect(JSON.stringify(edition)).toBe(before)
    }
  })

  it.each(variants)(
    '$id can be chosen with every number of players that it is for',
    ({ id, needs, editions: fits, seats: only }) => {
      for (const edition of fits.map(editionNamed))
        for (const seats of edition.seats) {
          const setup = makeSetup(edition.id, seats, needs === undefined ? [id] : [needs, id])
          if (only === undefined || only.includes(seats)) expect(setup).not.toHaveProperty('error')
          else expect(setup).toEqual({ error: expect.stringContaining(`Variant "${id}" is for`) as unknown })
        }
    },
  )

  it.each(variants)('$id is refused in every other edition', ({ id, editions: fits }) => {
    for (const edition of editions.filter((row) => !fits.includes(row.id)))
      expect(makeSetup(edition.id, 4, [id])).toEqual({
        error: expect.stringContaining(`${edition.title} has no variant "${id}".`) as unknown,
      })
  })

  it('has a name and a title of its own', () => {
    expect(new Set(table).size).toBe(variants.length)
    expect(new Set(variants.map(({ title }) => title)).size).toBe(variants.length)
  })
})

describe('a variant changes', () => {
  it('introductory: the eras and the last scoring [B-INTRO-01 L-INTRO-01]', () => {
    for (const edition of [birmingham, lancashire]) {
      expect(changed(edition.id, 4, 'introductory')).toEqual(['eras', 'finalScoring'])
      const { eras, finalScoring } = patched(edition.id, 4, 'introductory')
      expect(eras).toEqual([edition.eras[0]])
      expect(finalScoring).toEqual({
        moneyPerVp: 4,
        moneyVpAtMost: 15,
        incomeLevel: true,
        tilesAgainFromLevel: 2,
      })
    }
  })

  it('introductory-income: the last income besides [B-INTRO-03]', () => {
    const both = ['introductory', 'introductory-income']
    for (const edition of ['birmingham', 'lancashire']) {
      expect(changed(edition, 4, ...both)).toEqual(['eras', 'incomeAfterLastRound', 'finalScoring'])
      expect(patched(edition, 4, ...both).incomeAfterLastRound).toBe(true)
    }
  })

  it('classic-deck: cards, cards set aside, cotton tiles and rounds [L-CDECK-01 L-CDECK-02]', () => {
    expect(changed('lancashire', 3, 'classic-deck')).toEqual(['eras', 'cards', 'distantMarket', 'rounds'])
    expect(changed('lancashire', 4, 'classic-deck')).toEqual(['eras', 'cards', 'distantMarket', 'rounds'])
    const { eras, cards, distantMarket, rounds } = patched('lancashire', 3, 'classic-deck')
    const classic = editionNamed('classic')
    expect(eras).toEqual(classic.eras)
    expect(cards).toEqual(classic.cards)
    expect(distantMarket).toEqual(classic.distantMarket)
    expect(rounds).toEqual({ 3: 10, 4: 8 })
  })

  it('virtual-link: the link between Liverpool and Birkenhead, either way [L-VIRT-01]', () => {
    expect(changed('lancashire', 4, 'virtual-link')).toEqual(['virtualLinks'])
    expect(patched('lancashire', 4, 'virtual-link').virtualLinks).toEqual([
      ['liverpool', 'birkenhead'],
      ['birkenhead', 'liverpool'],
    ])
  })

  it('virtual-link-one-way: only the way to Birkenhead is open [L-VIRT-01 C-VIRT-01]', () => {
    expect(changed('classic', 4, 'virtual-link-one-way')).toEqual(['virtualLinks'])
    const oneWay = [['liverpool', 'birkenhead']]
    expect(patched('classic', 3, 'virtual-link-one-way').virtualLinks).toEqual(oneWay)
    expect(patched('lancashire', 4, 'virtual-link-one-way').virtualLinks).toEqual(oneWay)
    expect(patched('lancashire', 2, 'virtual-link', 'virtual-link-one-way').virtualLinks).toEqual(oneWay)
  })

  it('two-player-map: map, cards, markets, cotton tiles and money [L-2P-01 L-2P-02]', () => {
    expect(changed('lancashire', 2, 'two-player-map')).toEqual([
      'locations',
      'lines',
      'cards',
      'markets',
      'distantMarket',
      'start',
    ])
    for (const link of ['virtual-link', 'virtual-link-one-way'])
      expect(patched('lancashire', 2, 'two-player-map', link)).toEqual(
        patched('lancashire', 2, 'two-player-map'),
      )
  })

  it('cotton-1-for-3 and cotton-1-for-5: the points of one tile [L-SCORE-03]', () => {
    expect(cottonVp(lancashire)).toEqual([5, 5, 9, 12])
    expect(changed('lancashire', 4, 'cotton-1-for-3')).toEqual(['industries'])
    expect(cottonVp(patched('lancashire', 4, 'cotton-1-for-3'))).toEqual([3, 5, 9, 12])
    expect(cottonVp(editionNamed('classic'))).toEqual([3, 5, 9, 12])
    expect(changed('classic', 4, 'cotton-1-for-5')).toEqual(['industries'])
    expect(patched('classic', 4, 'cotton-1-for-5').industries).toEqual(lancashire.industries)
  })

  it('empty-slots-only: what an industry card opens without a network [L-NOTILE-01 C-BUILD-02]', () => {
    for (const edition of ['lancashire', 'classic']) {
      expect(editionNamed(edition).firstTileOverbuilds).toBe(true)
      expect(changed(edition, 4, 'empty-slots-only')).toEqual(['firstTileOverbuilds'])
      expect(patched(edition, 4, 'empty-slots-only').firstTileOverbuilds).toBe(false)
    }
  })

  it('debt-carried: what becomes of a debt [C-SHORT-02]', () => {
    expect(changed('classic', 4, 'debt-carried')).toEqual(['unpaidDebt'])
    expect(patched('classic', 4, 'debt-carried').unpaidDebt).toBe('carried')
  })

  it('tie-break-by-level and tie-break-by-space: the tie-break [B-WIN-03 L-WIN-01 C-WIN-02]', () => {
    for (const edition of ['birmingham', 'lancashire']) {
      expect(changed(edition, 4, 'tie-break-by-level')).toEqual(['tieBreak'])
      expect(patched(edition, 4, 'tie-break-by-level').tieBreak).toBe('level')
    }
    expect(changed('classic', 4, 'tie-break-by-space')).toEqual(['tieBreak'])
    expect(patched('classic', 4, 'tie-break-by-space').tieBreak).toBe('space')
  })

  it('develop-bonus-optional: whether a bonus may be declined [B-MERCH-03]', () => {
    expect(changed('birmingham', 4, 'develop-bonus-optional')).toEqual(['developBonusOptional'])
    expect(patched('birmingham', 4, 'develop-bonus-optional').developBonusOptional).toBe(true)
  })

  it('nothing when none is chosen', () => {
    for (const { id, seats } of editions) for (const count of seats) expect(changed(id, count)).toEqual([])
  })
})

describe('a choice of variants', () => {
  it.each([
    ['birmingham', 3, []],
    ['lancashire', 3, ['two-player-map']],
    ['lancashire', 2, ['classic-deck']],
    ['classic', 3, []],
  ])('is kept in the order of the table: %s with %i players', (edition, seats, others) => {
    const chosen = variants
      .filter(({ id, editions: fits }) => fits.includes(edition) && !others.includes(id))
      .map(({ id }) => id)
    expect(makeSetup(edition, seats, chosen.toReversed())).toEqual({ edition, seats, variants: chosen })
  })

  it('is none unless said', () => {
    expect(makeSetup('birmingham', 2)).toEqual({ edition: 'birmingham', seats: 2, variants: [] })
    expect(makeSetup('classic', 3)).toEqual({ edition: 'classic', seats: 3, variants: [] })
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
    expect(makeSetup('classic', 4, ['introductory'])).toEqual({
      error:
        'Brass (2007) has no variant "introductory". Known: virtual-link-one-way, cotton-1-for-5, empty-slots-only, debt-carried, tie-break-by-space.',
    })
  })

  it('is refused where a variant lacks the one that it needs', () => {
    for (const edition of ['birmingham', 'lancashire'])
      expect(makeSetup(edition, 4, ['introductory-income'])).toEqual({
        error: 'Variant "introductory-income" needs variant "introductory".',
      })
    expect(makeSetup('birmingham', 4, ['tie-break-by-level', 'introductory-income'])).toHaveProperty('error')
  })

  it('is refused where a variant is for another number of players [L-CDECK-01 L-2P-01]', () => {
    expect(makeSetup('lancashire', 2, ['classic-deck'])).toEqual({
      error: 'Variant "classic-deck" is for 3 or 4 players, not 2.',
    })
    for (const seats of [3, 4])
      expect(makeSetup('lancashire', seats, ['two-player-map'])).toEqual({
        error: `Variant "two-player-map" is for 2 players, not ${seats}.`,
      })
  })

  it('never joins the classic deck and the two-player map [L-CDECK-01 L-2P-01]', () => {
    for (const seats of [2, 3, 4])
      expect(makeSetup('lancashire', seats, ['classic-deck', 'two-player-map'])).toHaveProperty('error')
  })

  it('does not excuse a wrong number of players', () => {
    expect(makeSetup('birmingham', 5, ['introductory'])).toEqual({
      error: 'Brass: Birmingham is for 2, 3, 4 players, not 5.',
    })
    expect(makeSetup('classic', 2, ['debt-carried'])).toEqual({
      error: 'Brass (2007) is for 3, 4 players, not 2.',
    })
  })
})
