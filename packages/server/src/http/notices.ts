// Routes of notices: where a person wants to be told that a game waits.

import { z } from 'zod'
import { addMail, addPush, addWebhook } from '../notices/adding.ts'
import { hooksOf, ownHook, removeHook, setHook } from '../notices/hooks.ts'
import { testNotice } from '../notices/notice.ts'
import { putDigests } from '../notices/outbox.ts'
import { hookInfo, isConfirmed, type MailTarget, targetOf } from '../notices/targets.ts'
import type { Parts } from '../parts.ts'
import { Problem } from '../problem.ts'
import { hashOfKey } from '../secrets.ts'
import type { HookRow } from '../store/schema.ts'
import { caller, type Route, route } from './route.ts'

const params = z.object({ id: z.string().regex(/^[A-Za-z0-9]{8,32}$/) })
const url = z.string().max(2000)
const digest = z.boolean().default(false)

const wish = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('push'),
    /** As the browser gives it. */
    subscription: z.object({
      endpoint: url,
      keys: z.object({ p256dh: z.string().max(200), auth: z.string().max(100) }),
    }),
    digest,
  }),
  z.strictObject({
    kind: z.literal('webhook'),
    url,
    shape: z.enum(['discord', 'slack', 'json']),
    /** Plain JSON carries an HMAC made with it: X-Ironbridge-Signature: sha256=… over the body. */
    secret: z.string().min(8).max(200).nullable().default(null),
    digest,
  }),
  z.strictObject({ kind: z.literal('mail'), digest }),
])

export const noticeRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/push/key',
    summary: 'The key that a browser subscribes to push messages with',
    access: 'anyone',
    run: async ({ parts }) => ({ key: (await parts.notices.channels.pushKeys()).publicKey }),
  }),
  route({
    method: 'GET',
    path: '/api/me/hooks',
    summary: 'Where you are told of your games, and whether this server can send mail',
    access: 'person',
    async run(call) {
      const { db, notices } = call.parts
      const hooks = await hooksOf(db, caller(call).id)
      return { hooks: hooks.map(hookInfo), canMail: notices.channels.sendCode !== null }
    },
  }),
  route({
    method: 'POST',
    path: '/api/me/hooks',
    summary:
      'Be told by push, webhook, or mail to your own address, which you confirm with the code sent there',
    access: 'person',
    body: wish,
    async run(call) {
      const { parts, body, ip, reply } = call
      const user = caller(call).id
      if (!parts.limits.creations.take(ip)) throw new Problem('too-many', 'Too often. Wait a minute.')
      const row = await added(parts, user, body, ip)
      await planDigest(parts, row)
      reply.code(201)
      return hookInfo(row)
    },
  }),
  route({
    method: 'PATCH',
    path: '/api/me/hooks/{id}',
    summary: 'One message a day, or one for every turn',
    access: 'person',
    params,
    body: z.strictObject({ digest: z.boolean() }),
    async run(call) {
      const { parts, params: at, body } = call
      const row = await ownHook(parts.db, caller(call).id, at.id)
      const changed = { ...row, digest: body.digest ? 1 : 0 }
      await parts.db.updateTable('hooks').set({ digest: changed.digest }).where('id', '=', row.id).execute()
      await planDigest(parts, changed)
      return hookInfo(changed)
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/me/hooks/{id}',
    summary: 'Be told there no more',
    access: 'person',
    params,
    async run(call) {
      const { id } = await ownHook(call.parts.db, caller(call).id, call.params.id)
      await removeHook(call.parts.db, id)
    },
  }),
  route({
    method: 'POST',
    path: '/api/me/hooks/{id}/test',
    summary: 'Sends a test at once, and says if it did not arrive',
    access: 'person',
    params,
    async run(call) {
      const { parts, params: at, ip } = call
      if (!parts.limits.creations.take(ip)) throw new Problem('too-many', 'Too often. Wait a minute.')
      const target = targetOf(await ownHook(parts.db, caller(call).id, at.id))
      if (!isConfirmed(target)) throw new Problem('conflict', 'Enter the code that was sent to you first.')
      const { result, why } = await parts.notices.channels.send(target, testNotice(parts.config))
      if (result !== 'sent') throw new Problem('conflict', `The test did not arrive. ${why}`)
    },
  }),
  route({
    method: 'POST',
    path: '/api/me/hooks/{id}/confirm',
    summary: 'The code that came by mail',
    access: 'person',
    params,
    body: z.strictObject({ code: z.string().trim().max(64) }),
    async run(call) {
      const { parts, params: at, body } = call
      const row = await ownHook(parts.db, caller(call).id, at.id)
      const target = targetOf(row)
      if (target.kind !== 'mail' || target.code === null) return hookInfo(row)
      if (target.code !== hashOfKey(body.code))
        throw new Problem('forbidden', 'This is not the code. Look at the last mail again.')
      const { address } = target
      const confirmed = { kind: 'mail', address, code: null } satisfies MailTarget
      const now = await setHook(parts.db, row.user_id, confirmed, row.digest === 1, parts.now())
      await planDigest(parts, now)
      return hookInfo(now)
    },
  }),
]

function added(parts: Parts, user: string, body: z.infer<typeof wish>, ip: string): Promise<HookRow> {
  if (body.kind === 'mail') return addMail(parts, user, body.digest, ip)
  if (body.kind === 'push') return addPush(parts, user, body.subscription, body.digest)
  const { url: to, shape, secret } = body
  return addWebhook(parts, user, { kind: 'webhook', url: to, shape, secret }, body.digest)
}

const planDigest = async ({ db, now }: Parts, row: HookRow): Promise<void> => {
  if (row.digest === 1) await putDigests(db, [row], now())
}
