// Answers to the routes of notices: where a person wants to be told that a game waits.

import type { IncomingHttpHeaders } from 'node:http'
import type { NewHook } from '@ironbridge/protocol'
import type { noticeRoutes } from '@ironbridge/protocol/routes'
import { addMail, addPush, addWebhook } from '../notices/adding.ts'
import { hooksOf, ownHook, removeHook, setHook } from '../notices/hooks.ts'
import { testNotice } from '../notices/notice.ts'
import { putDigests } from '../notices/outbox.ts'
import { readerOf } from '../notices/reader.ts'
import { hookInfo, isConfirmed, targetOf } from '../notices/targets.ts'
import type { Parts } from '../parts.ts'
import { Problem } from '../problem.ts'
import { hashOfKey } from '../secrets.ts'
import type { HookRow } from '../store/schema.ts'
import type { Answers } from './route.ts'

type Needs = Pick<Parts, 'config' | 'db' | 'notices' | 'limits' | 'log' | 'now'>

export function noticeAnswers(needs: Needs): Answers<typeof noticeRoutes> {
  const { config, db, notices, limits, now } = needs

  const planDigest = async (row: HookRow): Promise<void> => {
    if (row.digest === 1) await putDigests(db, [row], now())
  }

  return {
    'GET /api/push/key': async () => ({ key: (await notices.channels.pushKeys()).publicKey }),
    async 'GET /api/me/hooks'({ opened }) {
      const hooks = await hooksOf(db, opened.person.id)
      return { hooks: hooks.map(hookInfo), canMail: notices.channels.sendCode !== null }
    },
    async 'POST /api/me/hooks'({ opened, body, ip, request }) {
      if (!(await limits.creations.take(ip))) throw new Problem('too-many', 'Too often. Wait a minute.')
      const row = await added(needs, opened.person.id, body, ip, originOf(request.headers))
      await planDigest(row)
      return hookInfo(row)
    },
    async 'PATCH /api/me/hooks/:id'({ opened, params, body }) {
      const row = await ownHook(db, opened.person.id, params.id)
      const changed = { ...row, digest: body.digest ? 1 : 0 }
      await db.updateTable('hooks').set({ digest: changed.digest }).where('id', '=', row.id).execute()
      await planDigest(changed)
      return hookInfo(changed)
    },
    async 'DELETE /api/me/hooks/:id'({ opened, params }) {
      const { id } = await ownHook(db, opened.person.id, params.id)
      await removeHook(db, id)
    },
    async 'POST /api/me/hooks/:id/test'({ opened, params, ip }) {
      if (!(await limits.creations.take(ip))) throw new Problem('too-many', 'Too often. Wait a minute.')
      const hook = await ownHook(db, opened.person.id, params.id)
      const target = targetOf(hook)
      if (!isConfirmed(target)) throw new Problem('conflict', 'Enter the code that was sent to you first.')
      const { result, why } = await notices.channels.send(
        target,
        testNotice(await readerOf(db, config, hook.user_id, hook)),
      )
      if (result !== 'sent') throw new Problem('conflict', `The test did not arrive. ${why}`)
    },
    async 'POST /api/me/hooks/:id/confirm'({ opened, params, body }) {
      const row = await ownHook(db, opened.person.id, params.id)
      const target = targetOf(row)
      if (target.kind !== 'mail' || target.code === null) return hookInfo(row)
      if (target.code !== hashOfKey(body.code))
        throw new Problem('forbidden', 'This is not the code. Look at the last mail again.')
      const confirmed = { ...target, code: null }
      const changed = await setHook(db, row.user_id, confirmed, row.digest === 1, now())
      await planDigest(changed)
      return hookInfo(changed)
    },
  }
}

function added(
  needs: Needs,
  user: string,
  hook: NewHook,
  ip: string,
  from: { readonly from?: string },
): Promise<HookRow> {
  if (hook.kind === 'mail') return addMail(needs, user, hook.digest, ip, from)
  if (hook.kind === 'push') return addPush(needs, user, { ...hook.subscription, ...from }, hook.digest)
  const { url, shape, secret } = hook
  return addWebhook(needs, user, { kind: 'webhook', url, shape, secret, ...from }, hook.digest)
}

/** A browser says which page asks, and was let in only if that is ours. Programs say nothing. */
const originOf = ({ origin }: IncomingHttpHeaders): { readonly from?: string } =>
  origin === undefined || URL.parse(origin) === null ? {} : { from: origin }
