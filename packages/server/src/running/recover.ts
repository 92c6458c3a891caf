// A recovery link from the host, for somebody who has lost every way in.

import { silentBus } from '../bus/bus.ts'
import { openKeys } from '../people/keys.ts'
import { openExisting } from '../store/database.ts'
import type { Db } from '../store/schema.ts'

/** The key of a new link for whoever has this login or name; the link before it is void. */
export async function recover(address: string, who: string, now = Date.now): Promise<string> {
  const db = await openExisting(address)
  try {
    const id = await personCalled(db, who)
    const keys = openKeys(db, silentBus(), now)
    await keys.revoke(id, { kinds: ['recovery'] })
    return await keys.make(id, 'recovery', '')
  } finally {
    await db.destroy()
  }
}

/** A login belongs to one person, and so does an id; a name need not. */
export async function personCalled(db: Db, who: string): Promise<string> {
  const found = await db
    .selectFrom('users')
    .select(['id', 'login', 'created'])
    .where((row) =>
      row.or([row('login', '=', who.toLowerCase()), row('id', '=', who), row('name', '=', who)]),
    )
    .execute()
  const exact = found.find(({ id, login }) => id === who || login === who.toLowerCase())
  const [first, ...others] = exact === undefined ? found : [exact]
  if (first === undefined) throw new Error(`There is nobody with the login or name "${who}".`)
  if (others.length === 0) return first.id
  const rows = found.map(
    ({ id, created }) => `  ${id}  since ${new Date(created).toISOString().slice(0, 10)}`,
  )
  throw new Error(`${found.length} people are called "${who}". Say which one by its id:\n${rows.join('\n')}`)
}
