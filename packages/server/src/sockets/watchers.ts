// Who watches which game here, and telling each of them what it may know.

import { rulesOf } from '@ironbridge/engine'
import type { Message } from '@ironbridge/protocol'
import { type Game, lastSeq, turnOf } from '../games/game.ts'
import { entryFor } from '../games/log.ts'
import { seatOf } from '../tables/access.ts'
import { tableOf } from '../tables/info.ts'

/** One game as one connection watches it. */
export interface Watcher {
  /** Null for somebody without a name. */
  readonly user: string | null
  /** Whose eyes it sees with: a seat's, or null for a spectator's. */
  viewer: number | null
  /** The last line that was sent. */
  seq: number
  /** Nobody is made to read what these people write. */
  readonly muted: ReadonlySet<string>
  send(text: string): void
  /** The game begins, or it is seen with other eyes from now on: everything is sent anew. */
  renew(): void
}

export interface Watchers {
  add(game: string, watcher: Watcher): void
  remove(game: string, watcher: Watcher): void
  count(): number
  /** Ids of people who have the game open here. */
  present(game: string): string[]
  /** Everybody gets the lines they do not have yet. */
  tellEntries(game: Game): void
  tellTable(game: Game): void
  /** Everybody gets the whole game anew. */
  renew(game: Game): void
  /** Whose turn it is and how long for, without a new line. */
  tellTurn(game: Game): void
  /** The same for all, but for people who muted its author. */
  tell(game: string, message: Message, author?: string): void
}

export function openWatchers(): Watchers {
  const byGame = new Map<string, Set<Watcher>>()
  let all = 0

  const of = (game: string): Iterable<Watcher> => byGame.get(game) ?? []

  return {
    add(game, watcher) {
      const watchers = byGame.get(game) ?? new Set()
      byGame.set(game, watchers)
      if (!watchers.has(watcher)) all++
      watchers.add(watcher)
    },
    remove(game, watcher) {
      const watchers = byGame.get(game)
      if (watchers?.delete(watcher)) all--
      if (watchers?.size === 0) byGame.delete(game)
    },
    count: () => all,
    present: (game) => [...new Set([...of(game)].flatMap(({ user }) => (user === null ? [] : [user])))],
    tellEntries(game) {
      const last = lastSeq(game)
      /** Texts that were made for this turn already, by viewer and first line. */
      const made = new Map<string, string>()
      for (const watcher of of(game.row.id)) {
        if (watcher.seq >= last) continue
        const viewer = seatOf(game, watcher.user)
        if (viewer !== watcher.viewer) {
          watcher.renew()
          continue
        }
        const name = `${viewer} ${watcher.seq}`
        const text = made.get(name) ?? entriesText(game, viewer, watcher.seq)
        made.set(name, text)
        watcher.seq = last
        watcher.send(text)
      }
      if (game.row.status === 'over') this.tellTable(game)
    },
    renew(game) {
      for (const watcher of of(game.row.id)) watcher.renew()
    },
    tellTable(game) {
      this.tell(game.row.id, { type: 'table', table: tableOf(game) })
    },
    tellTurn(game) {
      this.tell(game.row.id, { type: 'entries', game: game.row.id, entries: [], turn: turnOf(game) })
    },
    tell(game, message, author) {
      const text = JSON.stringify(message)
      for (const watcher of of(game))
        if (author === undefined || !watcher.muted.has(author)) watcher.send(text)
    },
  }
}

function entriesText(game: Game, viewer: number | null, after: number): string {
  const rules = rulesOf(game.state)
  const message: Message = {
    type: 'entries',
    game: game.row.id,
    entries: linesAfter(game, after).map((line) => entryFor(rules, line, viewer)),
    turn: turnOf(game),
  }
  return JSON.stringify(message)
}

/** Lines are numbered from 0 without a gap. */
export const linesAfter = ({ lines }: Game, seq: number): Game['lines'] => lines.slice(seq + 1)
