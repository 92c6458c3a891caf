// How the game went: points, money and income of every seat by round, as lines that end in the seat's mark.

import { SeatMark, seatColour } from '@ironbridge/board'
import { incomeLevel, rulesOf, type State, standings } from '@ironbridge/engine'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { eraName, plain } from '../../words/index.ts'
import { useNames, useTableState } from '../context.ts'

const WIDTH = 320
const HEIGHT = 170
const LEFT = 34
const RIGHT = 66

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
  const step = stepOf(Math.max(...lines.flat()) - Math.min(0, ...lines.flat()))
  const most = Math.max(step, Math.ceil(Math.max(...lines.flat()) / step) * step)
  const least = Math.min(0, Math.floor(Math.min(...lines.flat()) / step) * step)
  const x = (round: number): number => (round / Math.max(1, rounds.length - 1)) * WIDTH
  const y = (value: number): number => HEIGHT - ((value - least) / (most - least)) * HEIGHT
  const labels = apart(lines.map((values) => y(values.at(-1) ?? 0)))
  const summary = names.map((name, seat) => `${name} ${plain(lines[seat]?.at(-1) ?? 0)}`).join(', ')
  const levels = Array.from({ length: (most - least) / step + 1 }, (_, at) => least + at * step)
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <svg
        viewBox={`${-LEFT} -20 ${LEFT + WIDTH + RIGHT} ${HEIGHT + 42}`}
        role="img"
        aria-label={`${title}: ${summary}`}
      >
        {levels.map((value) => (
          <g key={value}>
            <path d={`M0 ${y(value)}H${WIDTH}`} className={value === 0 ? 'chart-zero' : 'chart-level'} />
            <text x={-6} y={y(value) + 4} className="chart-small" textAnchor="end">
              {plain(value)}
            </text>
          </g>
        ))}
        <Rounds rounds={rounds} x={x} />
        {lines.map((values, seat) => (
          <g key={names[seat]} style={{ color: seatColour(seat) }}>
            <polyline
              points={values.map((value, round) => `${x(round)},${y(value)}`).join(' ')}
              className="chart-line"
              strokeDasharray={DASHES[seat]}
            />
            <g transform={`translate(${WIDTH + 5} ${(labels[seat] ?? 0) - 9})`}>
              <SeatMark seat={seat} size={18} />
            </g>
            <text x={WIDTH + 27} y={(labels[seat] ?? 0) + 5}>
              {plain(values.at(-1) ?? 0)}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  )
}

/** Lines of seats are told apart without their colours, as links on the board are. */
const DASHES: readonly (string | undefined)[] = [undefined, '16 4', '7 4', '2 3']

/** Rounds along the foot, every era by its name. */
function Rounds({ rounds, x }: { rounds: readonly State[]; x: (round: number) => number }) {
  const { i18n } = useLingui()
  const changes = rounds.flatMap(({ era }, at) => (at === 0 || era !== rounds[at - 1]?.era ? [at] : []))
  return (
    <>
      {rounds.map((_, at) => (
        // Rounds never change their places.
        <path key={at} d={`M${x(at)} ${HEIGHT}v4`} className="chart-zero" />
      ))}
      {changes.map((at) => (
        <g key={at}>
          {at > 0 && <path d={`M${x(at)} -6V${HEIGHT}`} className="chart-era" />}
          <text x={x(at) + 3} y={HEIGHT + 18} className="chart-small">
            {eraName(i18n, rounds[at]?.era ?? 'canal')}
          </text>
        </g>
      ))}
    </>
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
  for (const seat of order) {
    above = Math.max(heights[seat] ?? 0, above + LABEL_HEIGHT)
    placed[seat] = above
  }
  let below = HEIGHT + LABEL_HEIGHT
  for (const seat of order.toReversed()) {
    below = Math.min(placed[seat] ?? 0, below - LABEL_HEIGHT)
    placed[seat] = below
  }
  return placed
}
