// An online game as the table needs it: moves come from the server, and turns made here go there.

import type { Followed, OnlineGame, Sat, SeatChange } from '@ironbridge/client'
import { type Seat, type State, seatToMove } from '@ironbridge/engine'
import type { ProblemCode, SeatInfo } from '@ironbridge/protocol'
import type { Ply, Sitter, Source, Thinking } from '../../play/source.ts'

/** How people are called, and how it is said that they came and went. */
export interface SeatWords {
  readonly nameOf: (sitter: SeatInfo, seat: Seat) => string
  readonly noteOf: (change: SeatChange) => string
}

/** For one seat, or a spectator: whoever sits down elsewhere needs another source. The game must have begun. */
export function remoteSource(game: OnlineGame, { nameOf, noteOf }: SeatWords): Source {
  const { table, followed: atFirst } = game.getState()
  if (table === null || atFirst?.states[0] === undefined) throw new Error('The game has not begun.')
  const { seat, states: firstStates } = atFirst
  /** Made anew only when the seats change. */
  let sitters: readonly Sitter[] = []
  let named: readonly SeatInfo[] | null = null
  /** Made anew only when the game grows. */
  let plies: readonly Ply[] = []
  let told: readonly Ply[] | null = null

  const followed = (): Followed => game.getState().followed ?? atFirst
  const opened = () => game.getState().opened?.game ?? null
  const states = (): readonly State[] => opened()?.states ?? followed().states
  const latest = (): State => states().at(-1) ?? (firstStates[0] as State)

  function whereIs(at: Seat): Thinking['is'] {
    const sitter = followed().seats[at]
    if (sitter === undefined || sitter.kind === 'open') return 'nobody'
    const isHere = sitter.kind === 'bot' || game.getState().present.includes(sitter.user ?? '')
    return isHere ? 'here' : 'away'
  }

  const withWords = (ply: Ply, sat: Sat | undefined): Ply =>
    sat === undefined ? ply : { ...ply, names: sat.seats.map(nameOf), notes: sat.changes.map(noteOf) }

  return {
    setup: table.setup,
    viewer: seat,
    get sitters() {
      const seats = followed().seats
      if (seats !== named) {
        named = seats
        sitters = seats.map((one, at) => sitterOf(one, nameOf(one, at)))
      }
      return sitters
    },
    get here() {
      return seat !== null && followed().seats[seat]?.passes === false ? [seat] : []
    },
    plies() {
      const now = opened()?.plies ?? followed().plies
      if (now !== told) {
        told = now
        plies = now.map((ply, at) => withWords(ply, followed().sat[at]))
      }
      return plies
    },
    seen: (ply) => states()[ply] ?? latest(),
    async send(moves) {
      const problem = await game.play(moves)
      return problem && (PASSING.has(problem.code) ? 'unsent' : 'stale')
    },
    draft: () => game.draft(),
    keepDraft: (moves) => game.keepDraft(moves),
    thinking: () => {
      const state = latest()
      const turn = seatToMove(state)
      return state.over || turn === seat ? null : { seat: turn, is: whereIs(turn), thought: null }
    },
    subscribe: (listener) =>
      game.subscribe((now, before) => {
        const isNews = now.followed !== before.followed || now.opened !== before.opened
        if (isNews || now.present !== before.present) listener()
      }),
    // The game is closed by whoever opened it.
    close() {},
  }
}

/** Troubles that say nothing about the move. */
const PASSING: ReadonlySet<ProblemCode> = new Set(['unavailable', 'internal', 'too-many'])

const sitterOf = ({ kind, bot }: SeatInfo, name: string): Sitter =>
  kind === 'bot' && bot !== null ? { kind: 'bot', name, bot } : { kind: 'person', name }
