// One online game: everything the server said of it, put together, and moves that go there.

import {
  formatMove,
  type Move,
  parseWholeMove,
  RULES_REVISION,
  type Ruleset,
  rulesOf,
  type Seat,
} from '@ironbridge/engine'
import type {
  ChatLine,
  Entry,
  Message,
  ProblemBody,
  SeatInfo,
  TableInfo,
  TurnInfo,
} from '@ironbridge/protocol'
import type { Connection, ConnectionStatus } from './connection.ts'
import { openDrafts } from './drafts.ts'
import { type Followed, followWhole, withEntry } from './follow.ts'
import { type Memory, shortMemory } from './memory.ts'
import {
  forgetPromise,
  forgetShare,
  keepPromise,
  keepShare,
  keepShares,
  promiseOf,
  sharesText,
} from './promises.ts'
import { newStore, type Store } from './store.ts'
import { type OpenedGame, openedBySeed } from './verify.ts'

export interface OnlineState {
  /** Null until the server has answered. */
  readonly table: TableInfo | null
  readonly followed: Followed | null
  /** The whole game with open hands, once it is over. */
  readonly opened: OpenedGame | null
  readonly turn: TurnInfo | null
  readonly chat: readonly ChatLine[]
  /** Ids of people who have the game open. */
  readonly present: readonly string[]
  /** Why the game cannot be shown. */
  readonly problem: ProblemBody | null
  readonly status: ConnectionStatus
  readonly user: string | null
}

export interface OnlineGame extends Store<OnlineState> {
  readonly id: string
  readonly key: string | undefined
  readonly connection: Connection
  /** Moves of one's own turn, in order: all or none. Answers why not, if not; otherwise once they were heard. */
  play(moves: readonly Move[]): Promise<ProblemBody | null>
  /** Moves of the present turn that were made here, or at another device, but not played: they outlast the program. */
  draft(): readonly Move[]
  keepDraft(moves: readonly Move[]): void
  close(): void
}

export interface GameOptions {
  /** Of an invitation to a private table. */
  readonly key?: string | undefined
  readonly memory?: Memory
}

