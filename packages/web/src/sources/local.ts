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
import { freshId } from '../kit/freshId.ts'
import type { GameSource, Thinking, Viewer } from '../play/source.ts'
import { pathTo, type ShownPly, seenWith, type Tree, type TreeNode, truncate } from '../play/tree.ts'
import type { Desk } from './desk.ts'
import type { KeptGame } from './kept.ts'
import { firstRefusal, playAt, replayAt, treeOf } from './playing.ts'

/** The game must replay: what comes from outside is checked before it is kept. */
export function localSource(kept: KeptGame, desk: Desk): GameSource {
  let game = kept
  /** What is kept of it follows this; it lags behind where the browser could not write. */
  let { version } = kept
  let draft = kept.draft
  /** Drafts of this page that are not kept yet. */
  let drafting = 0
  let redrafted = 0
  /** With every card open, and where the game stands in it. */
  let { tree, node: head } = treeOf(kept.record)
  let thinking: Thinking | null = null
  let isRunning = false
  const closed = new AbortController()
  const listeners = new Set<() => void>()
  const rules = rulesOf(tree.root.state)
  const here = game.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  const eyes = eyesOn()
  const inTurn = queue()

  function botInTurn(): { readonly seat: Seat; readonly bot: string } | null {
    if (head.state.over) return null
    const seat = seatToMove(head.state)
    const sitter = game.sitters[seat]
    return sitter?.kind === 'bot' ? { seat, bot: sitter.bot } : null
  }

  function tell(thought: Thought | null = null): void {
    const bot = botInTurn()
    thinking = bot && { seat: bot.seat, is: 'here', thought }
    for (const listener of listeners) listener()
  }

  /** False if it does not fit any more: then another page was faster, and that is what counts. */
  async function keep(make: () => KeptGame | null): Promise<boolean> {
    for (;;) {
      const made = make()
      if (made === null) return false
      const next = { ...made, changed: desk.now(), version: freshId() }
      // What cannot be written is played on, and written with the next change.
      const now = await desk.keep(next, version).catch(() => null)
      if (now === null || now.version === next.version) {
        game = next
        version = now?.version ?? version
        return true
      }
      take(now)
    }
  }

  /** Another page went on with the game. */
  function take(newer: KeptGame): void {
    const before = game.record.moves
    const { moves } = newer.record
    const same = moves.findIndex((text, ply) => text !== before[ply])
    const from = pathTo(head)[same === -1 ? Math.min(moves.length, before.length) : same] as TreeNode
    const isSame = from === head && moves.length === before.length
    if (from !== head) tree = truncate(tree, from)
    ;({ tree, node: head } = replayAt(tree, from, moves.slice(from.ply)))
    game = newer
    version = newer.version
    // Of two drafts of one turn the later one stays.
    if (!isSame || drafting === 0) {
      if (newer.draft.join() !== draft.join()) redrafted++
      draft = newer.draft
    }
    tell()
    void runBots()
  }

  /** False if the game has gone on from there. */
  const play = (moves: readonly Move[], from: TreeNode): Promise<boolean> =>
    inTurn(async () => {
      if (head !== from) return false
      let grown = { tree, node: head }
      const texts = [...game.record.moves]
      for (const move of moves) {
        texts.push(recordedMove(grown.node.state, move))
        grown = playAt(grown.tree, grown.node, move)
      }
      const { over, players } = grown.node.state
      const result = over ? players.map(({ vp }) => vp) : null
      const next = (): KeptGame => ({ ...game, record: { ...game.record, moves: texts, result }, draft: [] })
      if (!(await keep(() => (head === from ? next() : null)))) return false
      ;({ tree, node: head } = grown)
      draft = []
      tell()
      return true
    })

  async function runBots(): Promise<void> {
    if (isRunning) return
    isRunning = true
    while (!closed.signal.aborted && botInTurn() !== null) await desk.alone(moveBot, closed.signal)
    isRunning = false
  }

  async function moveBot(): Promise<void> {
    const asked = botInTurn()
    const from = head
    if (asked === null || closed.signal.aborted) return
    const hear = (thought: Thought): void => {
      if (head === from) tell(thought)
    }
    const move = await desk.thinker.ask({ bot: asked.bot, view: view(from.state, asked.seat) }, hear)
    if (!closed.signal.aborted && move !== null) await play([move], from)
  }

  const catchUp = (): Promise<void> =>
    inTurn(async () => {
      const now = await desk.read()
      if (now !== null && now.version !== version && !closed.signal.aborted) take(now)
    })
  const deafen = desk.listen(() => void catchUp())

  tell()
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
      redrafted,
    }),
    async send(moves, { ply }) {
      if (ply !== head.ply) return 'stale'
      const refusal = firstRefusal(head.state, moves)
      if (refusal !== null) return refusal
      if (!(await play(moves, head))) return 'stale'
      void runBots()
      return null
    },
    draft: () =>
      draft.flatMap((text) => {
        const { value } = parseWholeMove(rules, text)
        return value === null ? [] : [value]
      }),
    keepDraft(moves) {
      const from = head
      draft = moves.map((move) => formatMove(rules, move))
      drafting++
      void inTurn(async () => {
        await keep(() => (head === from && game.draft !== draft ? { ...game, draft } : null))
        drafting--
      })
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close() {
      deafen()
      closed.abort()
      desk.thinker.stop()
    },
  }
}

/** One thing after the other, whatever becomes of each. */
function queue(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const done = last.then(work)
    last = done.catch(() => {})
    return done
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
      state: isOver ? state : view(state, seat),
    }))
    last = { whole, seat, isOver, tree }
    return { tree, head: known.get(head) as TreeNode }
  }
}
