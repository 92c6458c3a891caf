// A game as a tree: real games from any root, with branches tried at random, hold what the tree promises after every operation.

import {
  type Dice,
  formatMove,
  legalMoves,
  type Move,
  makeSetup,
  newGame,
  parsePosition,
  parseWholeMove,
  play,
  rngFromSeed,
  rolling,
  rulesOf,
  type Setup,
  type State,
  seatToMove,
  view,
} from '@ironbridge/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  childrenOf,
  counterpart,
  grow,
  lineThrough,
  momentOf,
  nodeAt,
  pathTo,
  plant,
  promote,
  prune,
  type ShownPly,
  seenWith,
  type Tree,
  type TreeNode,
  truncate,
  walk,
} from '../../src/play/tree.ts'
import { playAt } from '../../src/sources/playing.ts'

const POSITION =
  'edition: birmingham; players: 2; A tiles: coal-1@dudley:1; A links: birmingham-dudley; A hand: coal, dudley, walsall'

const roots: readonly (() => State)[] = [
  () => newGame(makeSetup('birmingham', 3) as Setup, '1'.repeat(32)),
  () => newGame(makeSetup('lancashire', 2) as Setup, '2'.repeat(32)),
  () => parsePosition(POSITION).value as State,
]

const nodesOf = (tree: Tree): TreeNode[] => [...tree.children.keys()]

const anyOf = <One>(dice: Dice, list: readonly One[]): One => list[dice.below(list.length)] as One

function randomMove(dice: Dice, { state }: TreeNode): Move | null {
  return state.over ? null : anyOf(dice, legalMoves(state))
}

/** Some moves along, then at places all over the tree. */
function grown(root: State, dice: Dice, moves: number): Tree {
  let tree = plant(root)
  let end = tree.root
  for (let made = 0; made < moves; made++) {
    const from = made < moves / 2 ? end : anyOf(dice, nodesOf(tree))
    const move = randomMove(dice, from)
    if (move === null) continue
    ;({ tree, node: end } = playAt(tree, from, move))
  }
  return tree
}

const trees = fc
  .tuple(fc.nat(roots.length - 1), fc.nat(), fc.integer({ min: 2, max: 24 }))
  .map(([root, seed, moves]) => {
    const dice = rolling(rngFromSeed(seed.toString(16).padStart(32, '0')))
    return { tree: grown((roots[root] as () => State)(), dice, moves), dice }
  })

/** Runs of each property: a tree costs some milliseconds. */
const numRuns = 40

/** Every node hangs where it says, and is what its move makes of the state before. */
function check(tree: Tree): void {
  const nodes = nodesOf(tree)
  const seen = new Set<TreeNode>()
  for (const node of nodes) {
    seen.add(node)
    if (node !== tree.root) expect(seen.has(node.parent as TreeNode)).toBe(true)
    const children = childrenOf(tree, node)
    expect(new Set(children).size).toBe(children.length)
    for (const child of children) {
      expect(child.parent).toBe(node)
      expect(child.ply).toBe(node.ply + 1)
      expect(child.played?.seat).toBe(seatToMove(node.state))
      expect(tree.children.has(child)).toBe(true)
    }
    expect(node === tree.root || childrenOf(tree, node.parent as TreeNode).includes(node)).toBe(true)
  }
}

test('whatever is tried where, states are those that the rules make', () => {
  fc.assert(
    fc.property(trees, ({ tree }) => {
      check(tree)
      for (const { parent, played, state } of nodesOf(tree))
        if (parent && played) expect(play(parent.state, played.move)).toEqual({ state, broken: null })
    }),
    { numRuns },
  )
})

test('a move that is there already is followed: the tree does not grow, and the node is the same', () => {
  fc.assert(
    fc.property(trees, ({ tree }) => {
      for (const node of nodesOf(tree)) {
        if (node.parent === null || node.played === null) continue
        const rules = rulesOf(node.state)
        const read = parseWholeMove(rules, formatMove(rules, node.played.move)).value as Move
        expect(read).not.toBe(node.played.move)
        const again = playAt(tree, node.parent, read)
        expect(again.node).toBe(node)
        expect(again.tree).toEqual(tree)
      }
    }),
    { numRuns: 10 },
  )
})

test('a place is found again by its text, and a place of the main line is the number of its moves', () => {
  fc.assert(
    fc.property(trees, ({ tree }) => {
      for (const node of nodesOf(tree)) expect(nodeAt(tree, momentOf(tree, node))).toBe(node)
      expect(new Set(nodesOf(tree).map((node) => momentOf(tree, node))).size).toBe(tree.children.size)
      for (const node of lineThrough(tree, tree.root)) expect(momentOf(tree, node)).toBe(String(node.ply))
    }),
    { numRuns },
  )
})

