// The cookie that holds a session.

import type { FastifyReply } from 'fastify'
import type { Config } from '../config.ts'

const isSecure = ({ PUBLIC_URL }: Config): boolean => PUBLIC_URL?.startsWith('https:') ?? false

/** The prefix makes browsers keep it to this very host, over https alone. */
export const cookieName = (config: Config): string => (isSecure(config) ? '__Host-ironbridge' : 'ironbridge')

const YEAR = 365 * 24 * 60 * 60

export const setSession = (config: Config, reply: FastifyReply, key: string): void =>
  setCookie(config, reply, key, YEAR)

export const clearSession = (config: Config, reply: FastifyReply): void => setCookie(config, reply, '', 0)

/** Scripts cannot read it, and other sites cannot send it with what they post. */
function setCookie(config: Config, reply: FastifyReply, value: string, seconds: number): void {
  const attributes = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${isSecure(config) ? '; Secure' : ''}`
  void reply.header('Set-Cookie', `${cookieName(config)}=${value}; ${attributes}`)
}
