// Answers to the routes of accounts: a login and a password, sessions, and the link that brings a guest back.

import type { accountRoutes } from '@ironbridge/protocol/routes'
import type { Parts } from '../parts.ts'
import { addLogin, addPerson, checkPassword, personWith, TOO_MANY } from '../people/accounts.ts'
import { Problem } from '../problem.ts'
import type { Answers } from './route.ts'
import { clearSession, signIn } from './session.ts'
import { NOT_FOR_TOKENS } from './who.ts'

type Needs = Pick<Parts, 'config' | 'db' | 'keys' | 'passwords' | 'limits' | 'now'>

export function accountAnswers(needs: Needs): Answers<typeof accountRoutes> {
  const { config, db, keys, passwords, limits } = needs

  /** Whoever knew an old key of this person gets in no more. Tokens cannot change the account, and stay. */
  async function closeOtherDoors(user: string, except?: string): Promise<void> {
    await keys.revoke(user, { kinds: ['session', 'recovery'], ...(except === undefined ? {} : { except }) })
  }

  return {
    async 'POST /api/accounts'(call) {
      const { opened, body, ip } = call
      if (opened?.kind === 'token') throw new Problem('forbidden', NOT_FOR_TOKENS)
      if (!limits.creations.take(ip)) throw new Problem('too-many', 'Too many new accounts. Wait a minute.')
      const name = opened?.person.name ?? body.name
      if (name === undefined) throw new Problem('bad-request', 'name: choose one to play with.')
      const id = opened?.person.id ?? (await addPerson(needs, name, body))
      if (opened !== null) {
        await addLogin(needs, id, body)
        await closeOtherDoors(id)
      }
      await signIn(needs, call, id)
      return { id, name }
    },
    async 'POST /api/sessions'(call) {
      const { body, ip } = call
      // By address first: whoever guesses from one place does not use up what others have.
      if (!limits.logins.take(`address ${ip}`) || !limits.guesses.take(body.login))
        throw new Problem('too-many', TOO_MANY)
      const id = await personWith(needs, body)
      if (id === null) throw new Problem('unauthenticated', 'Login or password is not right.')
      await signIn(needs, call, id)
      return { id }
    },
    async 'DELETE /api/sessions/current'({ opened, reply }) {
      await keys.revoke(opened.person.id, { hash: opened.hash })
      clearSession(config, reply)
    },
    async 'DELETE /api/sessions'({ opened, reply }) {
      await keys.revoke(opened.person.id, { kinds: ['session'] })
      clearSession(config, reply)
    },
    async 'PUT /api/me/password'({ opened, body }) {
      const { id } = opened.person
      const recovered = body.key === undefined ? null : await keys.open(body.key, ['recovery'])
      if (recovered?.person.id !== id) await checkPassword(needs, id, body.old)
      const { numUpdatedRows } = await db
        .updateTable('users')
        .set({ password: await passwords.hash(body.new) })
        .where('id', '=', id)
        .where('login', 'is not', null)
        .executeTakeFirst()
      if (numUpdatedRows !== 1n)
        throw new Problem('conflict', 'You have no login yet. Make an account first.')
      await closeOtherDoors(id, opened.hash)
    },
    async 'POST /api/me/recovery'({ opened, body }) {
      const { id } = opened.person
      await checkPassword(needs, id, body.password)
      await keys.revoke(id, { kinds: ['recovery'] })
      return { key: await keys.make(id, 'recovery', '') }
    },
    async 'POST /api/recover'(call) {
      const { body, ip } = call
      if (!limits.logins.take(`address ${ip}`)) throw new Problem('too-many', TOO_MANY)
      const found = await keys.open(body.key, ['recovery'])
      if (found === null)
        throw new Problem(
          'unauthenticated',
          'This recovery link is not valid. A newer one may have replaced it.',
        )
      await signIn(needs, call, found.person.id)
      return { id: found.person.id }
    },
  }
}
