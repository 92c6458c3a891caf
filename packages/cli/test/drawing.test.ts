// The drawn map, and the menus: nothing is missing from either.

import {
  editions,
  formatMove,
  legalMoves,
  makeSetup,
  newGame,
  parsePosition,
  replay,
  ruleset,
  type Setup,
  type State,
} from '@ironbridge/engine'
import { storedGames, visibleLength } from '@ironbridge/lab'
import { describe, expect, test } from 'vitest'
import { directionsOf } from '../src/drawing/canvas.ts'
import { layoutOf, routeOf } from '../src/drawing/layout.ts'
import { demandLines } from '../src/drawing/panel.ts'
import { boardLines } from '../src/drawing/screen.ts'
import { painter } from '../src/drawing/style.ts'
import { preview } from '../src/table/preview.ts'
import { type Narrowed, nextMenu } from '../src/table/questions.ts'

function setupOf(edition: string, players: number, variants: readonly string[] = []): Setup {
  const setup = makeSetup(edition, players, variants)
  if ('error' in setup) throw new Error(setup.error)
  return setup
}

const screenOf = (state: State, columns: number, rows: number, as: 'map' | 'list' | null = null): string[] =>
  boardLines(
    { state, names: state.players.map(() => 'human'), moves: [], seat: 0, as },
    { columns, rows, paint: painter(true) },
  )

describe.each(editions)('$title', ({ id, seats }) => {
  const setup = setupOf(id, Math.max(...seats))
  const rules = ruleset(setup)
  const layout = layoutOf(rules)
  if (!layout) throw new Error(`${id} is not drawn`)

  /** Columns and rows that a place covers. */
  const sizeOf = (place: string): [width: number, height: number] => {
    const found = rules.locations.find((location) => location.id === place)
    const slots = Math.max(1, found?.slots.length ?? 0)
    const title = layout.names[place] ?? found?.name ?? ''
    return [Math.max(title.length, layout.across * 8 - 1), 1 + Math.ceil(slots / layout.across)]
  }

  test('every place and every line has its place on the map', () => {
    expect(Object.keys(layout.places).toSorted()).toEqual(rules.locations.map((place) => place.id).toSorted())
    expect(Object.keys(layout.routes).toSorted()).toEqual(rules.lines.map((line) => line.id).toSorted())
  })

  test('places stand apart, inside the map', () => {
    const taken = new Map<string, string>()
    for (const [place, [left, top]] of Object.entries(layout.places)) {
      const [width, height] = sizeOf(place)
      expect(left + width, place).toBeLessThanOrEqual(layout.width)
      expect(top + height, place).toBeLessThanOrEqual(layout.height)
      for (let x = left; x < left + width; x++)
        for (let y = top; y < top + height; y++) {
          expect(taken.get(`${x},${y}`) ?? place, place).toBe(place)
          taken.set(`${x},${y}`, place)
        }
    }
  })

  test('lines run straight, from one of their places to another, and carry their mark', () => {
    for (const { id: line, ends } of rules.lines) {
      const drawing = routeOf(layout, line)
      if (!drawing) throw new Error(`${line} is not drawn`)
      const touched = new Set<string>()
      const cells: string[] = []
      for (const path of drawing.route)
        for (const [index, [x, y]] of path.entries()) {
          const [lastX, lastY] = path[index - 1] ?? [x, y]
          expect(x === lastX || y === lastY, line).toBe(true)
          for (let i = Math.min(x, lastX); i <= Math.max(x, lastX); i++)
            for (let j = Math.min(y, lastY); j <= Math.max(y, lastY); j++) cells.push(`${i},${j}`)
          for (const [place, [left, top]] of Object.entries(layout.places)) {
            const [width, height] = sizeOf(place)
            if (x >= left && x < left + width && y >= top && y < top + height) touched.add(place)
          }
        }
      for (const end of ends) expect([...touched], line).toContain(rules.locations[end]?.id)
      expect(cells, line).toContain(drawing.mark.join(','))
    }
  })

  test.each(['canal', 'rail'] as const)('%s lines keep apart from each other between the places', (era) => {
    const inPlace = new Set(
      Object.entries(layout.places).flatMap(([place, [left, top]]) => {
        const [width, height] = sizeOf(place)
        return Array.from({ length: width * height }, (_, i) => {
          return `${left + (i % width)},${top + Math.floor(i / width)}`
        })
      }),
    )
    const taken = new Map<string, string>()
    for (const line of rules.linesOf[era]) {
      const name = rules.lines[line]?.id ?? ''
      for (const [cell] of directionsOf(routeOf(layout, name)?.route ?? [])) {
        if (inPlace.has(cell)) continue
        expect(taken.get(cell) ?? name, cell).toBe(name)
        taken.set(cell, name)
      }
    }
  })

  test.each([
    [120, 45],
    [80, 24],
  ])('the screen of a new game fits %i columns', (columns, rows) => {
    const lines = screenOf(newGame(setup, '0'.repeat(32)), columns, rows)
    expect(Math.max(...lines.map(visibleLength))).toBeLessThanOrEqual(columns)
    expect(lines.length).toBeLessThanOrEqual(rows - 2)
  })
})

