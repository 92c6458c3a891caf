// Telling people what happens in their games while they are away.

import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Game } from '../games/game.ts'
import type { LogLine } from '../games/lines.ts'
import type { Db } from '../store/schema.ts'
import { type Channels, openChannels } from './channels.ts'
import { deliverOne } from './delivery.ts'
import { type Occasion, occasionsAfter, occasionsOfStart } from './occasions.ts'
import { claim, putOccasions } from './outbox.ts'
import type { Resolve } from './post.ts'

export interface Notices {
  /** A game went on here, by these lines. */
  advanced(game: Game, lines: readonly LogLine[]): void
  started(game: Game): void
  /** Begins to send what is due; answers how many. */
  deliver(): Promise<number>
  /** Waits until everything is written down, and what is being sent has arrived or not. */
  settled(): Promise<void>
  readonly channels: Channels
}

export interface Office {
  readonly db: Db
  readonly config: Config
  readonly log: Logger
  readonly now: () => number
  /** Ids of people who have a game open, as far as this server has heard. */
  readonly present: (game: string) => string[]
  /** The same, with whatever other servers know. */
  readonly found: (game: string) => Promise<readonly string[]>
  /** How hosts are found; by the system's own way if not said. */
  readonly resolve?: Resolve
}

/** Milliseconds in which occasions gather, so that many games share one statement. */
const GATHERING = 50
/** Messages under way at the same time. */
const MOST_AT_ONCE = 100
/** Occasions kept while the database does not answer. */
const MOST_WAITING = 10_000

export function openNotices(office: Office): Notices {
  const { db, config, log, now, present, resolve } = office
  const channels = openChannels(db, config, now, resolve)
  const underWay = new Set<Promise<void>>()
  let waiting: Occasion[] = []
  let timer: NodeJS.Timeout | null = null
  let writing = Promise.resolve()

  function gather(occasions: readonly Occasion[]): void {
    if (occasions.length === 0) return
    waiting.push(...occasions)
    timer ??= setTimeout(write, GATHERING)
  }

  function write(): void {
    if (timer !== null) clearTimeout(timer)
    timer = null
    writing = writing.then(async () => {
      const batch = waiting
      waiting = []
      try {
        await putOccasions(db, batch, present, now())
      } catch (error) {
        log.warn({ err: error }, 'Notices could not be written down; it is tried again.')
        waiting = [...batch, ...waiting].slice(0, MOST_WAITING)
      }
    })
  }

  return {
    advanced: (game, lines) => gather(occasionsAfter(game, lines)),
    started: (game) => gather(occasionsOfStart(game)),
    async deliver() {
      if (waiting.length > 0) write()
      const rows = await claim(db, now(), MOST_AT_ONCE - underWay.size)
      for (const row of rows) {
        const work = deliverOne(office, channels, row)
          .catch((error: unknown) => log.warn({ err: error }, 'A notice stays where it was.'))
          .finally(() => underWay.delete(work))
        underWay.add(work)
      }
      return rows.length
    },
    async settled() {
      if (waiting.length > 0) write()
      await writing
      await Promise.all(underWay)
    },
    channels,
  }
}
