// Drawn examples: there are enough of them in every game, and all their pieces exist in it.

import { expect, it } from 'vitest'
import { chaptersFor, sectionsFor, WORD_LIST } from '../../src/reference/index.ts'
import { games } from './games.ts'

const all = games()

it('every game has at least eight drawn examples', () => {
  for (const { name, reading } of all) {
    const drawn = sectionsFor(reading).flatMap(({ parts }) => parts.filter(({ example }) => example?.drawing))
    expect(drawn.length, name).toBeGreaterThanOrEqual(8)
  }
})

it('draws tiles, links and ways that there are', () => {
  for (const { name, rules, reading } of all)
    for (const { parts } of sectionsFor(reading))
      for (const { example } of parts) {
        const drawing = example?.drawing
        if (drawing?.type !== 'board') continue
        const { places, links, ways = [] } = drawing
        for (const { slots = [], buys } of places) {
          for (const slot of slots) {
            if (typeof slot === 'string') {
              expect(
                rules.industries.map(({ id }) => id),
                name,
              ).toContain(slot)
              continue
            }
            const kind = rules.kinds.find(({ id }) => id === slot.kind)
            expect(kind, `${name}: ${slot.kind}`).toBeDefined()
            expect(slot.cubes ?? 0, slot.kind).toBeLessThanOrEqual(kind?.cubes.canal ?? 0)
            expect(slot.owner).toBeLessThan(4)
          }
          if (buys)
            expect(
              rules.industries.map(({ id }) => id),
              name,
            ).toContain(buys)
        }
        const ends = [...links.flatMap((link) => link.ends), ...ways.flatMap(({ from, to }) => [from, to])]
        expect(ends.every((end) => places[end] !== undefined)).toBe(true)
      }
})

it('every section stands in one chapter, and the words come last', () => {
  for (const { name, reading } of all) {
    const chapters = chaptersFor(reading)
    const inChapters = chapters.flatMap(({ sections }) => sections.map(({ id }) => id))
    const told = sectionsFor(reading).map(({ id }) => id)
    expect(inChapters.toSorted(), name).toEqual(told.toSorted())
    expect(chapters.at(-1)?.id).toBe(WORD_LIST)
  }
})
