// Players by name, kept from game to game: a program is started once for all its games.

import type { Player } from './player.ts'

export interface Roster {
  /** A player that sits in several seats has as many copies. */
  seat(names: readonly string[]): Player[]
  close(): Promise<void>
}

export function openRoster(playerNamed: (name: string) => Player): Roster {
  const players = new Map<string, Player>()
  return {
    seat(names) {
      return names.map((name, seat) => {
        const copy = names.slice(0, seat).filter((other) => other === name).length
        const key = `${copy} ${name}`
        const player = players.get(key) ?? playerNamed(name)
        players.set(key, player)
        return player
      })
    },
    async close() {
      await Promise.all([...players.values()].map((player) => player.close()))
    },
  }
}
