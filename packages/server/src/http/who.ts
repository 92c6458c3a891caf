// Who sends a request: a program by its token, a browser by its cookie.

import type { IncomingHttpHeaders } from 'node:http'
import type { Config } from '../config.ts'
import type { Keys, Session } from '../people/keys.ts'
import { Problem } from '../problem.ts'
import type { KeyRow } from '../store/schema.ts'
import { cookieName } from './session.ts'

interface Doors {
  readonly keys: Keys
  readonly config: Config
}

export const NOT_FOR_TOKENS = 'A token cannot do that: it plays, and the account is not its own.'

/** Null for somebody without a name. */
export async function whoIs(
  { keys, config }: Doors,
  headers: IncomingHttpHeaders,
  address: string,
): Promise<Session | null> {
  const bearer = /^Bearer ([A-Za-z0-9]{8,64})$/.exec(headers.authorization ?? '')?.[1]
  if (bearer !== undefined) {
    const opened = await keys.open(bearer, ['token'], address)
    if (opened === null) throw new Problem('unauthenticated', 'This token is not valid.')
    return opened
  }
  return openedBy({ keys, config }, headers, ['session'], address)
}

/** What the cookie opens, or opened once. */
export async function openedBy(
  { keys, config }: Doors,
  headers: IncomingHttpHeaders,
  kinds: readonly KeyRow['kind'][],
  address?: string,
): Promise<Session | null> {
  const name = `${cookieName(config)}=`
  const key = (headers.cookie ?? '').split(/;\s*/).find((part) => part.startsWith(name))
  return key === undefined ? null : keys.open(key.slice(name.length), kinds, address)
}
