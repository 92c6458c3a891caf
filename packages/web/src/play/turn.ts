// What one screen shows of one game, and how that changes: what is looked at, whose turn is made here, what the source tells.

import type { AdvisedTurn } from '@ironbridge/bots'
import {
  brokenRule,
  type CardId,
  type Hindrance,
  type LocationId,
  type Move,
  type Refusal,
  type Seat,
  seatToMove,
} from '@ironbridge/engine'
import { draftMove, movesOf, type Sitting, sitDown, stateOf } from './sitting.ts'
import type { GameSource, NotTaken, Sight, Viewer } from './source.ts'
import { counterpart, lineThrough, type TreeNode, walk } from './tree.ts'

export interface TableState extends Sight {
  readonly source: GameSource
  /** Whose eyes. Nobody's own while a curtain hides the hands. */
  readonly viewer: Viewer
  /** What is shown. */
  readonly cursor: TreeNode
  /** Through the cursor, from the root to the end. */
  readonly line: readonly TreeNode[]
  /** The most moves that were shown so far: nothing is told of what comes after them. */
  readonly furthest: number
  /** Goes on to the present by itself. */
  readonly follows: boolean
  readonly turn: TurnState
  /** Around one screen: the seat that is to take it now. */
  readonly curtain: Seat | null
  /** While the end of an era, or of the game, is shown: how many of its links and tiles were counted so far. */
  readonly counted: number | null
  readonly overlay: Overlay
  /** After the end: the ranking lies over the table. */
  readonly isRanking: boolean
  /** Why something cannot be done, if that was asked. */
  readonly hindrance: Hindrance | null
  /** The same of what is only pointed at. */
  readonly whisper: Hindrance | null
  /** The card of the own hand that is pointed at: its places are lit. */
  readonly pointed: CardId | null
  /** A bot's advice for the move to come. */
  readonly advice: Advice | null
  /** What was sent last was not taken. */
  readonly notTaken: NotTaken | null
}

/** The state of the turn at this screen: it is one thing at a time, so that a turn on its way cannot be made again. */
export type TurnState =
  /** The past, a game between others that is watched, or one that is over. */
  | { readonly is: 'looking' }
  /** Others move; or an era is scored, or a screen handed over, before the next turn. */
  | { readonly is: 'waiting' }
  | { readonly is: 'choosing'; readonly sitting: Sitting }
  /** Until it is answered, wherever one looks meanwhile. */
  | { readonly is: 'sending'; readonly sitting: Sitting; readonly from: TreeNode }

export interface Advice {
  /** The first move of the turn in front; null while the bot thinks. */
  readonly move: Move | null
  /** The best first, unless another was put in front. */
  readonly turns: readonly AdvisedTurn[]
  /** Part of the bot's time that is used up. */
  readonly spent: number
}

/** What is laid over the map. */
export type Overlay =
  | { readonly type: 'none' | 'network' | 'values' | 'markets' | 'survivors' | 'last' }
  | { readonly type: 'connected' | 'town'; readonly location: LocationId }

export const NO_OVERLAY: Overlay = { type: 'none' }

export function opened(source: GameSource): TableState {
  const { viewer } = source
  const sight = source.look(viewer)
  const { tree, head } = sight
  return seated({
    ...sight,
    source,
    viewer,
    cursor: head,
    line: lineThrough(tree, head),
    furthest: head.ply,
    follows: true,
    turn: { is: 'waiting' },
    curtain: null,
    counted: null,
    overlay: NO_OVERLAY,
    isRanking: true,
    hindrance: null,
    whisper: null,
    pointed: null,
    advice: null,
    notTaken: null,
  })
}

/** The turn that is being made here. */
export const sittingOf = ({ turn }: TableState): Sitting | null =>
  turn.is === 'choosing' ? turn.sitting : null

/** A turn on its way, where it was made. Elsewhere there is something else to see. */
export const sendingOf = ({ turn, cursor }: TableState): Sitting | null =>
  turn.is === 'sending' && turn.from === cursor ? turn.sitting : null

/** Nothing is awaited where one looks, though a turn may be on its way. */
export const isLooking = ({ turn, cursor, follows }: TableState): boolean =>
  turn.is === 'looking' || (turn.is === 'sending' && turn.from !== cursor && !follows)

/** The source has news: the game went on, or back, without this screen. Or somebody sat down again. */
export function withNews(before: TableState): TableState {
  const state = refreshed(before)
  const { turn, cursor, head, curtain, isFree } = state
  if (turn.is === 'sending') return state
  // What was shown was taken back.
  if (cursor.ply < before.cursor.ply) return seated({ ...state, counted: null })
  if (turn.is === 'choosing') {
    if (cursor === head && state.redrafted !== before.redrafted) return seated(state)
    if (cursor === head || isFree) return state
    // Then a turn in the making is void, unless it was played just so at another page.
    const made = movesOf(turn.sitting)
    const isMade = walk(state.tree, cursor, made).ply === cursor.ply + made.length
    return resting(isMade ? state : { ...state, notTaken: 'stale' })
  }
  return cursor === head && curtain === null ? seated(state) : resting(state)
}

