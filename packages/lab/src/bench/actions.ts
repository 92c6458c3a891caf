// Workload on positions of stored games: all whole actions, asked for at once, and found step by step by legal moves on copies.

import {
  cloneState,
  legalMoves,
  type Move,
  type MoveType,
  makeMove,
  type Setup,
  type State,
  wholeActions,
} from '@ironbridge/engine'
import { positionsOf, type StoredGame } from './games.ts'
import { meter, type Workload } from './measure.ts'
import { benchRow } from './row.ts'

/** Enough of them, for a way that is slow. */
const STRIDE = 6

/** Both ways every action is told as the list of its moves. */
export function actionsWorkload(setup: Setup, games: readonly StoredGame[], seconds: number): Workload {
  const positions = positionsOf(games).filter((_, place) => place % STRIDE === 0)
  let sizes: number[] = []
  const atOnce = meter(seconds, () => {
    sizes = positions.map((state) => {
      let count = 0
      for (const { firsts, rest } of wholeActions(state))
        for (const first of firsts) count += Math.min(1, [first, ...rest].length)
      return count
    })
  })
  const stepByStep = meter(seconds, () => {
    for (const state of positions) takeSteps(state, [])
  })
  let runs = 0
  return {
    warmUp() {
      atOnce.warmUp()
      stepByStep.warmUp()
    },
    run() {
      atOnce.run()
      stepByStep.run()
      runs++
    },
    rows() {
      const found = sizes.reduce((sum, size) => sum + size, 0)
      return [
        benchRow({
          workload: 'actions',
          edition: setup.edition,
          players: setup.seats,
          runs,
          positions: positions.length,
          actionsPerSecond: found / atOnce.seconds(),
          listsPerSecond: positions.length / atOnce.seconds(),
          meanListSize: found / positions.length,
          longestList: Math.max(...sizes),
          timesStepByStep: stepByStep.seconds() / atOnce.seconds(),
        }),
      ]
    },
  }
}

/** These go on; others are whole by themselves, and need not be made. */
const STEPPED: ReadonlySet<MoveType> = new Set(['network', 'develop', 'sell', 'anywhere'])

/** How many sequences of moves end an action, each told; the same steps in another order count again. */
function takeSteps(state: State, before: readonly Move[]): number {
  let count = 0
  for (const move of legalMoves(state)) {
    const moves = [...before, move]
    if (!STEPPED.has(move.type)) {
      count += Math.min(1, moves.length)
      continue
    }
    const next = cloneState(state)
    makeMove(next, move)
    const { pending } = next
    if (pending === null || pending.type === 'shortfall') count++
    else count += takeSteps(next, moves)
  }
  return count
}
