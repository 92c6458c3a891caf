// Grounds as they are loaded: rows of numbers as letters, a third of what the paths would be.

import type { BannerGroup } from '../maps/table.ts'
import type { GroundPaths } from './paths.ts'

export interface PackedGround extends Pick<GroundPaths, 'sea' | 'rivers'> {
  /** Each loop is the steps between the corners that its curve rounds. */
  readonly counties: readonly { readonly group: BannerGroup; readonly loops: readonly string[] }[]
  /** A stroke is the step from where the one before it began, and the way it goes; in half units. */
  readonly hachures: string
}

/** None of them is written with a backslash anywhere. */
export const LETTERS =
  '!#$%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}~'
/** The first half of the letters end a number, those of the other half go on. */
export const BASE = 45

export const unpacked = ({ counties, hachures, sea, rivers }: PackedGround): GroundPaths => ({
  counties: counties.map(({ group, loops }) => ({ group, d: loops.map(roundedLoop).join('') })),
  sea,
  rivers,
  hachures: strokes(hachures),
})

/** Rows of so many numbers, each written as its difference from the one above it. */
export function rowsIn(text: string, width: number): number[][] {
  const rows: number[][] = []
  let row: number[] = []
  let digits = 0
  let scale = 1
  for (const letter of text) {
    const digit = LETTERS.indexOf(letter)
    digits += (digit % BASE) * scale
    scale *= BASE
    if (digit >= BASE) continue
    // Odd ones are below zero.
    const change = digits % 2 === 0 ? digits / 2 : -(digits + 1) / 2
    row.push((rows.at(-1)?.[row.length] ?? 0) + change)
    if (row.length === width) {
      rows.push(row)
      row = []
    }
    digits = 0
    scale = 1
  }
  return rows
}

/** A closed curve through the middles between corners. */
function roundedLoop(text: string): string {
  let x = 0
  let y = 0
  const corners = rowsIn(text, 2).map(([stepX = 0, stepY = 0]) => {
    x += stepX
    y += stepY
    return [x, y] as const
  })
  const path = corners.map(([cornerX, cornerY], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] as readonly [number, number]
    return `${cornerX} ${cornerY} ${(cornerX + nextX) / 2} ${(cornerY + nextY) / 2}`
  })
  const begin = path.at(-1)?.split(' ').slice(2).join(' ')
  return `M${begin}Q${path.join('Q')}Z`
}

function strokes(text: string): string {
  let before = [0, 0]
  return rowsIn(text, 4)
    .map(([stepX = 0, stepY = 0, x = 0, y = 0]) => {
      const [backX = 0, backY = 0] = before
      before = [x, y]
      return `m${stepX - backX} ${stepY - backY}l${x} ${y}`
    })
    .join('')
}
