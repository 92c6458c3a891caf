// Routes of accounts: a login and a password, sessions, and the link that brings a guest back.

import { z } from 'zod'
import type { Parts } from '../parts.ts'
import { addLogin, addPerson, checkPassword, personWith, TOO_MANY } from '../people/accounts.ts'
import { Problem } from '../problem.ts'
import { login, name, newPassword, password, recoveryKey } from './fields.ts'
import { caller, type Route, route } from './route.ts'
import { clearSession, signIn } from './session.ts'

export const accountRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/api/accounts',
    summary: 'Gives you a login and a password; makes a new person of that name if you are nobody yet',
    access: 'anyone',
    body: z.strictObject({ login, password: newPassword, name: name.optional() }),
    async run(call) {
      const { parts, opened, body, ip, reply } = call
      if (opened?.kind === 'token') throw new Problem('forbidden', 'A token may play, nothing else.')
      if (!parts.limits.creations.take(ip))
        throw new Problem('too-many', 'Too many new accounts. Wait a minute.')
      let id = opened?.person.id
      if (id !== undefined) {
        await addLogin(parts, id, body)
        await closeOtherDoors(parts, id, undefined)
      } else if (body.name === undefined) throw new Problem('bad-request', 'name: choose one to play with.')
      else id = await addPerson(parts, body.name, body)
      await signIn(call, id)
      reply.code(201)
      return { id, name: opened?.person.name ?? body.name }
    },
  }),
  route({
    method: 'POST',
    path: '/api/sessions',
    summary: 'Signs in',
    access: 'anyone',
    body: z.strictObject({ login, password }),
    async run(call) {
      const { parts, body, ip } = call
      const { logins, guesses } = parts.limits
      // By address first: whoever guesses from one place does not use up what others have.
      if (!logins.take(`address ${ip}`) || !guesses.take(body.login)) throw new Problem('too-many', TOO_MANY)
      const id = await personWith(parts, body)
      if (id === null) throw new Problem('unauthenticated', 'Login or password is not right.')
      await signIn(call, id)
      return { id }
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/sessions/current',
    summary: 'Signs out. A guest without a recovery link does not come back',
    access: 'person',
    async run({ parts, opened, reply }) {
      if (opened) await parts.keys.revoke(opened.person.id, { hash: opened.hash })
      clearSession(parts.config, reply)
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/sessions',
    summary: 'Signs out everywhere',
    access: 'person',
    async run(call) {
      await call.parts.keys.revoke(caller(call).id, { kinds: ['session'] })
      clearSession(call.parts.config, call.reply)
    },
  }),
  route({
    method: 'PUT',
    path: '/api/me/password',
    summary:
      'Changes your password, with the old one or the key of your recovery link. Other sessions and that link are void then; passkeys and tokens stay',
    access: 'person',
    body: z.strictObject({ old: password.optional(), key: recoveryKey.optional(), new: newPassword }),
    async run(call) {
      const { parts, opened, body } = call
      const { id } = caller(call)
      const recovered = body.key === undefined ? null : await parts.keys.open(body.key, ['recovery'])
      if (recovered?.person.id !== id) await checkPassword(parts, id, body.old)
      const { numUpdatedRows } = await parts.db
        .updateTable('users')
        .set({ password: await parts.passwords.hash(body.new) })
        .where('id', '=', id)
        .where('login', 'is not', null)
        .executeTakeFirst()
      if (numUpdatedRows !== 1n)
        throw new Problem('conflict', 'You have no login yet. Make an account first.')
      await closeOtherDoors(parts, id, opened?.hash)
    },
  }),
  route({
    method: 'POST',
    path: '/api/me/recovery',
    summary:
      'A key that brings you back on any device, shown once; the one before it is void. Whoever has a password gives it',
    access: 'person',
    body: z.strictObject({ password: password.optional() }),
    async run(call) {
      const { keys } = call.parts
      const { id } = caller(call)
      await checkPassword(call.parts, id, call.body.password)
      await keys.revoke(id, { kinds: ['recovery'] })
      const key = await keys.make(id, 'recovery', '')
      call.reply.code(201)
      return { key }
    },
  }),
  route({
    method: 'POST',
    path: '/api/recover',
    summary: 'Signs in with a recovery key',
    access: 'anyone',
    body: z.strictObject({ key: recoveryKey }),
    async run(call) {
      const { parts, body, ip } = call
      if (!parts.limits.logins.take(`address ${ip}`)) throw new Problem('too-many', TOO_MANY)
      const found = await parts.keys.open(body.key, ['recovery'])
      if (found === null)
        throw new Problem(
          'unauthenticated',
          'This recovery link is not valid. A newer one may have replaced it.',
        )
      await signIn(call, found.person.id)
      return { id: found.person.id }
    },
  }),
]

/** Whoever knew an old key of this person gets in no more. Tokens can only play, and stay. */
async function closeOtherDoors({ keys }: Parts, user: string, except: string | undefined): Promise<void> {
  await keys.revoke(user, { kinds: ['session', 'recovery'], ...(except === undefined ? {} : { except }) })
}
