// The skyline of a town: a kit of seven shapes, put side by side on one ground as a recipe says.

export interface Skyline {
  /** Filled, with windows and doors as holes. */
  readonly walls: string
  /** Stroked, from what burns. */
  readonly smoke: string
  /** All of it is centred around 0 and stands on 0. */
  readonly width: number
}

/** Draws a shape from x to the right, so high and, where it has them, with so many windows in a row. */
interface Shape {
  readonly width: (height: number, bays: number) => number
  readonly walls: (x: number, w: number, h: number, bays: number) => string
  readonly smokes?: boolean
}

const tidy = (number: number): string => `${Math.round(number * 100) / 100}`

/** A path whose numbers are as short as they may be. */
const path = (texts: TemplateStringsArray, ...numbers: readonly number[]): string =>
  texts.reduce((whole, text, at) => `${whole} ${tidy(numbers[at - 1] ?? 0)}${text}`)

/** Wound against the walls, which makes it a hole. */
const opening = (x: number, y: number, w: number, h: number): string => path`M${x} ${y}h${w}v${-h}h${-w}z`

/** Round above. */
const arch = (x: number, y: number, w: number, h: number): string =>
  path`M${x} ${y}h${w}v${w / 2 - h}a${w / 2} ${w / 2} 0 0 0 ${-w} 0z`

const house: Shape = {
  width: (h) => 0.96 * h,
  walls: (x, w, h) =>
    path`M${x} 0v${-0.5 * h}h-.5l${w / 2 + 0.5} ${-0.5 * h}l${w / 2 + 0.5} ${0.5 * h}h-.5v${0.5 * h}z` +
    arch(x + 0.38 * w, -0.14 * h, 0.24 * w, 0.34 * h),
}

const spire: Shape = {
  width: (h) => 2.2 + 0.1 * h,
  walls: (x, w, h) =>
    path`M${x} 0v${-0.4 * h}h-.7l.7 -1.2l${w / 2} ${1.2 - 0.6 * h}l${w / 2} ${0.6 * h - 1.2}l.7 1.2h-.7v${0.4 * h}z` +
    arch(x + w / 2 - 0.55, -0.22 * h, 1.1, 0.14 * h),
}

const chimney: Shape = {
  width: () => 2.2,
  walls: (x, _, h) => path`M${x - 0.2} 0l.5 ${1.3 - h}h-.4v-1.3h2.4v1.3h-.4l.5 ${h - 1.3}z`,
  smokes: true,
}

/** A bottle oven. */
const kiln: Shape = {
  width: (h) => 0.6 * h,
  walls: (x, w, h) =>
    path`M${x} 0c0 ${-0.34 * h} ${0.27 * w} ${-0.42 * h} ${0.31 * w} ${-0.9 * h}h${-0.05 * w}v${-0.1 * h}h${0.48 * w}v${0.1 * h}h${-0.05 * w}` +
    path`c${0.04 * w} ${0.48 * h} ${0.31 * w} ${0.56 * h} ${0.31 * w} ${0.9 * h}z` +
    arch(x + 0.36 * w, 0, 0.28 * w, 0.2 * h) +
    opening(x + 0.28 * w, -0.5 * h, 0.44 * w, 0.7),
}

const tower: Shape = {
  width: (h) => 1.8 + 0.31 * h,
  walls: (x, w, h) => {
    const [tooth, gap] = [0.26 * w, 0.11 * w]
    return (
      path`M${x} 0v${2.6 - h}h-.4v-2.6h${tooth + 0.4}v1.3h${gap}v-1.3h${tooth}v1.3h${gap}v-1.3h${tooth + 0.4}v2.6h-.4v${h - 2.6}z` +
      arch(x + w / 2 - 0.75, -0.48 * h, 1.5, 0.22 * h)
    )
  },
}

const STOREY = 3.1
const BAY = 2.6