test('a text that leads nowhere leads as far as it can, and one that says nothing to nothing', () => {
  const tree = grown((roots[0] as () => State)(), rolling(rngFromSeed('5'.repeat(32))), 8)
  const line = lineThrough(tree, tree.root)
  expect(nodeAt(tree, '99999')).toBe(line.at(-1))
  expect(nodeAt(tree, '1-7')).toBe(line[1])
  for (const text of ['', '-', 'x', '1-', '-1', '1.5', '999999', '1--2'])
    expect(nodeAt(tree, text)).toBeNull()
})

test('a line runs from the root through the node and on along first children', () => {
  fc.assert(
    fc.property(trees, ({ tree }) => {
      for (const node of nodesOf(tree)) {
        const line = lineThrough(tree, node)
        expect(line[0]).toBe(tree.root)
        expect(line[node.ply]).toBe(node)
        expect(line.slice(0, node.ply + 1)).toEqual(pathTo(node))
        for (const [ply, one] of line.entries()) expect(one.ply).toBe(ply)
        for (const one of line.slice(node.ply)) expect(line[one.ply + 1]).toBe(childrenOf(tree, one)[0])
      }
    }),
    { numRuns },
  )
})

test('a promoted node lies on the main line; nothing is lost, and all else keeps its order', () => {
  fc.assert(
    fc.property(trees, ({ tree, dice }) => {
      const node = anyOf(dice, nodesOf(tree))
      const after = promote(tree, node)
      check(after)
      expect(lineThrough(after, after.root)[node.ply]).toBe(node)
      expect(new Set(nodesOf(after))).toEqual(new Set(nodesOf(tree)))
      for (const parent of nodesOf(tree)) {
        const others = (children: readonly TreeNode[]) =>
          children.filter((one) => !pathTo(node).includes(one))
        expect(others(childrenOf(after, parent))).toEqual(others(childrenOf(tree, parent)))
      }
      expect(momentOf(after, node)).toBe(String(node.ply))
    }),
    { numRuns },
  )
})

test('what is cut off or taken back is gone with all that followed, and nothing else; whoever was there is taken along', () => {
  fc.assert(
    fc.property(trees, ({ tree, dice }) => {
      const node = anyOf(dice, nodesOf(tree))
      const isAfter = (one: TreeNode) => pathTo(one).includes(node)
      const cut = prune(tree, node)
      const back = truncate(tree, node)
      for (const one of [cut, back]) check(one)
      const isRoot = node === tree.root
      expect(nodesOf(cut)).toEqual(nodesOf(tree).filter((one) => isRoot || !isAfter(one)))
      expect(nodesOf(back)).toEqual(nodesOf(tree).filter((one) => one === node || !isAfter(one)))
      for (const one of nodesOf(tree)) {
        expect(counterpart(back, one)).toBe(isAfter(one) ? node : one)
        expect(counterpart(cut, one)).toBe(isAfter(one) && !isRoot ? node.parent : one)
      }
      // The tree before is as it was.
      check(tree)
    }),
    { numRuns },
  )
})

test('other eyes see the same tree, and look at what is new only', () => {
  fc.assert(
    fc.property(trees, ({ tree, dice }) => {
      const known = new WeakMap<TreeNode, TreeNode>()
      let looks = 0
      const see = ({ played, state }: TreeNode) => {
        looks++
        return { played, state: view(state, 0) }
      }
      const seen = seenWith(tree, known, see)
      check(seen)
      expect(looks).toBe(tree.children.size)
      for (const node of nodesOf(tree)) {
        const there = counterpart(seen, node)
        expect(momentOf(seen, there)).toBe(momentOf(tree, node))
        expect(there.state).toEqual(view(node.state, 0))
        expect(counterpart(tree, there)).toBe(node)
      }
      const move = randomMove(dice, tree.root)
      if (move === null) return
      const more = playAt(tree, tree.root, move)
      const again = seenWith(more.tree, known, see)
      expect(looks).toBe(more.tree.children.size)
      for (const node of nodesOf(seen)) expect(again.children.has(node)).toBe(true)
    }),
    { numRuns },
  )
})

test('a line is grown at once, as it was told', () => {
  const dice = rolling(rngFromSeed('7'.repeat(32)))
  const tree = grown((roots[1] as () => State)(), dice, 12)
  const line = lineThrough(tree, tree.root)
  const steps = line.slice(1).map(({ played, state }) => ({ played: played as ShownPly, state }))
  const first = plant(tree.root.state)
  const whole = grow(first, first.root, steps)
  expect(lineThrough(whole.tree, whole.node).map(({ state }) => state)).toEqual(
    line.map(({ state }) => state),
  )
  expect(
    walk(
      whole.tree,
      whole.tree.root,
      steps.map(({ played }) => played.move),
    ),
  ).toBe(whole.node)
  expect(childrenOf(first, first.root)).toEqual([])
})

test('a root may be any position in our notation', () => {
  const tree = plant((roots[2] as () => State)())
  const move = legalMoves(tree.root.state).find(({ type }) => type === 'loan') as Move
  const { tree: after, node } = playAt(tree, tree.root, move)
  expect(node.state.players[0]?.money).toBe((tree.root.state.players[0]?.money ?? 0) + 30)
  expect(nodeAt(after, '1')).toBe(node)
})
