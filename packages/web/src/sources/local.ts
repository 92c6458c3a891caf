// A game on this device: the record is played here, bots think here, and every step is kept.

import type { Thought } from '@ironbridge/bots'
import {
  cloneState,
  explain,
  formatMove,
  type GameEvent,
  type Move,
  makeMove,
  newGame,
  parseWholeMove,
  type Refusal,
  type Ruleset,
  recordedMove,
  replay,
  rulesOf,
  type Seat,
  type State,
  seatToMove,
  view,
  viewEvent,
} from '@ironbridge/engine'
import type { Thinker } from '../bots/thinker.ts'
import type { Ply, Source, Thinking, Viewer } from '../play/source.ts'
import type { KeptGame } from './kept.ts'

/** What a local game needs of the page. */
export interface Desk {
  readonly thinker: Thinker
  readonly keep: (game: KeptGame) => void
  readonly now: () => number
}

/** The game must replay: what comes from outside is checked before it is kept. */
export function localSource(kept: KeptGame, desk: Desk): Source {
  let game = kept
  let plies: readonly Ply[] = []
  let thinking: Thinking | null = null
  let isClosed = false
  let heard: { all: readonly Ply[]; viewer: Viewer; plies: readonly Ply[] } = {
    all: [],
    viewer: null,
    plies: [],
  }
  const states: State[] = []
  const listeners = new Set<() => void>()
  const here = game.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  const tell = (): void => {
    for (const listener of listeners) listener()
  }

  const first = newGame(game.record.setup, game.record.seed ?? '')
  states.push(first)
  const rules = rulesOf(first)
  const played: Ply[] = []
  replay(game.record, ({ seat, events, state, move: text }) => {
    const { value: move } = parseWholeMove(rules, text)
    if (move === null) throw new Error(`A recorded move cannot be read: ${text}`)
    states.push(state)
    played.push({ seat, move, events })
  })
  plies = played

  /** Told anew only when there is more to tell, or to somebody else. */
  const heardBy = (all: readonly Ply[], viewer: Viewer): readonly Ply[] => {
    if (heard.all === all && heard.viewer === viewer) return heard.plies
    const told = viewer === 'all' || latest().over ? all : all.map((ply) => forEars(rules, ply, viewer))
    heard = { all, viewer, plies: told }
    return told
  }

  const latest = (): State => states[states.length - 1] ?? first

  function append(move: Move): void {
    const state = cloneState(latest())
    const seat = seatToMove(state)
    const text = recordedMove(state, move)
    const events: GameEvent[] = []
    makeMove(state, move, (event) => events.push(event))
    states.push(state)
    plies = [...plies, { seat, move, events }]
    const result = state.over ? state.players.map(({ vp }) => vp) : null
    const record = { ...game.record, moves: [...game.record.moves, text], result }
    game = { ...game, record, draft: [], changed: desk.now() }
    desk.keep(game)
  }

  async function runBots(): Promise<void> {
    if (isClosed || thinking !== null || latest().over) return
    const seat = seatToMove(latest())
    const sitter = game.sitters[seat]
    if (sitter?.kind !== 'bot') return
    const hear = (thought: Thought): void => {
      thinking = { seat, is: 'here', thought }
      tell()
    }
    thinking = { seat, is: 'here', thought: null }
    tell()
    const move = await desk.thinker.ask({ bot: sitter.bot, view: view(latest(), seat) }, hear)
    thinking = null
    if (isClosed || move === null) return
    append(move)
    tell()
    void runBots()
  }

  void runBots()
  return {
    setup: game.record.setup,
    sitters: game.sitters,
    here,
    viewer: firstViewer(here),
    plies: (viewer) => heardBy(plies, viewer),
    seen: (ply, viewer) => seenBy(states[ply] ?? first, viewer),
    async send(moves) {
      const refusal = refusalOf(latest(), moves)
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
    thinking: () => thinking,
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

const forEars = (rules: Ruleset, ply: Ply, seat: Seat | null): Ply => ({
  ...ply,
  events: ply.events.map((event) => viewEvent(rules, event, seat)),
})

const seenBy = (state: State, viewer: Viewer): State => (viewer === 'all' ? state : view(state, viewer))

function refusalOf(start: State, moves: readonly Move[]): Refusal | null {
  const state = cloneState(start)
  for (const move of moves) {
    const refusal = explain(state, move)
    if (refusal !== null) return refusal
    makeMove(state, move)
  }
  return null
}