export function show(state: TableState, node: TreeNode): TableState {
  if (node === state.cursor && state.turn.is === 'choosing') return state
  const there = { ...at(state, node), counted: null }
  return seated(node === state.head ? there : { ...there, follows: false, hindrance: null })
}

/** The next move of others, and what follows from it. */
export function showNext(state: TableState): TableState {
  const next = state.line[state.cursor.ply + 1] ?? state.cursor
  return seated(scored(at(state, next)))
}

/** Nothing can be chosen until this is answered. */
export function sent(state: TableState): TableState {
  const { turn, cursor } = state
  if (turn.is !== 'choosing') return state
  const sending = { is: 'sending', sitting: turn.sitting, from: cursor } as const
  return { ...state, turn: sending, advice: null, notTaken: null }
}

export function answered(
  before: TableState,
  moves: readonly Move[],
  why: Refusal | NotTaken | null,
): TableState {
  const { turn } = before
  if (turn.is !== 'sending') return before
  const state = { ...refreshed(before), follows: true }
  if (why !== null)
    return seated(scored({ ...state, turn: WAITING, notTaken: why === 'unsent' ? 'unsent' : 'stale' }))
  // While the answer came, what was sent may have been shown already, or taken back.
  const reached = walk(state.tree, counterpart(state.tree, turn.from), moves)
  const isShown = state.cursor.ply > reached.ply
  return seated(scored({ ...(isShown ? state : at(state, reached)), turn: WAITING }))
}

export const lifted = (state: TableState): TableState =>
  seated({ ...withEyes(state, state.curtain), curtain: null })

/** Takes up the turn of a person at this screen, once everything before it was shown. */
export function seated(state: TableState): TableState {
  const { cursor, head, here, viewer, source } = state
  if (state.turn.is === 'sending') return state
  // A turn begins when the era before it has been scored.
  if (!mayPlay(state) || state.counted !== null) return resting(state)
  if (viewer === 'all') return choosing(state)
  const seat = seatToMove(cursor.state)
  if (here.length > 1 && viewer !== seat) return resting({ ...withEyes(state, null), curtain: seat })
  return choosing(withEyes(state, seat))

  function choosing(eyes: TableState): TableState {
    const sitting = drafted(sitDown(eyes.cursor.state), cursor === head ? source.draft() : [])
    return { ...eyes, turn: { is: 'choosing', sitting } }
  }
}

/** Whether the turn at the cursor is one of this screen. */
const mayPlay = ({ cursor, head, here, isFree }: TableState): boolean =>
  (cursor === head || isFree) && !cursor.state.over && here.includes(seatToMove(cursor.state))

/** With nothing to choose. */
export function resting(state: TableState): TableState {
  const { turn, cursor, head, follows, viewer } = state
  if (turn.is === 'sending') return state
  const isAwaited = !head.state.over && viewer !== 'all' && (cursor === head || follows)
  return { ...state, turn: isAwaited ? WAITING : LOOKING }
}

const LOOKING: TurnState = { is: 'looking' }
const WAITING: TurnState = { is: 'waiting' }

/** The end of an era is shown at length. */
const scored = (state: TableState): TableState => ({ ...state, counted: endsEra(state.cursor) ? 0 : null })

const endsEra = ({ played }: TreeNode): boolean =>
  played?.events.some(({ type }) => type === 'era' || type === 'over') ?? false

/** With the cursor at a node. */
function at(state: TableState, cursor: TreeNode): TableState {
  const { tree, line } = state
  const isOnLine = line[cursor.ply] === cursor
  return {
    ...state,
    cursor,
    line: isOnLine ? line : lineThrough(tree, cursor),
    furthest: Math.max(state.furthest, cursor.ply),
  }
}

function withEyes(state: TableState, viewer: Viewer): TableState {
  return viewer === state.viewer ? state : refreshed({ ...state, viewer })
}

/** What the source says now, at the place that is shown, or as near to it as the game still goes. */
function refreshed(before: TableState): TableState {
  const sight = before.source.look(before.viewer)
  const { tree, head } = sight
  const { turn } = before
  if (tree === before.tree) return { ...before, ...sight }
  const cursor = counterpart(tree, before.cursor)
  const isBack = cursor.ply < before.cursor.ply
  return {
    ...before,
    ...sight,
    cursor,
    line: lineThrough(tree, cursor),
    furthest: isBack ? Math.min(before.furthest, head.ply) : before.furthest,
    turn: turn.is === 'sending' ? { ...turn, from: counterpart(tree, turn.from) } : turn,
  }
}

/** As far as the moves still fit. */
function drafted(start: Sitting, moves: readonly Move[]): Sitting {
  let sitting = start
  for (const move of moves) {
    const next = brokenRule(stateOf(sitting), move) === null ? draftMove(sitting, move) : null
    if (next === null) break
    sitting = next
  }
  return sitting
}
