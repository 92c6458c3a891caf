// How long decisions took: counted in steps of five per cent, so that any number of them takes little room.

export interface Times {
  readonly decisions: number
  /** All together. */
  readonly ms: number
  /** Decisions by step. */
  readonly steps: Readonly<Record<number, number>>
}

const SHORTEST_MS = 0.001
const STEP = 1.05

export const noTimes: Times = { decisions: 0, ms: 0, steps: {} }

export function timesOf(measured: readonly number[]): Times {
  const steps: Record<number, number> = {}
  let ms = 0
  for (const one of measured) {
    const step = stepOf(one)
    steps[step] = (steps[step] ?? 0) + 1
    ms += one
  }
  return { decisions: measured.length, ms: Number(ms.toFixed(3)), steps }
}

const stepOf = (ms: number): number =>
  Math.round(Math.log(Math.max(ms, SHORTEST_MS) / SHORTEST_MS) / Math.log(STEP))

export function together(one: Times, other: Times): Times {
  const steps: Record<number, number> = { ...one.steps }
  for (const [step, count] of Object.entries(other.steps))
    steps[Number(step)] = (steps[Number(step)] ?? 0) + count
  return { decisions: one.decisions + other.decisions, ms: one.ms + other.ms, steps }
}

export const meanMs = ({ decisions, ms }: Times): number => ms / Math.max(1, decisions)

/** The time that so many per cent of the decisions did not exceed, to within a step. */
export function msAtPercent({ decisions, steps }: Times, percent: number): number {
  let left = Math.ceil((decisions * percent) / 100)
  for (const step of Object.keys(steps)
    .map(Number)
    .sort((a, b) => a - b)) {
    left -= steps[step] ?? 0
    if (left <= 0) return SHORTEST_MS * STEP ** step
  }
  return 0
}
