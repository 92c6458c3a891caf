// Adding a place for notices: refused at once if nothing could be sent there; looked at again whenever something is.

import type { Parts } from '../parts.ts'
import { Problem } from '../problem.ts'
import { freshId, hashOfKey } from '../secrets.ts'
import type { HookRow } from '../store/schema.ts'
import { hooksOf, removeHook, setHook } from './hooks.ts'
import { testNotice } from './notice.ts'
import { sealed } from './push.ts'
import { readerOf } from './reader.ts'
import { type PushTarget, type Target, targetOf, type WebhookTarget } from './targets.ts'

/** The page on which it was asked for, if a browser tells. */
type From = Pick<Target, 'from'>

export async function addWebhook(
  { db, notices, now }: Pick<Parts, 'db' | 'notices' | 'now'>,
  user: string,
  target: WebhookTarget & From,
  isDigest: boolean,
): Promise<HookRow> {
  await notices.channels.check(target.url)
  return setHook(db, user, target, isDigest, now())
}

export async function addPush(
  { db, config, notices, now }: Pick<Parts, 'db' | 'config' | 'notices' | 'now'>,
  user: string,
  { endpoint, keys, from }: Omit<PushTarget, 'kind'> & From,
  isDigest: boolean,
): Promise<HookRow> {
  const target = { kind: 'push', endpoint, keys, ...(from && { from }) } as const
  await notices.channels.check(endpoint)
  const own = await notices.channels.pushKeys()
  try {
    sealed(config, own, target, testNotice({ language: 'en', home: null }))
  } catch {
    throw new Problem('bad-request', 'These are not the keys of a push subscription.')
  }
  return setHook(db, user, target, isDigest, now())
}

/** To the person's own address, which has to answer first with the code that is sent there. */
export async function addMail(
  {
    db,
    config,
    notices,
    limits,
    now,
    log,
  }: Pick<Parts, 'db' | 'config' | 'notices' | 'limits' | 'now' | 'log'>,
  user: string,
  isDigest: boolean,
  ip: string,
  from: From,
): Promise<HookRow> {
  const { sendCode } = notices.channels
  if (sendCode === null) throw new Problem('unavailable', 'This server sends no mail.')
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', user)
    .executeTakeFirstOrThrow()
  if (email === null) throw new Problem('conflict', 'Enter your mail address in your account first.')
  const known = (await hooksOf(db, user)).find((row) => {
    const target = targetOf(row)
    return target.kind === 'mail' && target.address === email && target.code === null
  })
  if (known) return setHook(db, user, targetOf(known), isDigest, now())
  if (
    !(await limits.mailsFrom.take(ip)) ||
    !(await limits.mails.take(mailboxOf(email))) ||
    !(await limits.mails.take(user))
  )
    throw new Problem('too-many', 'Several mails were sent there already. Look for them, or wait an hour.')
  const code = freshId(12)
  const row = await setHook(
    db,
    user,
    { kind: 'mail', address: email, code: hashOfKey(code), ...from },
    isDigest,
    now(),
  )
  try {
    await sendCode(email, code, await readerOf(db, config, user, row))
  } catch (error) {
    await removeHook(db, row.id)
    const failure = error instanceof Error && 'code' in error ? error.code : 'unknown'
    log.warn({ failure }, 'A code could not be sent by mail.')
    throw new Problem('unavailable', 'The mail could not be sent. Try again later.')
  }
  return row
}

/** However it is written: letters of either size, and whatever comes after a plus. */
const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+.*(?=@)/, '')
