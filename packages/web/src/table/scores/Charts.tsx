// How the game went: points, money and income of every seat by round, as lines that end in the seat's mark. The last points, and
// those at the end of an era, are the ones of the table.

import { SeatMark, seatColour } from '@ironbridge/board'
import { incomeLevel, rulesOf } from '@ironbridge/engine'
import { useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { Chart, type Series } from '../../kit/Chart.tsx'
import { eraName, plain } from '../../words/index.ts'
import { useNames, usePlies, useStates } from '../context.ts'
import { type RoundEnd, roundEnds } from '../points.ts'
import './Charts.css'

export function Charts() {
  const { t, i18n } = useLingui()
  const names = useNames()
  const states = useStates()
  const plies = usePlies()
  // The same round is looked at in all of them.
  const [cursor, setCursor] = useState<number | null>(null)
  const ends = useMemo(() => roundEnds(states, plies), [states, plies])
  const lines = useMemo(
    () =>
      MEASURES.map((valueOf) =>
        (ends[0]?.state.players ?? []).map((_, seat) => ends.map((end) => valueOf(end, seat))),
      ),
    [ends],
  )
  const eras = ends.flatMap(({ state: { era } }, at) =>
    at === 0 || era !== ends[at - 1]?.state.era ? [[at, eraName(i18n, era)] as const] : [],
  )
  const seriesOf = (values: readonly (readonly number[])[]): Series[] =>
    names.map((name, seat) => ({
      name,
      values: values[seat] ?? [],
      colour: seatColour(seat),
      dash: DASHES[seat],
      mark: <SeatMark seat={seat} size={18} />,
    }))
  const titles = [t`Victory points, as if scored then`, t`Money`, t`Income`]
  return (
    <div className="charts">
      {lines.map((values, at) => (
        <Chart
          key={titles[at]}
          title={titles[at] ?? ''}
          series={seriesOf(values)}
          parts={eras}
          write={plain}
          cursor={cursor}
          onCursor={setCursor}
        />
      ))}
    </div>
  )
}

const MEASURES: readonly ((end: RoundEnd, seat: number) => number)[] = [
  ({ points }, seat) => points[seat] ?? 0,
  ({ state }, seat) => state.players[seat]?.money ?? 0,
  ({ state }, seat) => incomeLevel(rulesOf(state), state.players[seat]?.incomeSpace ?? 0),
]

/** Lines of seats are told apart without their colours, as links on the board are. */
const DASHES: readonly (string | undefined)[] = [undefined, '16 4', '7 4', '2 3']
