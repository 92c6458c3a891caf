// Lines over the steps of something, with their values at its end or where the cursor is.

import type { PointerEvent, ReactNode } from 'react'
import './Chart.css'

export interface Series {
  readonly name: string
  /** At each step, from the first. */
  readonly values: readonly number[]
  readonly colour: string
  /** Told apart without colours: as in `strokeDasharray`. */
  readonly dash: string | undefined
  /** Drawn beside the line's value. */
  readonly mark: ReactNode
}

export interface ChartProps {
  readonly title: string
  readonly series: readonly Series[]
  /** Where a part of the whole begins, and its name. */
  readonly parts: readonly (readonly [step: number, name: string])[]
  /** As the reader's language writes numbers. */
  readonly write: (value: number) => string
  /** The step looked at; without one it is the last. */
  readonly cursor: number | null
  readonly onCursor: (step: number | null) => void
}

const WIDTH = 320
const HEIGHT = 170
const LEFT = 34
const RIGHT = 66

export function Chart({ title, series, parts, write, cursor, onCursor }: ChartProps) {
  const all = series.flatMap(({ values }) => values)
  const steps = Math.max(...series.map(({ values }) => values.length))
  const step = stepOf(Math.max(...all) - Math.min(0, ...all))
  const most = Math.max(step, Math.ceil(Math.max(...all) / step) * step)
  const least = Math.min(0, Math.floor(Math.min(...all) / step) * step)
  const x = (at: number): number => (at / Math.max(1, steps - 1)) * WIDTH
  const y = (value: number): number => HEIGHT - ((value - least) / (most - least)) * HEIGHT
  const seen = series.map(({ values }) => values[cursor ?? values.length - 1] ?? 0)
  const labels = apart(seen.map(y))
  const summary = series.map(({ name, values }) => `${name} ${write(values.at(-1) ?? 0)}`).join(', ')
  const levels = Array.from({ length: (most - least) / step + 1 }, (_, at) => least + at * step)
  const point = ({ currentTarget, clientX }: PointerEvent<SVGSVGElement>): void => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const at = ((clientX - left) / width) * (LEFT + WIDTH + RIGHT) - LEFT
    onCursor(Math.round(Math.max(0, Math.min(1, at / WIDTH)) * (steps - 1)))
  }
  return (
    <figure className="chart">
      <figcaption>{title}</figcaption>
      <svg
        viewBox={`${-LEFT} -20 ${LEFT + WIDTH + RIGHT} ${HEIGHT + 42}`}
        role="img"
        aria-label={`${title}: ${summary}`}
        onPointerMove={point}
        onPointerLeave={() => onCursor(null)}
      >
        {levels.map((value) => (
          <g key={value}>
            <path d={`M0 ${y(value)}H${WIDTH}`} className={value === 0 ? 'chart-zero' : 'chart-level'} />
            <text x={-6} y={y(value) + 4} className="chart-small" textAnchor="end">
              {write(value)}
            </text>
          </g>
        ))}
        {Array.from({ length: steps }, (_, at) => (
          // Steps never change their places.
          <path key={at} d={`M${x(at)} ${HEIGHT}v4`} className="chart-zero" />
        ))}
        {parts.map(([at, name]) => (
          <g key={at}>
            {at > 0 && <path d={`M${x(at)} -6V${HEIGHT}`} className="chart-part" />}
            <text x={x(at) + 3} y={HEIGHT + 18} className="chart-small">
              {name}
            </text>
          </g>
        ))}
        {cursor !== null && <path d={`M${x(cursor)} -6V${HEIGHT}`} className="chart-cursor" />}
        {series.map(({ name, values, colour, dash, mark }, place) => (
          <g key={name} style={{ color: colour }}>
            <polyline
              points={values.map((value, at) => `${x(at)},${y(value)}`).join(' ')}
              className="chart-line"
              strokeDasharray={dash}
            />
            <g transform={`translate(${WIDTH + 5} ${(labels[place] ?? 0) - 9})`}>{mark}</g>
            <text x={WIDTH + 27} y={(labels[place] ?? 0) + 5}>
              {write(seen[place] ?? 0)}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  )
}

/** About four levels, at round numbers. */
function stepOf(range: number): number {
  const rough = Math.max(1, range / 4)
  return STEPS.find((step) => step >= rough) ?? rough
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200]

const LABEL_HEIGHT = 19

/** Moved as far as it takes that no label covers another, and none falls off the foot. */
function apart(heights: readonly number[]): number[] {
  const order = [...heights.keys()].sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0))
  const placed = [...heights]
  let above = Number.NEGATIVE_INFINITY
  for (const at of order) {
    above = Math.max(heights[at] ?? 0, above + LABEL_HEIGHT)
    placed[at] = above
  }
  let below = HEIGHT + LABEL_HEIGHT
  for (const at of order.toReversed()) {
    below = Math.min(placed[at] ?? 0, below - LABEL_HEIGHT)
    placed[at] = below
  }
  return placed
}
