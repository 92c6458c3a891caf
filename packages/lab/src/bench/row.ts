// One line of the bench: every workload fills the figures that it has.

export interface BenchRow {
  readonly workload: string
  readonly edition: string
  readonly players: number
  /** Timed repeats; rates are medians over them. */
  readonly runs: number
  readonly gamesPerSecond: number | null
  /** Actions of the rulebook, made or listed: 78, 105, 124 a game with 2, 3, 4 players, and 117 with 3 in the original game. */
  readonly actionsPerSecond: number | null
  /** Complete lists of legal moves, or of whole actions. */
  readonly listsPerSecond: number | null
  readonly meanListSize: number | null
  readonly longestList: number | null
  /** Lists of whole actions, compared with finding them by legal moves on copies. */
  readonly timesStepByStep: number | null
  readonly actionsPerGame: number | null
  readonly decisionsPerGame: number | null
  /** Time of one list. */
  readonly p50Micros: number | null
  readonly p99Micros: number | null
  readonly maxMicros: number | null
  readonly positions: number | null
  /** Time of one copy of a state. */
  readonly copyNanos: number | null
  /** Memory that one copy takes. */
  readonly bytesPerState: number | null
  /** Time to read a game file and play it again. */
  readonly replayMillis: number | null
}

const nothing: Omit<BenchRow, 'workload' | 'edition' | 'players' | 'runs'> = {
  gamesPerSecond: null,
  actionsPerSecond: null,
  listsPerSecond: null,
  meanListSize: null,
  longestList: null,
  timesStepByStep: null,
  actionsPerGame: null,
  decisionsPerGame: null,
  p50Micros: null,
  p99Micros: null,
  maxMicros: null,
  positions: null,
  copyNanos: null,
  bytesPerState: null,
  replayMillis: null,
}

type Given = Pick<BenchRow, 'workload' | 'edition' | 'players' | 'runs'> & Partial<BenchRow>

export const benchRow = (given: Given): BenchRow => {
  const row = { ...nothing, ...given }
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, typeof value === 'number' ? significant(value) : value]),
  ) as unknown as BenchRow
}

/** Four digits are more than a measurement is worth. */
const significant = (value: number): number =>
  Math.abs(value) >= 1000 ? Math.round(value) : Number(value.toPrecision(4))
