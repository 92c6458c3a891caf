// Who has a game open, at this server and at others.

import type { Message } from '@ironbridge/protocol'
import type { Bus } from '../bus/bus.ts'
import type { Watchers } from '../log/watchers.ts'

export interface Presence {
  of(game: string): string[]
  /** Somebody came or went here. */
  changed(game: string): void
  /** What another server tells. */
  hear(game: string, server: string, users: readonly string[]): void
  /** Tells the other servers again who is here, and forgets those that have been silent. */
  renew(games: readonly string[]): void
}

/** Milliseconds after which a silent server is taken for gone. */
const LAST_HEARD = 60_000
/** People at one game that other servers are told of: more do not fit into a notification of Postgres. */
const MOST_TOLD = 250

export function openPresence(watchers: Watchers<Message>, bus: Bus, now: () => number): Presence {
  const elsewhere = new Map<string, Map<string, { users: readonly string[]; at: number }>>()

  function of(game: string): string[] {
    const others = [...(elsewhere.get(game)?.values() ?? [])].flatMap(({ users }) => users)
    return [...new Set([...watchers.present(game), ...others])]
  }
  const tell = (game: string): void => watchers.tell(game, { type: 'present', game, users: of(game) })
  const publish = (game: string): void =>
    bus.publish({ what: 'present', game, users: watchers.present(game).slice(0, MOST_TOLD) })

  return {
    of,
    changed(game) {
      tell(game)
      publish(game)
    },
    hear(game, server, users) {
      const servers = elsewhere.get(game) ?? new Map<string, { users: readonly string[]; at: number }>()
      const before = of(game).join()
      if (users.length === 0) servers.delete(server)
      else servers.set(server, { users, at: now() })
      if (servers.size === 0) elsewhere.delete(game)
      else elsewhere.set(game, servers)
      if (of(game).join() !== before) tell(game)
    },
    renew(games) {
      for (const [game, servers] of elsewhere) {
        for (const [server, { at }] of servers) if (at < now() - LAST_HEARD) servers.delete(server)
        if (servers.size === 0) elsewhere.delete(game)
      }
      if (bus.isShared) for (const game of games) publish(game)
    },
  }
}
