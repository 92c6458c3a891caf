// The table of one game: what is shown, what is being chosen, and what can be done about it.

import type { Thought } from '@ironbridge/bots'
import {
  brokenRule,
  type Hindrance,
  type Move,
  type Seat,
  seatToMove,
  type Wish,
  whyNot,
} from '@ironbridge/engine'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Thinker } from '../bots/thinker.ts'
import type { Choice } from './choose.ts'
import {
  choose,
  draftMove,
  movesOf,
  redo,
  type Sitting,
  sitDown,
  stateOf,
  undo,
  withChoices,
} from './sitting.ts'
import type { NotTaken, Ply, Source, Thinking, Viewer } from './source.ts'

export interface TableState {
  readonly source: Source
  readonly plies: readonly Ply[]
  readonly thinking: Thinking | null
  /** Moves shown so far. */
  readonly shown: number
  /** The most that was shown so far: nothing is told of what comes after it. */
  readonly furthest: number
  /** Goes on to the present by itself. */
  readonly follows: boolean
  /** Whose turn is being made here. Null while others move, or the past is looked at. */
  readonly sitting: Sitting | null
  /** A turn that was sent and is not answered yet. */
  readonly sending: Sitting | null
  /** Around one screen: the seat that is to take it now. */
  readonly curtain: Seat | null
  /** Whose hand was shown last. */
  readonly viewer: Viewer
  readonly overlay: Overlay
  /** The move whose end of an era, or of the game, is being shown: with the table as it was scored. */
  readonly interlude: number | null
  /** How many links and tiles of it were counted so far. */
  readonly counted: number
  /** After the end: the ranking lies over the table. */
  readonly isRanking: boolean
  /** Why something cannot be done, if that was asked. */
  readonly hindrance: Hindrance | null
  /** The same of what is only pointed at. */
  readonly whisper: Hindrance | null
  /** A bot's advice for the move to come. */
  readonly advice: Advice | null
  /** What was sent last was not taken. */
  readonly notTaken: NotTaken | null
}

export interface Advice {
  /** Null while the bot thinks. */
  readonly move: Move | null
  readonly thought: Thought | null
}

/** What is laid over the map. */
export type Overlay =
  | { readonly type: 'none' | 'network' | 'values' | 'markets' | 'survivors' }
  | { readonly type: 'connected' | 'town'; readonly location: number }

export interface Table extends StoreApi<TableState> {
  pick(choice: Choice): void
  /** Only these choices, instead of all made so far. */
  restart(choices: readonly Choice[]): void
  confirm(move: Move): Promise<void>
  undo(): void
  redo(): void
  endTurn(): Promise<void>
  liftCurtain(): void
  showPly(ply: number): void
  /** The next move of others, and what follows from it. */
  showNext(): void
  /** What scores is counted one by one, or up to the last. */
  count(scores: number): void
  closeInterlude(): void
  showRanking(isRanking: boolean): void
  follow(): void
  pause(): void
  lay(overlay: Overlay): void
  /** Asks a bot what it would do here. */
  advise(): Promise<void>
  dismissAdvice(): void
  ask(wish: Wish | null): void
  /** Asks in passing, by pointing at it. */
  wonder(wish: Wish | null): void
  close(): void
}

/** The bot that gives advice: it compares turns long enough to say what comes of them. */
export const ADVISER = 'master'

/** Whoever asks for reasons gives it time to find some; on a slow machine once more. */
const PATIENCE = [2, 10]

