// A recovery link from the host, for somebody who has lost every way in.

import { silentBus } from '../bus/bus.ts'
import { openKeys } from '../people/keys.ts'
import { openExisting } from '../store/database.ts'
import type { Db, UserRow } from '../store/schema.ts'

export type Called = Pick<UserRow, 'id' | 'login' | 'name' | 'owner'>

/** The key of a new link for whoever has this login or name; the link before it is void. */
export async function recover(
  address: string,
  who: string,
  now = Date.now,
): Promise<{ key: string; person: Called }> {
  const db = await openExisting(address)
  try {
    const person = await personCalled(db, who)
    checkNoProgram(person)
    const keys = openKeys(db, silentBus(), now)
    await keys.revoke(person.id, { kinds: ['recovery'] })
    return { key: await keys.make(person.id, 'recovery', ''), person }
  } finally {
    await db.destroy()
  }
}

/** A program has its token, and nothing else. Databases may not know yet that there are programs. */
export function checkNoProgram({ name, owner }: Called): void {
  if (owner) throw new Error(`"${name}" is a program: whoever owns it makes it another token.`)
}

/** So that the host sees whom a command concerns: others may have taken a login or name that looks the same. */
export function calledText({ id, login, name, owner }: Called): string {
  const kind = owner ? `a program of ${owner}` : login === null ? 'a guest' : `login ${login}`
  return `${name} (${kind}, id ${id})`
}

/** An id belongs to one person, and so does a login, which may look like the id of another; a name need not. */
export async function personCalled(db: Db, who: string): Promise<Called> {
  const found = await db
    .selectFrom('users')
    .selectAll()
    .where((row) =>
      row.or([row('login', '=', who.toLowerCase()), row('id', '=', who), row('name', '=', who)]),
    )
    .execute()
  const exact = found.find(({ id }) => id === who) ?? found.find(({ login }) => login === who.toLowerCase())
  const [first, ...others] = exact === undefined ? found : [exact]
  if (first === undefined) throw new Error(`There is nobody with the login or name "${who}".`)
  if (others.length === 0) return first
  const rows = found.map(
    ({ id, created }) => `  ${id}  since ${new Date(created).toISOString().slice(0, 10)}`,
  )
  throw new Error(`${found.length} people are called "${who}". Say which one by its id:\n${rows.join('\n')}`)
}
