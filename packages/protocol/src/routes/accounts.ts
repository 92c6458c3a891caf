// Routes of accounts: a login and a password, sessions, and the link that brings a guest back.

import { z } from 'zod'
import { login, name, newPassword, password, recoveryKey } from '../fields.ts'
import { person } from '../people.ts'
import type { RouteTable } from './route.ts'

/** Who has signed in. */
const signedIn = person.pick({ id: true })

export const accountRoutes = {
  'POST /api/accounts': {
    summary: 'Gives you a login and a password; makes a new person of that name if you are nobody yet',
    access: 'anyone',
    body: z.strictObject({ login, password: newPassword, name: name.optional() }),
    status: 201,
    answer: person,
  },
  'POST /api/sessions': {
    summary: 'Signs in',
    access: 'anyone',
    body: z.strictObject({ login, password }),
    answer: signedIn,
  },
  'DELETE /api/sessions/current': {
    summary: 'Signs out. A guest without a recovery link does not come back',
    access: 'person',
    isForBanned: true,
  },
  'DELETE /api/sessions': {
    summary:
      'Signs out everywhere: every session, recovery link and token is void, those of your programs too',
    access: 'person',
    isForBanned: true,
  },
  'PUT /api/me/password': {
    summary:
      'Changes your password, with the old one or signed in a moment ago by a passkey or a recovery link. Other sessions and recovery links are void then; passkeys and tokens stay',
    access: 'person',
    body: z.strictObject({ old: password.optional(), new: newPassword }),
  },
  'POST /api/me/recovery': {
    summary:
      'A key that brings you back on any device, once and within 24 hours; the one before it is void. Whoever has a password or a passkey proves it',
    access: 'person',
    body: z.strictObject({ password: password.optional() }),
    status: 201,
    answer: z.object({ key: z.string() }),
  },
  'POST /api/recover': {
    summary: 'Signs in with a recovery key, which is void then',
    access: 'anyone',
    body: z.strictObject({ key: recoveryKey }),
    answer: signedIn,
  },
} as const satisfies RouteTable
