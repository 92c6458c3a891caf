// What a server is made of, for whoever answers requests.

import type { Message } from '@ironbridge/protocol'
import type { Logger } from 'pino'
import type { Bus } from './bus/bus.ts'
import type { Config } from './config.ts'
import type { GamesInMemory } from './games/games.ts'
import type { Vigil } from './games/pauses.ts'
import type { AddressOf } from './http/address.ts'
import type { Limit, SharedLimit } from './limits.ts'
import type { Watchers } from './log/watchers.ts'
import type { Notices } from './notices/notices.ts'
import type { Changes } from './people/changes.ts'
import type { Keys } from './people/keys.ts'
import type { Passwords } from './people/passwords.ts'
import type { Metrics } from './running/metrics.ts'
import type { Presence } from './sockets/presence.ts'
import type { RequestQueues } from './sockets/requestQueues.ts'
import type { Db } from './store/schema.ts'
import type { Seating } from './tables/seating.ts'

export interface Parts {
  readonly config: Config
  readonly db: Db
  readonly games: GamesInMemory
  readonly seating: Seating
  readonly keys: Keys
  readonly passwords: Passwords
  readonly changes: Changes
  readonly notices: Notices
  readonly watchers: Watchers<Message>
  readonly presence: Presence
  readonly vigil: Vigil
  readonly bus: Bus
  readonly addressOf: AddressOf
  readonly limits: RateLimits
  /** In whose turn requests are done. */
  readonly queues: RequestQueues
  readonly metrics: Metrics
  readonly log: Logger
  readonly now: () => number
  /** The server stops: whoever waits for something is let go. */
  readonly stopping: AbortSignal
}

export interface RateLimits {
  /** Messages over sockets, by person, or by address of those without a name. */
  readonly requests: Limit
  /** The same by address: people are free. */
  readonly requestsFrom: Limit
  /** Bytes sent over sockets, by address. */
  readonly bytes: Limit
  /** Lines of chat, by person. */
  readonly chat: Limit
  /** The same by address: people are free. */
  readonly chatFrom: Limit
  /** HTTP requests, by address. */
  readonly http: Limit
  /** Attempts to log in, by address, or by browser that was there before. */
  readonly logins: SharedLimit
  /** The same by login, from all other browsers together. */
  readonly guesses: SharedLimit
  /** New people and new tables, by address. */
  readonly creations: SharedLimit
  /** Reports, by person. */
  readonly reports: SharedLimit
  /** The same by address. */
  readonly reportsFrom: SharedLimit
  /** Codes sent by mail, by mailbox and by person. */
  readonly mails: SharedLimit
  /** The same by address of whoever asks. */
  readonly mailsFrom: SharedLimit
}
