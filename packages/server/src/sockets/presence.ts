// Who has a game open, at this server and at others.

import { setTimeout as sleep } from 'node:timers/promises'
import type { Message } from '@ironbridge/protocol'
import type { Bus } from '../bus/bus.ts'
import type { GamesInMemory } from '../games/games.ts'
import type { Watchers } from '../log/watchers.ts'
import { Problem } from '../problem.ts'

export interface Presence {
  of(game: string): string[]
  /** Somebody came or went here. */
  changed(game: string): void
  /** Somebody without a socket asked for the game: they are taken to be there until they could have asked again. */
  called(game: string, user: string): void
  /** What another server tells. */
  hear(game: string, server: string, users: readonly string[]): void
  /** Another server asks. */
  answer(game: string): void
  /** Tells the other servers again who is here, and forgets those that have been silent. */
  renew(games: readonly string[]): void
}

/** Milliseconds after which a silent server is taken for gone. */
const LAST_HEARD = 60_000
/** Milliseconds after a call in which the next one comes: it may wait half a minute, and a program may think. */
const LAST_CALLED = 60_000
/** Milliseconds between two words about who came and went at a game, however many did: everybody there pays for each. */
const REST = 1000
/** People at one game that other servers are told of: more do not fit into a notification of Postgres. */
const MOST_TOLD = 250

export function openPresence(watchers: Watchers<Message>, bus: Bus, now: () => number): Presence {
  const elsewhere = new Map<string, Map<string, { users: readonly string[]; at: number }>>()

  /** By game and person: when they last called, here. */
  const callers = new Map<string, Map<string, number>>()

  const here = (game: string): string[] => [
    ...new Set([...watchers.present(game), ...(callers.get(game)?.keys() ?? [])]),
  ]
  function of(game: string): string[] {
    const others = [...(elsewhere.get(game)?.values() ?? [])].flatMap(({ users }) => users)
    return [...new Set([...here(game), ...others])]
  }
  const tell = (game: string): void => watchers.tellTalk(game, { type: 'present', game, users: of(game) })
  const publish = (game: string): void =>
    bus.publish({ what: 'present', game, users: here(game).slice(0, MOST_TOLD) })

  /** Games of which something was told just now: who was there then, and whether somebody has come or gone since. */
  const resting = new Map<string, { told: readonly string[]; isOld: boolean }>()

  /** Whoever is gone is gone at once. */
  function changed(game: string): void {
    const rest = resting.get(game)
    const users = of(game)
    if (rest === undefined || rest.told.some((user) => !users.includes(user))) say(game)
    else rest.isOld = true
  }

  function say(game: string): void {
    tell(game)
    publish(game)
    if (!resting.has(game)) setTimeout(() => rested(game), REST).unref()
    resting.set(game, { told: of(game), isOld: false })
  }

  function rested(game: string): void {
    const isOld = resting.get(game)?.isOld ?? false
    resting.delete(game)
    if (isOld) say(game)
  }

  function forgetCallers(): void {
    for (const [game, users] of callers) {
      const before = users.size
      for (const [user, at] of users) if (at < now() - LAST_CALLED) users.delete(user)
      if (users.size === 0) callers.delete(game)
      if (users.size < before) changed(game)
    }
  }

  return {
    of,
    changed,
    called(game, user) {
      const isNew = !of(game).includes(user)
      const users = callers.get(game) ?? new Map<string, number>()
      callers.set(game, users.set(user, now()))
      if (isNew) changed(game)
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
    answer(game) {
      if (here(game).length > 0) publish(game)
    },
    renew(games) {
      forgetCallers()
      for (const [game, servers] of elsewhere) {
        for (const [server, { at }] of servers) if (at < now() - LAST_HEARD) servers.delete(server)
        if (servers.size === 0) elsewhere.delete(game)
      }
      if (bus.isShared) for (const game of new Set([...games, ...callers.keys()])) publish(game)
    },
  }
}

/** Milliseconds in which other servers answer. */
const ANSWERS = 500

/** Also of games that nobody watches here, or not for long: this server follows them until the others have answered. */
export function askingAround(
  presence: Pick<Presence, 'of'>,
  games: Pick<GamesInMemory, 'hold' | 'release' | 'withGame'>,
  { isShared }: Pick<Bus, 'isShared'>,
): (game: string) => Promise<string[]> {
  /** By game: whoever asks meanwhile waits for the same answers. */
  const asked = new Map<string, Promise<void>>()

  async function ask(game: string): Promise<void> {
    games.hold(game)
    try {
      await games.withGame(game, () => {})
      await sleep(ANSWERS)
    } catch (error) {
      // It is there no more, or follows rules that nobody has here.
      if (!(error instanceof Problem)) throw error
    } finally {
      games.release(game)
      asked.delete(game)
    }
  }

  return async (game) => {
    if (isShared) {
      const answers = asked.get(game) ?? ask(game)
      asked.set(game, answers)
      await answers
    }
    return presence.of(game)
  }
}
