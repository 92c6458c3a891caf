// Income levels along the progress track, the same in every edition.

/** Income levels in order, each as wide as its run says. */
const incomeRuns = [
  { from: -10, to: 0, spaces: 1 },
  { from: 1, to: 10, spaces: 2 },
  { from: 11, to: 20, spaces: 3 },
  { from: 21, to: 29, spaces: 4 },
  { from: 30, to: 30, spaces: 3 },
]

export const incomeTrack: readonly number[] = incomeRuns.flatMap(({ from, to, spaces }) =>
  Array.from({ length: (to - from + 1) * spaces }, (_, space) => from + Math.floor(space / spaces)),
)
