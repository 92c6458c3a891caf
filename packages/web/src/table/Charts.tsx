// How the game went: points, money and income of every seat by round, as lines.

import { seatColour } from '@ironbridge/board'
import { incomeLevel, rulesOf, type State, standings } from '@ironbridge/engine'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useNames, useTableState } from './context.ts'

const WIDTH = 360
const HEIGHT = 140

export function Charts() {
  const { t } = useLingui()
  const source = useTableState((state) => state.source)
  const plies = useTableState((state) => state.plies)
  const rounds = useMemo(() => {
    const ends = plies.flatMap(({ events }, ply) =>
      events.some(({ type }) => type === 'round' || type === 'over') ? [ply + 1] : [],
    )
    return [0, ...ends].map((ply) => source.seen(ply, null))
  }, [source, plies])
  return (
    <div className="charts">
      <Chart
        title={t`Victory points`}
        rounds={rounds}
        valueOf={(state, seat) => standings(state)[seat]?.total ?? 0}
      />
      <Chart title={t`Money`} rounds={rounds} valueOf={(state, seat) => state.players[seat]?.money ?? 0} />
      <Chart title={t`Income`} rounds={rounds} valueOf={level} />
    </div>
  )
}

const level = (state: State, seat: number): number =>
  incomeLevel(rulesOf(state), state.players[seat]?.incomeSpace ?? 0)

interface ChartProps {
  readonly title: string
  readonly rounds: readonly State[]
  readonly valueOf: (state: State, seat: number) => number
}

function Chart({ title, rounds, valueOf }: ChartProps) {
  const names = useNames()
  const lines = names.map((_, seat) => rounds.map((state) => valueOf(state, seat)))
  const most = Math.max(1, ...lines.flat())
  const least = Math.min(0, ...lines.flat())
  const x = (round: number): number => (round / Math.max(1, rounds.length - 1)) * WIDTH
  const y = (value: number): number => HEIGHT - ((value - least) / (most - least)) * HEIGHT
  const labels = apart(lines.map((values) => y(values.at(-1) ?? 0) + 5))
  const summary = names.map((name, seat) => `${name} ${lines[seat]?.at(-1)}`).join(', ')
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <svg viewBox={`-4 -8 ${WIDTH + 44} ${HEIGHT + 16}`} role="img" aria-label={`${title}: ${summary}`}>
        <path d={`M0 ${y(0)}H${WIDTH}`} className="chart-zero" />
        {lines.map((values, seat) => (
          <g key={names[seat]} style={{ color: seatColour(seat) }}>
            <polyline
              points={values.map((value, round) => `${x(round)},${y(value)}`).join(' ')}
              className="chart-line"
            />
            <text x={WIDTH + 6} y={labels[seat]}>
              {values.at(-1)}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  )
}

const LABEL_HEIGHT = 15

/** Moved down as far as it takes that no label covers another. */
function apart(heights: readonly number[]): number[] {
  const placed = [...heights]
  let last = Number.NEGATIVE_INFINITY
  for (const seat of [...heights.keys()].sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0))) {
    last = Math.max(heights[seat] ?? 0, last + LABEL_HEIGHT)
    placed[seat] = last
  }
  return placed
}
