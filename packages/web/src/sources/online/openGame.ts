// One online game as the page knows it: everything the server said of it, put together.

import type { Seat } from '@ironbridge/engine'
import type {
  ChatLine,
  Entry,
  Message,
  ProblemBody,
  SeatInfo,
  TableInfo,
  TurnInfo,
} from '@ironbridge/protocol'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Connection, Status } from '../connection.ts'
import { beginning, type Followed, seatsBefore, withEntry } from './followed.ts'
import { forgetPromise, keepPromise, promiseOf } from './promises.ts'
import { type Opened, openedBySeed } from './verify.ts'

export interface OnlineState {
  /** Null until the server has answered. */
  readonly table: TableInfo | null
  readonly followed: Followed | null
  /** The whole game with open hands, once it is over. */
  readonly opened: Opened | null
  readonly turn: TurnInfo | null
  readonly draft: readonly string[]
  readonly chat: readonly ChatLine[]
  /** Ids of people who have the game open. */
  readonly present: readonly string[]
  /** Why the game cannot be shown. */
  readonly problem: ProblemBody | null
  readonly status: Status
  readonly user: string | null
}

export interface OnlineGame extends StoreApi<OnlineState> {
  readonly id: string
  readonly key: string | undefined
  readonly connection: Connection
  close(): void
}

export function openGame(id: string, key: string | undefined, connection: Connection): OnlineGame {
  const store = createStore<OnlineState>(() => ({
    table: null,
    followed: null,
    opened: null,
    turn: null,
    draft: [],
    chat: [],
    present: [],
    problem: null,
    status: connection.status(),
    user: connection.user()?.id ?? null,
  }))
  const { getState: get, setState: set } = store
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
    const { followed } = get()
    const isWhole = first !== null || followed === null || followed.states.length === 0
    const news = { table, turn, draft, chat, present, problem: null }
    if (isWhole) {
      // At once: nobody is to see a game that has only begun.
      const atFirst = beginning(first, seat, seatsBefore(table.seats, entries))
      set({ ...news, followed: entries.reduce(withEntry, atFirst) })
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
    const { seats } = followed
    set(({ table }) => ({ followed, table: table && { ...table, seats: seats.map(asTold(table)) } }))
    const { table, user } = get()
    if (table?.started && seatOf(followed.seats, user) !== followed.seat) reread()
  }

  /** Whatever follows from a table as it is now. */
  function settle(table: TableInfo): void {
    const { followed, opened } = get()
    if (table.seed === null) keepPromise(id, table.seedHash)
    if (followed === null) return
    if (table.started !== null && followed.states.length === 0) return reread()
    if (table.started === null) {
      const seat = seatOf(table.seats, get().user)
      set({ followed: { ...followed, seat, seats: table.seats } })
    }
    if (table.seed === null || opened !== null || !followed.states.at(-1)?.over) return
    set({ opened: openedBySeed(table, followed, promiseOf(id)), turn: null })
    forgetPromise(id)
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
        return set(({ chat }) => ({ chat: [...chat, message.line] }))
      case 'present':
        return set({ present: message.users })
      case 'refused':
        return set({ problem: message.error })
    }
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
    close() {
      unsubscribe()
      unwatch()
    },
  }
}

/** The log knows who sits where; only the table knows of vacations. */
const asTold =
  (table: TableInfo) =>
  (sitter: SeatInfo, seat: Seat): SeatInfo => {
    const known = table.seats[seat]
    return known?.user === sitter.user ? { ...sitter, vacation: known.vacation } : sitter
  }

/** The seat that a person plays; null for everybody else. */
function seatOf(seats: readonly SeatInfo[], user: string | null): Seat | null {
  const seat = seats.findIndex((sitter) => sitter.kind === 'person' && user !== null && sitter.user === user)
  return seat === -1 ? null : seat
}
