// A game as a tree: every node is a state and the move that led there; what was played otherwise branches off. A game that is being
// played is a tree with one child per node. Nothing here ever changes: each operation answers with another tree that shares its nodes.

import type { GameEvent, Move, Seat, State } from '@ironbridge/engine'
import type { Handover, Sitter } from '../words/index.ts'

/** A move as it was heard. */
export interface ShownPly {
  readonly seat: Seat
  readonly move: Move
  readonly events: readonly GameEvent[]
  /** Who sat at the table then, where seats change hands. */
  readonly sitters?: readonly Sitter[]
  /** Who came and went before it. */
  readonly handovers?: readonly Handover[]
}

export interface TreeNode {
  /** Null at the root, which may be any position. */
  readonly parent: TreeNode | null
  /** What led here. */
  readonly played: ShownPly | null
  readonly state: State
  /** Moves since the root. */
  readonly ply: number
}

export interface Tree {
  readonly root: TreeNode
  /** Of each of its nodes, in order: the first goes on with the main line. Parents come before their children. */
  readonly children: ReadonlyMap<TreeNode, readonly TreeNode[]>
}

/** One more move, and where it leads. */
export interface TreeStep {
  readonly played: ShownPly
  readonly state: State
}

/** A tree that has grown, and the node that was reached. */
export interface Grown {
  readonly tree: Tree
  readonly node: TreeNode
}

export function plant(state: State): Tree {
  const root: TreeNode = { parent: null, played: null, state, ply: 0 }
  return { root, children: new Map([[root, []]]) }
}

export const childrenOf = ({ children }: Tree, node: TreeNode): readonly TreeNode[] =>
  children.get(node) ?? []

/** Moves one after the other from a node on. A move that is there already is followed, not told again. */
export function grow(tree: Tree, from: TreeNode, steps: readonly TreeStep[]): Grown {
  const children = new Map(tree.children)
  let node = from
  for (const { played, state } of steps) {
    const known = childBy({ ...tree, children }, node, played.move)
    const next = known ?? { parent: node, played, state, ply: node.ply + 1 }
    if (known === undefined) {
      children.set(node, [...(children.get(node) ?? []), next])
      children.set(next, [])
    }
    node = next
  }
  return { tree: { ...tree, children }, node }
}

/** Everything after a node is taken back. */
export const truncate = (tree: Tree, node: TreeNode): Tree => without(tree, childrenOf(tree, node))

/** A branch is cut off: the node and everything after it. The root stays. */
export const prune = (tree: Tree, node: TreeNode): Tree => (node === tree.root ? tree : without(tree, [node]))

/** The main line runs through the node from now on. */
export function promote(tree: Tree, node: TreeNode): Tree {
  const children = new Map(tree.children)
  for (const child of pathTo(node).slice(1)) {
    const parent = child.parent as TreeNode
    const others = childrenOf(tree, parent).filter((one) => one !== child)
    children.set(parent, [child, ...others])
  }
  return { ...tree, children }
}

/** From the root to the node. */
export function pathTo(node: TreeNode): TreeNode[] {
  const path: TreeNode[] = []
  for (let one: TreeNode | null = node; one !== null; one = one.parent) path[one.ply] = one
  return path
}

/** From the root through the node, and on along the first children: by its ply, what comes before and after it. */
export function lineThrough(tree: Tree, node: TreeNode): TreeNode[] {
  const line = pathTo(node)
  for (let [next] = childrenOf(tree, node); next !== undefined; [next] = childrenOf(tree, next))
    line.push(next)
  return line
}

/** Where moves lead from a node, as far as the tree knows them. */
export function walk(tree: Tree, from: TreeNode, moves: readonly Move[]): TreeNode {
  let node = from
  for (const move of moves) {
    const next = childBy(tree, node, move)
    if (next === undefined) break
    node = next
  }
  return node
}

/** The node that the same moves lead to in another tree of the game: after moves were taken back, or with other eyes. */
export function counterpart(tree: Tree, node: TreeNode): TreeNode {
  if (tree.children.has(node)) return node
  const moves = pathTo(node).flatMap(({ played }) => played?.move ?? [])
  return walk(tree, tree.root, moves)
}

/** The same tree as somebody else sees it. What was seen before is kept in `known`, and is not looked at again. */
export function seenWith(
  tree: Tree,
  known: WeakMap<TreeNode, TreeNode>,
  see: (node: TreeNode) => Pick<TreeNode, 'played' | 'state'>,
): Tree {
  const eyes = (node: TreeNode): TreeNode => {
    const before = known.get(node)
    if (before !== undefined) return before
    const parent = node.parent && (known.get(node.parent) ?? null)
    const seen = { ...see(node), parent, ply: node.ply }
    known.set(node, seen)
    return seen
  }
  const children = new Map<TreeNode, readonly TreeNode[]>()
  for (const [node, after] of tree.children) children.set(eyes(node), after.map(eyes))
  return { root: eyes(tree.root), children }
}

/**
 * A moment as text, for addresses: `12` lies twelve moves along the first children. `12-1` goes another way there, by child 1, and `12-1-3`
 * three moves on from that. It holds for a tree as it stands.
 */
export function momentOf(tree: Tree, node: TreeNode): string {
  const numbers = [0]
  for (const child of pathTo(node).slice(1)) {
    const index = childrenOf(tree, child.parent as TreeNode).indexOf(child)
    if (index > 0) numbers.push(index, 0)
    else numbers.push((numbers.pop() ?? 0) + 1)
  }
  if (numbers.length > 1 && numbers.at(-1) === 0) numbers.pop()
  return numbers.join('-')
}

/** As far as the way goes; null if the text says nothing. */
export function nodeAt(tree: Tree, moment: string): TreeNode | null {
  if (!/^\d{1,5}(-\d{1,5})*$/.test(moment)) return null
  let node = tree.root
  for (const [at, number] of moment.split('-').map(Number).entries()) {
    if (at % 2 === 0) {
      const line = lineThrough(tree, node)
      node = line[node.ply + number] ?? line.at(-1) ?? node
    } else {
      const child = childrenOf(tree, node)[number]
      if (child === undefined) return node
      node = child
    }
  }
  return node
}

const childBy = (tree: Tree, node: TreeNode, move: Move): TreeNode | undefined =>
  childrenOf(tree, node).find(({ played }) => played !== null && isSame(played.move, move))

/** Made from a list of legal moves or read from a text, a move has the same fields. */
const isSame = (one: Move, other: Move): boolean => one === other || fieldsOf(one) === fieldsOf(other)

const fieldsOf = (move: Move): string =>
  JSON.stringify(Object.entries(move).toSorted(([one], [other]) => (one < other ? -1 : 1)))

function without(tree: Tree, branches: readonly TreeNode[]): Tree {
  const gone = new Set(branches)
  const children = new Map<TreeNode, readonly TreeNode[]>()
  for (const [node, after] of tree.children) {
    if (node.parent !== null && gone.has(node.parent)) gone.add(node)
    if (!gone.has(node))
      children.set(node, after.some((one) => gone.has(one)) ? after.filter((one) => !gone.has(one)) : after)
  }
  return { ...tree, children }
}
