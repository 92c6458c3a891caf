// The iron bridge as lines: ribs, ties, posts and circles between the arch and the deck. Drawn once, from geometry.

export const MIDDLE = 800
/** The line from which the arch springs. */
export const SPRING = 306

const SPAN = 232
const RISE = 192
const INNERMOST = 40
const INSETS = [0, 18, INNERMOST]
/** Half the length of the deck, from hillside to hillside. */
const REACH = 420

/** Height of the deck: highest over the middle. */
export const deckAt = (x: number): number => 86 + ((x - MIDDLE) / 640) ** 2 * 46

type Point = readonly [x: number, y: number]

/** A point of a rib, by its angle from the right end of the span. */
const onRib = (inset: number, angle: number): Point => [
  MIDDLE + (SPAN - inset) * Math.cos(angle),
  SPRING - (RISE - inset * 0.92) * Math.sin(angle),
]

const written = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

const places = (count: number, step: number): number[] =>
  Array.from({ length: count }, (_, index) => MIDDLE + (index - (count - 1) / 2) * step)

/** Three half ellipses. */
export const ribs: readonly string[] = INSETS.map(
  (inset) =>
    `M${written(onRib(inset, Math.PI))}A${SPAN - inset} ${RISE - inset * 0.92} 0 0 1 ${written(onRib(inset, 0))}`,
)

/** Short pieces from rib to rib. */
export const ties: string = Array.from({ length: 25 }, (_, index) => ((index + 1) / 26) * Math.PI)
  .map((angle) => `M${written(onRib(0, angle))}L${written(onRib(INNERMOST, angle))}`)
  .join('')

/** Posts from the outer rib up to the deck. */
export const posts: string = [0.17, 0.33, 0.41, 0.59, 0.67, 0.83]
  .map((part) => onRib(0, part * Math.PI))
  .map(([x, y]) => `M${written([x, y])}V${deckAt(x).toFixed(1)}`)
  .join('')

export interface Circle {
  readonly x: number
  readonly y: number
  readonly r: number
}

/** In each corner above the arch: circles that touch the rib, the deck and the stone. */
export const circles: readonly Circle[] = [-1, 1].flatMap((side) => [
  { x: MIDDLE + side * 200, y: 131, r: 31 },
  { x: MIDDLE + side * 141, y: 112, r: 16 },
])

/** The deck's edge from bank to bank. */
export const deck = (below: number): string =>
  `M${places(29, (2 * REACH) / 28)
    .map((x) => written([x, deckAt(x) + below]))
    .join('L')}`

/** Where the road leaves the hillsides. */
export const deckEnds: readonly number[] = [MIDDLE - REACH, MIDDLE + REACH]

/** Uprights of the railing. */
export const railing: string = places(61, (2 * REACH) / 60)
  .map((x) => `M${written([x, deckAt(x)])}v-13`)
  .join('')

export const lamps: readonly number[] = places(5, 112)
