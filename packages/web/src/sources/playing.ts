// Games played by the rules: a move at a node of a tree, a record as a tree, and what is wrong with moves.

import {
  cloneState,
  explain,
  type GameEvent,
  type GameRecord,
  type Move,
  makeMove,
  newGame,
  parseWholeMove,
  type Refusal,
  replay,
  rulesOf,
  type State,
  seatToMove,
} from '@ironbridge/engine'
import { type Grown, grow, plant, type Tree, type TreeNode, type TreeStep } from '../play/tree.ts'

/** It must be legal there. */
export function playAt(tree: Tree, from: TreeNode, move: Move): Grown {
  const state = cloneState(from.state)
  const events: GameEvent[] = []
  const seat = seatToMove(state)
  makeMove(state, move, (event) => events.push(event))
  return grow(tree, from, [{ played: { seat, move, events }, state }])
}

/** Recorded moves, each after the letter of its seat, from a node on. */
export function replayAt(tree: Tree, from: TreeNode, moves: readonly string[]): Grown {
  let grown = { tree, node: from }
  for (const text of moves) grown = playAt(grown.tree, grown.node, moveIn(grown.node.state, text.slice(2)))
  return grown
}

function moveIn(state: State, text: string): Move {
  const { value } = parseWholeMove(rulesOf(state), text)
  if (value === null) throw new Error(`A recorded move cannot be read: ${text}`)
  return value
}

/** A game with every card open, and where it stands. */
export function treeOf(record: GameRecord): Grown {
  const tree = plant(newGame(record.setup, record.seed ?? ''))
  const steps: TreeStep[] = []
  replay(record, ({ seat, events, state, move: text }) => {
    steps.push({ played: { seat, move: moveIn(state, text), events }, state })
  })
  return grow(tree, tree.root, steps)
}

/** Of moves made one after the other; null if all are legal. */
export function firstRefusal(start: State, moves: readonly Move[]): Refusal | null {
  const state = cloneState(start)
  for (const move of moves) {
    const refusal = explain(state, move)
    if (refusal !== null) return refusal
    makeMove(state, move)
  }
  return null
}
