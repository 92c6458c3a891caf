// Which way signals go: through Redis, through Postgres, or nowhere.

import type { Config } from '../config.ts'
import { freshId } from '../secrets.ts'
import { isPostgres } from '../store/database.ts'
import { type Bus, busOver, silentBus } from './bus.ts'
import { postgresWire } from './postgres.ts'

export async function openBus(
  { DATABASE_URL, REDIS_URL }: Config,
  onFault: (error: unknown) => void,
): Promise<Bus> {
  const self = freshId(8)
  if (REDIS_URL !== undefined) {
    // Most servers have none.
    const { redisWire } = await import('./redis.ts')
    return busOver(self, (ear) => redisWire(REDIS_URL, ear, onFault), onFault)
  }
  if (isPostgres(DATABASE_URL))
    return busOver(self, (ear) => postgresWire(DATABASE_URL, ear, onFault), onFault)
  return silentBus()
}
