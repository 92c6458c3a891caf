// The table of one game: one store of what is shown, and everything that can be done about it.

import { type CardId, type Hindrance, type Move, type Wish, whyNot } from '@ironbridge/engine'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Thinker } from '../bots/thinker.ts'
import { actionOf, inFront, withTurn } from './advice.ts'
import type { Choice } from './choose.ts'
import {
  choose,
  draftMove,
  movesOf,
  redo,
  repaid,
  rewound,
  type Sitting,
  settled,
  stateOf,
  undo,
  withChoices,
} from './sitting.ts'
import type { GameSource } from './source.ts'
import { nodeAt, type TreeNode } from './tree.ts'
import {
  answered,
  lifted,
  NO_OVERLAY,
  type Overlay,
  opened,
  resting,
  seated,
  sent,
  show,
  showNext,
  sittingOf,
  type TableState,
  withNews,
} from './turn.ts'

export interface Table extends StoreApi<TableState> {
  pick(choice: Choice): void
  /** Only these choices, instead of all made so far. */
  restart(choices: readonly Choice[]): void
  /** The same, and an action in the making is given up. */
  begin(choices: readonly Choice[]): void
  /** Another card is given up for the action in the making. */
  repay(card: CardId): void
  confirm(move: Move): Promise<void>
  undo(): void
  redo(): void
  endTurn(): Promise<void>
  liftCurtain(): void
  show(node: TreeNode): void
  /** After so many moves of the line that is shown. */
  showPly(ply: number): void
  /** Where a text says, or the beginning. */
  showMoment(moment: string): void
  /** The next move of others, and what follows from it. */
  showNext(): void
  /** What scores is counted one by one, or up to the last. */
  count(scores: number): void
  closeInterlude(): void
  showRanking(isRanking: boolean): void
  follow(): void
  pause(): void
  setOverlay(overlay: Overlay): void
  /** Asks a bot which turn it would make here. */
  advise(): Promise<void>
  /** Another of the advised turns changes places with the one in front. */
  preferAdvice(place: number): void
  /** Drafts the advised turn, or its first action: all of it that can be known before the turn ends. */
  playAdvice(isWhole: boolean): void
  dismissAdvice(): void
  ask(wish: Wish | null): void
  /** Asks in passing, by pointing at it. */
  hover(wish: Wish | null): void
  /** Lights the places of a card, until something is chosen. */
  point(card: CardId | null): void
  close(): void
}

/** Whoever asks gives it time on a slow machine too. */
const PATIENCE = 4

export function openTable(source: GameSource, adviser: Thinker): Table {
  const store = createStore<TableState>(() => opened(source))
  const { getState: get, setState: set } = store
  const unsubscribe = source.subscribe(() => set(withNews))

  const update = (change: (sitting: Sitting) => Sitting): void => {
    const { overlay } = get()
    const sitting = sittingOf(get())
    if (sitting === null) return
    const next = change(sitting)
    set({
      turn: { is: 'choosing', sitting: next },
      overlay: besidePrompt(overlay),
      hindrance: null,
      whisper: null,
      pointed: null,
      ...(next.draft === sitting.draft ? {} : { advice: null }),
    })
    if (next.draft !== sitting.draft) source.keepDraft(movesOf(next))
  }

  async function send(moves: readonly Move[]): Promise<void> {
    const { cursor } = get()
    set(sent)
    const why = await source.send(moves, cursor)
    set((state) => answered(state, moves, why))
  }

  return {
    ...store,
    pick: (choice) => update((sitting) => settled(choose(sitting, choice))),
    restart: (choices) => update((sitting) => settled(withChoices(sitting, choices))),
    begin: (choices) => update((sitting) => settled(withChoices(rewound(sitting), choices))),
    repay: (card) => update((sitting) => repaid(sitting, card)),
    async confirm(move) {
      const sitting = sittingOf(get())
      if (sitting === null) return
      const next = draftMove(sitting, move)
      // What is face down, and what is owed, cannot wait for the end of the turn.
      if (next === null || move.type === 'shortfall') await send([...movesOf(sitting), move])
      else update(() => next)
    },
    undo: () => update(undo),
    redo: () => update(redo),
    async endTurn() {
      const sitting = sittingOf(get())
      if (sitting !== null) await send(movesOf(sitting))
    },
    liftCurtain: () => set(lifted),
    show: (node) => set((state) => show(state, node)),
    showPly: (ply) =>
      set((state) => {
        const { line, cursor } = state
        return show(state, line[Math.max(0, Math.min(ply, line.length - 1))] ?? cursor)
      }),
    showMoment: (moment) => set((state) => show(state, nodeAt(state.tree, moment) ?? state.tree.root)),
    showNext: () => set(showNext),
    count: (counted) => set((state) => (state.counted === null ? state : { counted })),
    closeInterlude: () => set((state) => seated({ ...state, counted: null, isRanking: true })),
    showRanking: (isRanking) => set({ isRanking }),
    follow: () => set((state) => followed(state, true)),
    pause: () => set((state) => followed(state, false)),
    setOverlay: (overlay) => set({ overlay, whisper: null }),
    async advise() {
      const sitting = sittingOf(get())
      if (sitting === null) return
      const thinking = (spent: number): void => set({ advice: { move: null, turns: [], spent } })
      thinking(0)
      // By now another move may be asked for, or no advice any more.
      const isWanted = (): boolean => get().advice?.move === null && sittingOf(get())?.draft === sitting.draft
      const order = { view: stateOf(sitting), patience: PATIENCE }
      const turns = await adviser.advise(order, (spent) => isWanted() && thinking(spent))
      if (turns !== null && isWanted()) set({ advice: inFront(turns, 0) })
    },
    preferAdvice: (place) => set(({ advice }) => ({ advice: advice && inFront(advice.turns, place) })),
    playAdvice(isWhole) {
      const [turn] = get().advice?.turns ?? []
      if (turn === undefined) return
      update((sitting) => withTurn(sitting, isWhole ? turn.moves : actionOf(stateOf(sitting), turn.moves)))
    },
    dismissAdvice() {
      if (get().advice?.move === null) adviser.stop()
      set({ advice: null })
    },
    ask: (wish) =>
      set((state) => ({
        hindrance: hindranceOf(state, wish),
        overlay: besidePrompt(state.overlay),
        whisper: null,
        pointed: null,
      })),
    hover: (wish) => set((state) => ({ whisper: hindranceOf(state, wish) })),
    point: (pointed) => set({ pointed }),
    close() {
      unsubscribe()
      adviser.stop()
      source.close()
    },
  }
}

/** Whoever chooses goes on choosing. */
function followed(state: TableState, follows: boolean): TableState {
  const next = { ...state, follows }
  return state.turn.is === 'choosing' ? next : resting(next)
}

function hindranceOf(state: TableState, wish: Wish | null): Hindrance | null {
  const sitting = sittingOf(state)
  if (wish === null || sitting === null) return null
  // Another action would take the place of the one in the making.
  const now = stateOf(sitting)
  const before = now.pending?.type === wish.type ? now : stateOf(rewound(sitting))
  return whyNot(before, wish) ?? whyNot(now, wish)
}

/** A place is told about where questions are asked, and gives way to them. */
const besidePrompt = (overlay: Overlay): Overlay => ('location' in overlay ? NO_OVERLAY : overlay)
