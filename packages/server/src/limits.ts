// How often something may be done: a bucket for each name that fills up again with time. What costs a server its own time is counted by
// that server, in memory; what all servers have to bear together is counted in the database.

import { hashOfKey } from './secrets.ts'
import type { Db } from './store/schema.ts'

export interface Limit {
  /** False when it was too often. */
  take(name: string, cost?: number): boolean
  /** What turned out to be dear is paid afterwards, if need be with what comes later; nobody owes more than a full bucket. */
  charge(name: string, cost: number): void
}

/** What it costs more than other messages to have a move explained, or moves replayed. */
export const DEAR = 4

interface Bucket {
  level: number
  at: number
}

/** Names that are remembered: those that were not used for longest are forgotten first, and with them what they owe. */
const MOST_NAMES = 100_000

/** So many at once, and so many more with every second. */
export function limitOf(most: number, perSecond: number, now: () => number): Limit {
  /** In the order of their last use. */
  const buckets = new Map<string, Bucket>()

  function forgetOldest(): void {
    const [oldest] = buckets.keys()
    if (oldest !== undefined) buckets.delete(oldest)
  }

  function bucketOf(name: string): Bucket {
    const time = now()
    const bucket = buckets.get(name) ?? { level: most, at: time }
    buckets.delete(name)
    buckets.set(name, bucket)
    if (buckets.size > MOST_NAMES) forgetOldest()
    bucket.level = Math.min(most, bucket.level + ((time - bucket.at) / 1000) * perSecond)
    bucket.at = time
    return bucket
  }

  return {
    take(name, cost = 1) {
      const bucket = bucketOf(name)
      if (bucket.level < cost) return false
      bucket.level -= cost
      return true
    },
    charge(name, cost) {
      const bucket = bucketOf(name)
      bucket.level = Math.max(-most, bucket.level - cost)
    },
  }
}

export interface SharedLimit {
  /** False when it was too often, at whichever of the servers. */
  take(name: string, cost?: number): Promise<boolean>
}

/** Milliseconds by which clocks of servers may differ. */
const SKEW = 60_000

/**
 * Of one kind, in the database of all servers: so many at once, and so many more with every second. All that is kept of a bucket is when it
 * will be full again. One that would be full later than an empty one is of a clock that was set since, and is taken for full.
 */
export function sharedLimitOf(
  db: Db,
  kind: string,
  most: number,
  perSecond: number,
  now: () => number,
): SharedLimit {
  const msFor = (cost: number): number => Math.ceil((cost / perSecond) * 1000)
  return {
    async take(name, cost = 1) {
      const time = now()
      const [taken, emptyAt] = [msFor(cost), time + msFor(most)]
      const row = await db
        .insertInto('buckets')
        // Nobody reads here who came from where.
        .values({ name: hashOfKey(`${kind} ${name}`), full_at: time + taken })
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet((bucket) => ({
              full_at: bucket
                .case()
                .when(bucket.between('buckets.full_at', time, emptyAt + SKEW))
                .then(bucket('buckets.full_at', '+', taken))
                .else(time + taken)
                .end(),
            }))
            .where((bucket) =>
              bucket.or([
                bucket('buckets.full_at', '<=', emptyAt - taken),
                bucket('buckets.full_at', '>', emptyAt + SKEW),
              ]),
            ),
        )
        .returning('full_at')
        .executeTakeFirst()
      return row !== undefined
    },
  }
}
