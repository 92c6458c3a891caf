// A grid of characters to draw on: text, and lines with corners that fit.

import { type Paint, plain, type Style } from './style.ts'

export type Cell = readonly [x: number, y: number]

/** Several polylines of one line; points on one of them may begin another. */
export type DrawnRoute = readonly (readonly Cell[])[]

export interface Canvas {
  text(x: number, y: number, text: string, style?: Style): void
  route(route: DrawnRoute, isHeavy: boolean, style: Style): void
  lines(paint: Paint): string[]
}

const UP = 1
const RIGHT = 2
const DOWN = 4
const LEFT = 8

// By the sum of the directions in which the line goes on.
const LIGHT = ' ╵╶└╷│┌├╴┘─┴┐┤┬┼'
const HEAVY = ' ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋'

export function canvas(width: number, height: number): Canvas {
  const grid = Array.from({ length: height }, () =>
    Array.from({ length: width }, () => ({ character: ' ', style: plain })),
  )
  const put = (x: number, y: number, character: string, style: Style): void => {
    const row = grid[y]
    if (row?.[x]) row[x] = { character, style }
  }
  return {
    text(x, y, text, style = plain) {
      Array.from(text).forEach((character, index) => put(x + index, y, character, style))
    },
    route(route, isHeavy, style) {
      for (const [point, directions] of directionsOf(route)) {
        const [x = 0, y = 0] = point.split(',').map(Number)
        put(x, y, (isHeavy ? HEAVY : LIGHT)[directions] ?? ' ', style)
      }
    },
    lines: (paint) =>
      grid.map((row) => {
        let line = ''
        for (let x = 0; x < row.length; ) {
          const { style = plain } = row[x] ?? {}
          let run = ''
          while (x < row.length && row[x]?.style === style) run += row[x++]?.character ?? ''
          line += paint(run, style)
        }
        return line
      }),
  }
}

export function directionsOf(route: DrawnRoute): Map<string, number> {
  const directions = new Map<string, number>()
  const add = (x: number, y: number, direction: number): void => {
    directions.set(`${x},${y}`, (directions.get(`${x},${y}`) ?? 0) | direction)
  }
  for (const points of route)
    points.slice(1).forEach(([toX, toY], index) => {
      let [x, y] = points[index] as Cell
      const [stepX, stepY] = [Math.sign(toX - x), Math.sign(toY - y)]
      const [forth, back] =
        stepX > 0 ? [RIGHT, LEFT] : stepX < 0 ? [LEFT, RIGHT] : stepY > 0 ? [DOWN, UP] : [UP, DOWN]
      while (x !== toX || y !== toY) {
        add(x, y, forth)
        x += stepX
        y += stepY
        add(x, y, back)
      }
    })
  return directions
}
