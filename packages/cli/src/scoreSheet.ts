// The score sheet of a game: where every victory point came from, gathered from its events.

import { at, type Era, type GameEvent, ranking, type State, seatName } from '@ironbridge/engine'
import { table } from '@ironbridge/lab'

/** One line of the sheet: points by seat. */
export interface ScoreLine {
  readonly label: string
  readonly points: number[]
}

export interface ScoreSheet {
  readonly lines: ScoreLine[]
  tell(event: GameEvent): void
}

const finalLabels = { money: 'money', income: 'income', tiles: 'better tiles again' }

export function scoreSheet(seats: number, firstEra: Era): ScoreSheet {
  const lines: ScoreLine[] = []
  let era = firstEra
  const add = (label: string, seat: number, vp: number): void => {
    let line = lines.find((one) => one.label === label)
    if (!line) {
      line = { label, points: new Array<number>(seats).fill(0) }
      lines.push(line)
    }
    line.points[seat] = at(line.points, seat) + vp
  }
  return {
    lines,
    tell(event) {
      if (event.type === 'era') era = event.era
      else if (event.type === 'score-link') add(`${era} links`, event.seat, event.vp)
      else if (event.type === 'score-tile') add(`${era} tiles`, event.seat, event.vp)
      else if (event.type === 'score-final') add(finalLabels[event.reason], event.seat, event.vp)
      else if (event.type === 'bonus' && event.gives === 'vp')
        add(`${era} merchants`, event.seat, event.amount)
      else if (event.type === 'debt' && event.vpLost > 0) add(`${era} debts`, event.seat, -event.vpLost)
    },
  }
}

/** The sheet as a table, with places if the game is over. */
export function sheetText({ lines }: ScoreSheet, state: State, names: readonly string[]): string {
  const head = names.map((name, seat) => (name === seatName(seat) ? name : `${seatName(seat)} ${name}`))
  const rows: (string | number)[][] = lines.map(({ label, points }) => [label, ...points])
  rows.push(['victory points', ...state.players.map(({ vp }) => vp)])
  return table([['', ...head], ...rows], '   ')
}

/** `1. A, 134 points` for each place. */
export function rankingText(state: State, names: readonly string[]): string {
  let place = 1
  return ranking(state)
    .map((seats) => {
      const who = seats.map((seat) => titleOf(seat, names)).join(' and ')
      const line = `${place}. ${who}, ${at(state.players, at(seats, 0)).vp} points`
      place += seats.length
      return line
    })
    .join('\n')
}

/** The letter of a seat, and the name if it has one. */
export function titleOf(seat: number, names: readonly string[]): string {
  const letter = seatName(seat)
  const name = at(names, seat)
  return name === letter ? letter : `${letter} (${name})`
}
