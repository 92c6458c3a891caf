// The cookie that holds a session.

import type { FastifyReply } from 'fastify'
import type { Config } from '../config.ts'
import type { Parts } from '../parts.ts'
import { BannedProblem, banOf } from '../people/bans.ts'
import type { Session } from '../people/keys.ts'
import type { Way } from '../people/proof.ts'

const isSecure = ({ PUBLIC_URL }: Config): boolean => PUBLIC_URL?.startsWith('https:') ?? false

/** The prefix makes browsers keep it to this very host, over https alone. */
export const cookieName = (config: Config): string => (isSecure(config) ? '__Host-ironbridge' : 'ironbridge')

const YEAR = 365 * 24 * 60 * 60

interface Caller {
  readonly opened: Session | null
  readonly ip: string
  readonly reply: FastifyReply
}

/** Always with a new key. The one that the browser had before is void; from where it came is not forgotten by that. */
export async function signIn(
  { config, db, keys, log, now }: Pick<Parts, 'config' | 'db' | 'keys' | 'log' | 'now'>,
  { opened, ip, reply }: Caller,
  user: string,
  way: Way,
): Promise<void> {
  const ban = await banOf(db, user, now())
  if (ban !== null) throw new BannedProblem(ban)
  if (opened?.kind === 'session') await keys.retire(opened.hash)
  setCookie(config, reply, await keys.make(user, 'session', way, ip), YEAR)
  log.info({ user, way, address: ip }, 'Somebody signed in.')
}

/** For the host, who may have to find out how somebody got in. */
export const noteRefused = ({ log }: Pick<Parts, 'log'>, ip: string, way: Way, user: string | null): void =>
  log.info({ user, way, address: ip }, 'Somebody could not sign in.')

export const noteKey = (
  { log }: Pick<Parts, 'log'>,
  ip: string,
  kind: 'passkey' | 'recovery' | 'token',
  user: string,
): void => log.info({ user, kind, address: ip }, 'A new key was made.')

export const clearSession = (config: Config, reply: FastifyReply): void => setCookie(config, reply, '', 0)

/** Scripts cannot read it, and other sites cannot send it with what they post. */
function setCookie(config: Config, reply: FastifyReply, value: string, seconds: number): void {
  const attributes = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${isSecure(config) ? '; Secure' : ''}`
  void reply.header('Set-Cookie', `${cookieName(config)}=${value}; ${attributes}`)
}