const mill: Shape = {
  width: (_, bays) => bays * BAY + 1.2,
  walls: (x, w, h, bays) => {
    const storeys = Math.max(1, Math.floor((h - 1.4) / STOREY))
    const windows = Array.from({ length: storeys * bays }, (_, at) => {
      const [storey, bay] = [Math.floor(at / bays), at % bays]
      return opening(x + 1.2 + bay * BAY, 3 - h + storey * STOREY, 1.4, 1.5)
    })
    return path`M${x} 0v${0.8 - h}h-.5v-.8h${w + 1}v.8h-.5v${h - 0.8}z` + windows.join('')
  },
}

const dome: Shape = {
  width: (h) => 0.86 * h,
  walls: (x, w, h) => {
    const columns = [0.12, 0.31, 0.5, 0.69].map((at) =>
      opening(x + at * w + 0.35, -0.07 * h, 0.19 * w - 0.7, 0.2 * h),
    )
    return (
      path`M${x} 0v${-0.34 * h}h${0.14 * w}v${-0.1 * h}a${0.36 * w} ${0.38 * h} 0 0 1 ${0.3 * w} ${-0.37 * h}v${-0.1 * h}l${0.06 * w} ${-0.09 * h}` +
      path`l${0.06 * w} ${0.09 * h}v${0.1 * h}a${0.36 * w} ${0.38 * h} 0 0 1 ${0.3 * w} ${0.37 * h}v${0.1 * h}h${0.14 * w}v${0.34 * h}z` +
      columns.join('')
    )
  },
}

const KIT: Readonly<Record<string, Shape>> = {
  h: house,
  s: spire,
  c: chimney,
  k: kiln,
  t: tower,
  m: mill,
  d: dome,
}

/** `h9 t14+m10x4`: a house 9 high, and a tower that leans against a mill with four windows in a row. */
export function skylineOf(recipe: string): Skyline {
  const parts = [...recipe.matchAll(/(\+?)([a-z])(\d+)(?:x(\d+))?/g)].map(([, leans, letter, high, many]) => {
    const shape = KIT[letter ?? ''] ?? house
    const [h, bays] = [Number(high), Number(many ?? 3)]
    return { shape, h, bays, w: shape.width(h, bays), leans: leans === '+' }
  })
  const built = parts.reduce((sum, { w }) => sum + w, 0)
  const gaps = parts.slice(1).filter(({ leans }) => !leans).length
  const gap = Math.max(CLOSEST, Math.min(WIDEST, (ROOM - built) / gaps))
  const width = built + gaps * gap
  let x = -width / 2
  let [walls, smoke] = ['', '']
  for (const [at, { shape, h, bays, w, leans }] of parts.entries()) {
    if (at > 0 && !leans) x += gap
    walls += shape.walls(x, w, h, bays)
    if (shape.smokes) smoke += path`M${x + w / 2} ${-h - 0.7}c.4 -1.9 2.4 -1 3.1 -2.4s2.6 -.8 3.6 -2.2`
    x += w
  }
  return { walls, smoke, width }
}

/** Room between shapes, and what all of them together fill where they can. */
const CLOSEST = 1.6
const WIDEST = 5
const ROOM = 66

/** A number from a name, always the same. */
export const numberOf = (name: string): number =>
  Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7)

/** For a town that nobody drew: five shapes by its name, of which two stand out. */
export function recipeFor(name: string): string {
  let dice = numberOf(name)
  const roll = (count: number): number => {
    dice = (dice * 75 + 74) % 65_537
    return dice % count
  }
  const low = ['h9', 'h10', 'm8x4', 'm10x3', 'h8'] as const
  const high = ['s19', 'c21', 'k16', 't17', 'd16', 'm15x4', 's23', 'c18'] as const
  const [first, second] = [roll(high.length), roll(high.length - 1) + 1]
  const lows = Array.from({ length: 3 }, () => low[roll(low.length)])
  return [lows[0], high[first], lows[1], high[(first + second) % high.length], lows[2]].join(' ')
}