export function openTable(source: Source, adviser: Thinker): Table {
  const store = createStore<TableState>(() => {
    const { viewer } = source
    const plies = source.plies(viewer)
    return seated(
      {
        source,
        plies,
        thinking: source.thinking(),
        shown: plies.length,
        furthest: plies.length,
        follows: true,
        sitting: null,
        sending: null,
        curtain: null,
        viewer,
        overlay: NO_OVERLAY,
        interlude: null,
        counted: 0,
        isRanking: true,
        hindrance: null,
        whisper: null,
        advice: null,
        notTaken: null,
      },
      source.draft(),
    )
  })
  const { getState: get, setState: set } = store
  let isSending = false
  store.subscribe(({ shown, furthest }) => {
    if (shown > furthest) set({ furthest: shown })
  })
  const unsubscribe = source.subscribe(() =>
    set((before) => {
      const state = { ...before, plies: source.plies(before.viewer), thinking: source.thinking() }
      return isSending ? state : heard(state)
    }),
  )

  const update = (change: (sitting: Sitting) => Sitting): void => {
    const { sitting, overlay } = get()
    if (sitting === null) return
    const next = change(sitting)
    set({
      sitting: next,
      overlay: besidePrompt(overlay),
      hindrance: null,
      whisper: null,
      ...(next.draft === sitting.draft ? {} : { advice: null }),
    })
    if (next.draft !== sitting.draft) source.keepDraft(movesOf(next))
  }

  async function send(moves: readonly Move[]): Promise<void> {
    const after = get().shown + moves.length
    set(({ sitting }) => ({ sitting: null, sending: sitting, advice: null, notTaken: null }))
    isSending = true
    const refusal = await source.send(moves)
    isSending = false
    set((state) => {
      const plies = source.plies(state.viewer)
      // While the answer came, what was sent may have been shown already, or taken back.
      const shown = refusal === null ? Math.min(Math.max(after, state.shown), plies.length) : state.shown
      const next = {
        ...state,
        plies,
        shown,
        follows: true,
        sending: null,
        notTaken: refusal === null || refusal === 'unsent' ? refusal : 'stale',
      } as const
      const draft = refusal === null ? [] : source.draft()
      return seated({ ...next, interlude: interludeAt(plies, shown), counted: 0 }, draft)
    })
  }

  return {
    ...store,
    pick: (choice) => update((sitting) => choose(sitting, choice)),
    restart: (choices) => update((sitting) => withChoices(sitting, choices)),
    async confirm(move) {
      const { sitting } = get()
      if (sitting === null) return
      const next = draftMove(sitting, move)
      // What is face down, and what is owed, cannot wait for the end of the turn.
      if (next === null || move.type === 'shortfall') await send([...movesOf(sitting), move])
      else update(() => next)
    },
    undo: () => update(undo),
    redo: () => update(redo),
    async endTurn() {
      const { sitting } = get()
      if (sitting !== null) await send(movesOf(sitting))
    },
    liftCurtain: () => set((state) => seated({ ...state, viewer: state.curtain, curtain: null }, [])),
    showPly(ply) {
      const { plies } = get()
      const shown = Math.max(0, Math.min(ply, plies.length))
      if (shown === plies.length) set((state) => seated({ ...state, shown, interlude: null }, source.draft()))
      else set({ shown, follows: false, sitting: null, hindrance: null, interlude: null })
    },
    showNext: () =>
      set((state) => {
        const shown = Math.min(state.shown + 1, state.plies.length)
        return seated({ ...state, shown, interlude: interludeAt(state.plies, shown), counted: 0 }, [])
      }),
    count: (counted) => set({ counted }),
    closeInterlude: () =>
      set((state) => seated({ ...state, interlude: null, isRanking: true }, source.draft())),
    showRanking: (isRanking) => set({ isRanking }),
    follow: () => set({ follows: true }),
    pause: () => set({ follows: false }),
    lay: (overlay) => set({ overlay, whisper: null }),
    async advise() {
      const { sitting } = get()
      if (sitting === null) return
      set({ advice: { move: null, thought: null } })
      let thought: Thought | null = null
      let move: Move | null = null
      for (const patience of PATIENCE) {
        const order = { bot: ADVISER, view: stateOf(sitting), patience }
        move = await adviser.ask(order, (told) => (thought = told))
        if (move === null || thought === null || (thought as Thought).values.length > 0) break
      }
      // By now another move may be asked for.
      if (get().sitting?.draft === sitting.draft) set({ advice: move && { move, thought } })
    },
    dismissAdvice: () => set({ advice: null }),
    ask: (wish) =>
      set((state) => ({
        hindrance: hindranceOf(state, wish),
        overlay: besidePrompt(state.overlay),
        whisper: null,
      })),
    wonder: (wish) => set((state) => ({ whisper: hindranceOf(state, wish) })),
    close() {
      unsubscribe()
      adviser.stop()
      source.close()
    },
  }
}

const hindranceOf = ({ sitting }: TableState, wish: Wish | null): Hindrance | null =>
  wish === null || sitting === null ? null : whyNot(stateOf(sitting), wish)

/** The end of an era is shown at length. */
const interludeAt = (plies: readonly Ply[], shown: number): number | null =>
  plies[shown - 1]?.events.some(({ type }) => type === 'era' || type === 'over') ? shown - 1 : null

const NO_OVERLAY: Overlay = { type: 'none' }

/** A place is told about where questions are asked, and gives way to them. */
const besidePrompt = (overlay: Overlay): Overlay => ('location' in overlay ? NO_OVERLAY : overlay)

/** The game went on, or back, without this screen: then a turn in the making is void. Or somebody sat down again. */
function heard(state: TableState): TableState {
  const { sitting, shown, plies, source, curtain } = state
  if (shown > plies.length) return seated({ ...state, shown: plies.length, interlude: null }, source.draft())
  if (shown < plies.length) {
    if (sitting === null) return state
    return { ...state, sitting: null, notTaken: sitting.draft.length === 0 ? state.notTaken : 'stale' }
  }
  return sitting === null && curtain === null ? seated(state, source.draft()) : state
}

/** Takes up the turn of a person at this screen, once everything before it was shown. */
function seated(state: TableState, draft: readonly Move[]): TableState {
  const { source, shown, plies } = state
  const now = source.seen(shown, state.viewer)
  const seat = seatToMove(now)
  const isTurn = shown === plies.length && !now.over && source.here.includes(seat)
  // A turn begins when the era before it has been scored.
  if (!isTurn || state.interlude !== null) return { ...state, sitting: null }
  const isShared = source.here.length > 1
  if (isShared && state.viewer !== seat) return { ...state, sitting: null, curtain: seat }
  const sitting = drafted(sitDown(source.seen(shown, seat)), draft)
  return { ...state, sitting, viewer: seat, plies: source.plies(seat) }
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
