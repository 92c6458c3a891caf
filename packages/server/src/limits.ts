// How often something may be done: a bucket for each name that fills up again with time.

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

/** Names that are remembered; the ones that have been full for long are forgotten first. */
const MOST_NAMES = 100_000

/** So many at once, and so many more with every second. */
export function limitOf(most: number, perSecond: number, now: () => number): Limit {
  const buckets = new Map<string, Bucket>()

  function forget(): void {
    const filled = now() - (most / perSecond) * 1000
    for (const [name, { at }] of buckets) if (at < filled) buckets.delete(name)
    if (buckets.size >= MOST_NAMES) buckets.clear()
  }

  function bucketOf(name: string): Bucket {
    let bucket = buckets.get(name)
    if (bucket === undefined) {
      if (buckets.size >= MOST_NAMES) forget()
      bucket = { level: most, at: now() }
      buckets.set(name, bucket)
    }
    const time = now()
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
