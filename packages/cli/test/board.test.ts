// The drawn map, and the menus: nothing is missing from either.

import { readFileSync } from 'node:fs'
import {
  editions,
  formatMove,
  legalMoves,
  makeSetup,
  newGame,
  parseGame,
  replay,
  ruleset,
  type State,
} from '@ironbridge/engine'
import { describe, expect, test } from 'vitest'
import { layoutOf, routeOf } from '../src/board/layout.ts'
import { boardLines } from '../src/board/screen.ts'
import { visibleLength } from '../src/columns.ts'
import { painter } from '../src/style.ts'
import { type Narrowed, nextMenu } from '../src/table/questions.ts'

describe.each(editions)('$title', ({ id, seats }) => {
  const setup = makeSetup(id, Math.max(...seats))
  if ('error' in setup) throw new Error(setup.error)
  const rules = ruleset(setup)
  const layout = layoutOf(id)

  test('every place and every line has its place on the map', () => {
    expect(Object.keys(layout?.places ?? {}).toSorted()).toEqual(
      rules.locations.map((place) => place.id).toSorted(),
    )
    expect(Object.keys(layout?.routes ?? {}).toSorted()).toEqual(
      rules.lines.map((line) => line.id).toSorted(),
    )
  })

  test('lines run straight, from one of their places to another, and carry their mark', () => {
    for (const { id: line, ends } of rules.lines) {
      const drawing = layout && routeOf(layout, line)
      if (!drawing) throw new Error(`${line} is not drawn`)
      const touched = new Set<string>()
      const cells: string[] = []
      for (const path of drawing.route)
        for (const [index, [x, y]] of path.entries()) {
          const [lastX, lastY] = path[index - 1] ?? [x, y]
          expect(x === lastX || y === lastY, line).toBe(true)
          for (let i = Math.min(x, lastX); i <= Math.max(x, lastX); i++)
            for (let j = Math.min(y, lastY); j <= Math.max(y, lastY); j++) cells.push(`${i},${j}`)
          for (const [place, [left, top]] of Object.entries(layout?.places ?? {}))
            if (x >= left && x < left + 15 && y >= top && y < top + 3) touched.add(place)
        }
      for (const end of ends) expect([...touched], line).toContain(rules.locations[end]?.id)
      expect(cells, line).toContain(drawing.mark.join(','))
    }
  })

  test.each([
    [120, 45],
    [80, 24],
  ])('the screen of a new game fits %i columns', (columns, rows) => {
    const state = newGame(setup, '0'.repeat(32))
    const picture = { state, names: state.players.map(() => 'human'), moves: [], seat: 0, as: null }
    const lines = boardLines(picture, { columns, rows, paint: painter(true) })
    expect(Math.max(...lines.map(visibleLength))).toBeLessThanOrEqual(columns)
    expect(lines.length).toBeLessThanOrEqual(rows - 2)
  })
})

test('menus lead to every legal move, and to nothing else', () => {
  const file = new URL('../bench/birmingham-3p-0001.brass', import.meta.url)
  const { value: record } = parseGame(readFileSync(file, 'utf8'))
  if (!record) throw new Error('no game')
  const positions: State[] = []
  replay(record, ({ state }) => positions.push(state))
  for (const state of positions.filter((_, ply) => ply % 4 === 0)) {
    const rules = ruleset(record.setup)
    const texts = (moves: Narrowed['moves']): string[] => moves.map((move) => formatMove(rules, move))
    const moves = legalMoves(state)
    const reached = new Set<string>()
    const walk = (narrowed: Narrowed): void => {
      const menu = nextMenu(rules, narrowed)
      if (menu === null) {
        expect(texts(narrowed.moves)).toHaveLength(1)
        for (const text of texts(narrowed.moves)) reached.add(text)
        return
      }
      expect(menu.choices.length).toBeGreaterThan(1)
      for (const choice of menu.choices) walk(choice.narrowed)
    }
    if (moves.length > 0) walk({ moves, answers: [] })
    expect([...reached].toSorted()).toEqual(texts(moves).toSorted())
  }
})