export function openGame(
  id: string,
  connection: Connection,
  { key, memory = shortMemory() }: GameOptions = {},
): OnlineGame {
  const { set, ...store } = newStore<OnlineState>({
    table: null,
    followed: null,
    opened: null,
    turn: null,
    chat: [],
    present: [],
    problem: null,
    status: connection.status(),
    user: connection.user()?.id ?? null,
  })
  const { getState: get } = store
  const drafts = openDrafts(id, connection, memory)
  /** Our share in the seed, where we sit at a table before its game. */
  let drawn: string | null = null
  /** Asked for once, however often something does not fit. */
  let isRereading = false

  function reread(): void {
    if (isRereading) return
    isRereading = true
    connection.reread(id)
  }

  function begin(message: Extract<Message, { type: 'game' }>): void {
    isRereading = false
    const { table, seat, turn, draft, chat, present, first, entries } = message
    if (table.rules !== RULES_REVISION) return set({ table, problem: otherRules(table.rules) })
    const { followed } = get()
    const isWhole = first !== null || followed === null || followed.states.length === 0
    const news = { table, turn, chat, present, problem: null }
    if (isWhole) {
      // At once: nobody is to see a game that has only begun.
      const whole = followWhole(message)
      // Only now: later on, what was made here is newer than what the server has.
      drafts.hear({ ply: whole.plies.length, moves: draft })
      set({ ...news, followed: whole })
    } else {
      set(news)
      if (followed.seat !== seat) return reread()
      take(entries)
    }
    settle(table)
  }

  /** What was taken back is shown before what came after it. */
  function take(entries: readonly Entry[]): void {
    let { followed } = get()
    if (followed === null) return
    try {
      for (const entry of entries) {
        if (entry.seq <= followed.seq) continue
        followed = withEntry(followed, entry)
        if (entry.type === 'undo') set({ followed })
      }
    } catch {
      return reread()
    }
    const { table, user } = get()
    set({ followed, table: table && { ...table, seats: followed.seats.map(asTold(table)) } })
    if (table?.started && seatOf(followed.seats, user) !== followed.seat) reread()
  }

  /** Whatever follows from a table as it is now. */
  function settle(table: TableInfo): void {
    const { followed, opened } = get()
    if (table.seed === null) keepPromise(memory, id, table.seedHash)
    if (table.status === 'open') shareSeed(table)
    else if (table.seed === null) {
      // Later on a seat may be nobody's because its player is gone.
      const isFresh = (followed?.plies.length ?? 0) === 0
      keepShares(memory, id, sharesText({ ...table, ...(isFresh ? {} : { seats: [] }) }))
    }
    if (followed === null) return
    if (table.started !== null && followed.states.length === 0) return reread()
    if (table.started === null) {
      const seat = seatOf(table.seats, get().user)
      set({ followed: { ...followed, seat, seats: table.seats } })
    } else if (followed.seats.some((sitter, at) => isOtherPlayer(sitter, table.seats[at]))) {
      set({ followed: { ...followed, seats: followed.seats.map(withProgram(table)) } })
    }
    if (table.seed === null || opened !== null || !followed.states.at(-1)?.over) return
    set({ opened: openedBySeed(table, followed, promiseOf(memory, id)), turn: null })
    forgetPromise(memory, id)
  }

  /** Only now that the secret is promised. Whatever was sent is remembered: it must be part of the seed, whatever is said of it. */
  function shareSeed({ seats, shares }: TableInfo): void {
    const seat = seatOf(seats, get().user)
    const { own } = promiseOf(memory, id)
    if (seat === null || (own !== null && own.seat !== seat)) {
      drawn = null
      forgetShare(memory, id)
    }
    if (seat === null || shares[seat] !== null || drawn !== null) return
    drawn = own?.seat === seat ? own.share : newShare()
    keepShare(memory, id, seat, drawn)
    void connection.ask({ type: 'share', game: id, share: drawn })
  }

  function hear(message: Message): void {
    switch (message.type) {
      case 'game':
        return begin(message)
      case 'entries':
        set({ turn: message.turn })
        return take(message.entries)
      case 'table':
        set({ table: message.table })
        return settle(message.table)
      case 'chat':
        // It may have been read when the game was opened, and told then too.
        if (get().chat.some(({ id: line }) => line === message.line.id)) return
        return set({ chat: [...get().chat, message.line] })
      case 'unsaid':
        return set({ chat: get().chat.filter(({ id: line }) => line !== message.line) })
      case 'present':
        return set({ present: message.users })
      case 'refused':
        return set({ problem: message.error })
    }
  }

  /** What moves are read and written by. */
  function begun(): { readonly rules: Ruleset; readonly ply: number } {
    const { followed } = get()
    if (followed?.states[0] === undefined) throw new Error('The game has not begun.')
    return { rules: rulesOf(followed.states[0]), ply: followed.plies.length }
  }

  const unwatch = connection.watch({
    game: id,
    key,
    since: () => {
      const { followed } = get()
      return isRereading || followed === null || followed.states.length === 0 ? -1 : followed.seq
    },
    hear,
  })
  const unsubscribe = connection.subscribe(() =>
    set({ status: connection.status(), user: connection.user()?.id ?? null }),
  )
  return {
    ...store,
    id,
    key,
    connection,
    async play(moves) {
      const { rules, ply } = begun()
      const texts = moves.map((move) => formatMove(rules, move))
      const request = newRequest()
      const reply = await connection.ask({ type: 'play', game: id, ply, moves: texts, request })
      if (reply.type === 'refused') return reply.error
      drafts.forget()
      const { seq = -1 } = reply
      await store.until(({ followed }) => followed !== null && followed.seq >= seq)
      return null
    },
    draft() {
      const { rules, ply } = begun()
      return drafts.movesAt(ply).flatMap((text) => parseWholeMove(rules, text).value ?? [])
    },
    keepDraft(moves) {
      const { rules, ply } = begun()
      drafts.keep({ ply, moves: moves.map((move) => formatMove(rules, move)) })
    },
    close() {
      drafts.close()
      unsubscribe()
      unwatch()
    },
  }
}

/** Followed by other rules than its own, a game would be shown as it is not. */
const otherRules = (rules: number): ProblemBody => ({
  code: 'other-rules',
  message: `This game follows revision ${rules} of the rules; revision ${RULES_REVISION} is known here.`,
})

/** A name that no other request has. Browsers have this generator without a secure connection too. */
const newRequest = (): string => crypto.getRandomValues(new BigUint64Array(2)).join('-')

const newShare = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** The log knows who sits where; only the table knows of vacations and owners. */
const asTold =
  (table: TableInfo) =>
  (sitter: SeatInfo, seat: Seat): SeatInfo => {
    const known = table.seats[seat]
    return known?.user === sitter.user ? { ...sitter, vacation: known.vacation, owner: known.owner } : sitter
  }

/** Who plays, the person or a program, and whose. */
const isOtherPlayer = (sitter: SeatInfo, known: SeatInfo | undefined): boolean =>
  known !== undefined && (sitter.program !== known.program || sitter.owner?.name !== known.owner?.name)

/** And who lets a program play now. */
const withProgram =
  (table: TableInfo) =>
  (sitter: SeatInfo, seat: Seat): SeatInfo => {
    const known = table.seats[seat]
    return known?.user === sitter.user ? { ...sitter, program: known.program, owner: known.owner } : sitter
  }

/** The seat that a person plays; null for everybody else. */
function seatOf(seats: readonly SeatInfo[], user: string | null): Seat | null {
  const seat = seats.findIndex((sitter) => sitter.kind === 'person' && user !== null && sitter.user === user)
  return seat === -1 ? null : seat
}
