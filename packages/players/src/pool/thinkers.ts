// Threads in which the bots of this program think.

import type { Thought, ThoughtRequest } from '@ironbridge/bots'
import { openPool, type Pool, type PoolOptions } from './pool.ts'

/** Shared by any number of players. */
export type Thinkers = Pool<ThoughtRequest, Thought, number>

export interface ThinkersOptions extends Pick<PoolOptions, 'options'> {
  /** Where a thread of other bots begins. */
  readonly entry?: URL
}

const usualEntry = new URL('./thinkWorker.ts', import.meta.url)

/** So many can think at once. Threads start when they are needed; `close` ends them. */
export const openThinkers = (
  size: number,
  { entry = usualEntry, ...options }: ThinkersOptions = {},
): Thinkers => openPool(entry, size, options)
