// A game on this device: the record is played here, bots think here, and every step is kept.

import type { Thought } from '@ironbridge/bots'
import {
  formatMove,
  type Move,
  parseWholeMove,
  recordedMove,
  rulesOf,
  type Seat,
  seatToMove,
  view,
  viewEvent,
} from '@ironbridge/engine'
import type { Thinker } from '../bots/thinker.ts'
import type { GameSource, Thinking, Viewer } from '../play/source.ts'
import { type ShownPly, seenWith, type Tree, type TreeNode } from '../play/tree.ts'
import type { KeptGame } from './kept.ts'
import { firstRefusal, playAt, treeOf } from './playing.ts'

/** What a local game needs of the page. */
export interface Desk {
  readonly thinker: Thinker
  readonly keep: (game: KeptGame) => void
  readonly now: () => number
}

/** The game must replay: what comes from outside is checked before it is kept. */
export function localSource(kept: KeptGame, desk: Desk): GameSource {
  let game = kept
  /** With every card open, and where the game stands in it. */
  let { tree, node: head } = treeOf(kept.record)
  let thinking: Thinking | null = null
  let isClosed = false
  const listeners = new Set<() => void>()
  const rules = rulesOf(tree.root.state)
  const here = game.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  const eyes = eyesOn()
  const tell = (): void => {
    for (const listener of listeners) listener()
  }

  function append(move: Move): void {
    const text = recordedMove(head.state, move)
    ;({ tree, node: head } = playAt(tree, head, move))
    const { over, players } = head.state
    const result = over ? players.map(({ vp }) => vp) : null
    const record = { ...game.record, moves: [...game.record.moves, text], result }
    game = { ...game, record, draft: [], changed: desk.now() }
    desk.keep(game)
  }

  async function runBots(): Promise<void> {
    if (isClosed || thinking !== null || head.state.over) return
    const seat = seatToMove(head.state)
    const sitter = game.sitters[seat]
    if (sitter?.kind !== 'bot') return
    const hear = (thought: Thought): void => {
      thinking = { seat, is: 'here', thought }
      tell()
    }
    thinking = { seat, is: 'here', thought: null }
    tell()
    const move = await desk.thinker.ask({ bot: sitter.bot, view: view(head.state, seat) }, hear)
    thinking = null
    if (isClosed || move === null) return
    append(move)
    tell()
    void runBots()
  }

  void runBots()
  return {
    setup: game.record.setup,
    viewer: firstViewer(here),
    look: (viewer) => ({
      ...(viewer === 'all' ? { tree, head } : eyes(tree, head, viewer)),
      sitters: game.sitters,
      here,
      isFree: false,
      thinking,
    }),
    async send(moves) {
      const refusal = firstRefusal(head.state, moves)
      if (refusal !== null) return refusal
      for (const move of moves) append(move)
      tell()
      void runBots()
      return null
    },
    draft: () =>
      game.draft.flatMap((text) => {
        const { value } = parseWholeMove(rules, text)
        return value === null ? [] : [value]
      }),
    keepDraft(moves) {
      game = { ...game, draft: moves.map((move) => formatMove(rules, move)), changed: desk.now() }
      desk.keep(game)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close() {
      isClosed = true
      desk.thinker.stop()
    },
  }
}

/** One person sees with their own eyes; where all are bots, everything is shown. */
const firstViewer = (persons: readonly Seat[]): Viewer =>
  persons.length === 0 ? 'all' : persons.length === 1 ? (persons[0] ?? null) : null

/** One pair of eyes at a time: what they have seen is looked at again only for somebody else, or when the end opens all cards. */
function eyesOn() {
  let known = new WeakMap<TreeNode, TreeNode>()
  let last: { whole: Tree; seat: Seat | null; isOver: boolean; tree: Tree } | null = null
  return (whole: Tree, head: TreeNode, seat: Seat | null) => {
    const isOver = head.state.over
    if (last?.seat !== seat || last.isOver !== isOver) known = new WeakMap()
    else if (last.whole === whole) return { tree: last.tree, head: known.get(head) as TreeNode }
    const heard = (ply: ShownPly): ShownPly =>
      isOver
        ? ply
        : { ...ply, events: ply.events.map((event) => viewEvent(rulesOf(head.state), event, seat)) }
    const tree = seenWith(whole, known, ({ played, state }) => ({
      played: played && heard(played),
      state: view(state, seat),
    }))
    last = { whole, seat, isOver, tree }
    return { tree, head: known.get(head) as TreeNode }
  }
}