describe('Lancashire', () => {
  const position = (text: string): State => {
    const { value, error } = parsePosition(text)
    if (error) throw new Error(error.message)
    return value
  }

  test('the distant market shows its bonuses, its marker and the tiles turned up', () => {
    const state = position('edition: lancashire; players: 4; demand: 3; cotton-used: 2, 0')
    for (const [columns, rows] of [
      [120, 45],
      [80, 24],
    ] as const) {
      const screen = screenOf(state, columns, rows)
      const track = screen.findIndex((line) => line.includes('Demand'))
      expect(screen[track]).toContain('+3 +3 +2 +2 +1 +1  0  0  X')
      expect(screen[track + 1]?.indexOf('■')).toBeGreaterThan(0)
      expect(screen[track + 2]).toContain('tiles used: 2 0 · 10 face down')
    }
  })

  test('a closed market has its marker below the X', () => {
    const [head = '', marker = ''] = demandLines(
      position('edition: classic; players: 3; demand: closed'),
      painter(false),
    )
    expect(marker.indexOf('■')).toBe(head.indexOf('X'))
  })

  test('the map for two leaves out eight places and what led there', () => {
    const whole = screenOf(newGame(setupOf('lancashire', 2), '0'.repeat(32)), 120, 45).join('\n')
    const small = screenOf(newGame(setupOf('lancashire', 2, ['two-player-map']), '0'.repeat(32)), 120, 45)
    for (const place of ['Birkenhead', 'Ellesmere Port', 'Northwich', 'Rochdale', 'The Midlands']) {
      expect(whole).toContain(place)
      expect(small.join('\n')).not.toContain(place)
    }
    expect(small.join('\n')).toContain('Warrington')
    expect(small.length).toBeLessThan(30)
  })

  test('trade at the edges and places that only carry links are marked', () => {
    const list = screenOf(newGame(setupOf('classic', 3), '0'.repeat(32)), 80, 24, 'list').join('\n')
    expect(list).toContain('(trade) Scotland, Yorkshire, Midlands')
    expect(list).toContain('(links) Blackpool, Southport, Northwich')
  })

  test('links of Blackburn and Blackpool can be told apart', () => {
    const links =
      'blackburn-preston, blackpool-preston, bolton-wigan, burnley-bury, bury-rochdale, lancaster-preston'
    const list = screenOf(
      position(`edition: lancashire; players: 3; era: rail; A links: ${links}`),
      80,
      24,
    ).join('\n')
    expect(list).toContain('BlaB–Pres')
    expect(list).toContain('BlaP–Pres')
  })

  test('what a sale to the distant market brings is not told before', () => {
    const board = 'A tiles: cotton-1@colne:1; A links: colne-yorkshire; A hand: coal*3; round: 2'
    const sale = (tiles: string): unknown => {
      const state = position(`edition: lancashire; players: 4; demand: 5; cotton-tiles: ${tiles}; ${board}`)
      const moves = legalMoves(state).filter(({ type }) => type === 'sell')
      expect(moves).toHaveLength(1)
      return moves.map((move) => preview(state, move))
    }
    expect(sale('0, 4')).toEqual(sale('4, 0'))
    // From the fifth space of eight, only the tile of 4 steps reaches the end.
    expect(sale('0, 4')).toEqual([{ price: 0, earned: 0, effects: ['sold by 11 of 12 tiles'] }])
  })
})

test.each(['birmingham-3p-0001', 'lancashire-4p-0001', 'classic-3p-0001'])(
  'menus lead to every legal move of %s, and to nothing else',
  (name) => {
    const { record } = storedGames().find((game) => game.name === name) ?? {}
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
  },
)
