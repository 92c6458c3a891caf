// Web push: the server's pair of keys, and a notice sealed for one browser.

import webPush from 'web-push'
import type { Config } from '../config.ts'
import type { Db } from '../store/schema.ts'
import type { Notice } from './notice.ts'
import type { PushTarget } from './targets.ts'

export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

interface Sealed {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** Seconds that a push service keeps what it cannot deliver. */
const KEPT = 24 * 60 * 60

/** Made once for all servers on this database: whoever comes second takes the first one's. */
export async function pushKeys(db: Db): Promise<PushKeys> {
  const name = 'push-keys'
  const known = db.selectFrom('settings').select('value').where('name', '=', name)
  const row = await known.executeTakeFirst()
  if (row) return JSON.parse(row.value) as PushKeys
  await db
    .insertInto('settings')
    .values({ name, value: JSON.stringify(webPush.generateVAPIDKeys()) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const { value } = await known.executeTakeFirstOrThrow()
  return JSON.parse(value) as PushKeys
}

/** Throws for a subscription with keys that are none. */
export function sealed(
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
  keys: PushKeys,
  { endpoint, keys: theirs }: PushTarget,
  { event, text, link, game }: Notice,
): Sealed {
  return webPush.generateRequestDetails(
    { endpoint, keys: theirs },
    JSON.stringify({ event, text, link, game }),
    {
      vapidDetails: { subject: PUBLIC_URL?.startsWith('https:') ? PUBLIC_URL : NOBODY, ...keys },
      TTL: KEPT,
      // Of several that wait for a device, it gets the last one of each game.
      topic: game?.id ?? event,
    },
  )
}

/** Push services want to know whom to write to about us. */
const NOBODY = 'mailto:nobody@ironbridge.invalid'
