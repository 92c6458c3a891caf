// Routes of notices: where a person wants to be told that a game waits.

import { z } from 'zod'
import { id } from '../fields.ts'
import type { OutputOf } from '../told.ts'
import type { RouteTable } from './route.ts'

const params = z.object({ id })
const url = z.string().max(2000)
const digest = z.boolean().default(false)
const shape = z.enum(['discord', 'slack', 'json'])

const newHook = z.discriminatedUnion('kind', [
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
    shape,
    /** Plain JSON carries an HMAC made with it: X-Ironbridge-Signature: sha256=… over the body. */
    secret: z.string().min(8).max(200).nullable().default(null),
    digest,
  }),
  z.strictObject({ kind: z.literal('mail'), digest }),
])

/** Without anything that would let others send there. */
export const hookInfo = z.object({
  id: z.string(),
  kind: z.enum(['push', 'webhook', 'mail']),
  /** The host, or the address of mail. */
  where: z.string(),
  shape: shape.nullable(),
  isConfirmed: z.boolean(),
  digest: z.boolean(),
  /** In a row. */
  failures: z.number(),
  created: z.number(),
})

export type NewHook = OutputOf<typeof newHook>
export type HookInfo = OutputOf<typeof hookInfo>

export const noticeRoutes = {
  'GET /api/push/key': {
    summary: 'The key that a browser subscribes to push messages with',
    access: 'anyone',
    answer: z.object({ key: z.string() }),
  },
  'GET /api/me/hooks': {
    summary: 'Where you are told of your games, and whether this server can send mail',
    access: 'person',
    answer: z.object({ hooks: z.array(hookInfo), canMail: z.boolean() }),
  },
  'POST /api/me/hooks': {
    summary:
      'Be told by push, webhook, or mail to your own address, which you confirm with the code sent there',
    access: 'person',
    body: newHook,
    status: 201,
    answer: hookInfo,
  },
  'PATCH /api/me/hooks/:id': {
    summary: 'One message a day, or one for every turn',
    access: 'person',
    params,
    body: z.strictObject({ digest: z.boolean() }),
    answer: hookInfo,
  },
  'DELETE /api/me/hooks/:id': {
    summary: 'Be told there no more',
    access: 'person',
    params,
  },
  'POST /api/me/hooks/:id/test': {
    summary: 'Sends a test at once, and says if it did not arrive',
    access: 'person',
    params,
  },
  'POST /api/me/hooks/:id/confirm': {
    summary: 'The code that came by mail',
    access: 'person',
    params,
    body: z.strictObject({ code: z.string().trim().max(64) }),
    answer: hookInfo,
  },
} as const satisfies RouteTable
