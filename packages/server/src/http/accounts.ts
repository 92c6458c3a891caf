// Answers to the routes of accounts: a login and a password, sessions, and the link that brings a guest back.

import type { IncomingHttpHeaders } from 'node:http'
import type { accountRoutes } from '@ironbridge/protocol/routes'
import type { Parts, RateLimits } from '../parts.ts'
import { addLogin, addPerson, personOf, personWith, TOO_MANY } from '../people/accounts.ts'
import { checkAddress } from '../people/bans.ts'
import { checkFreshProof, checkPasskey, checkProof } from '../people/proof.ts'
import { Problem } from '../problem.ts'
import { oneWith } from '../store/owners.ts'
import type { Answers } from './route.ts'
import { clearSession, noteKey, noteRefused, signIn } from './session.ts'
import { openedBy } from './who.ts'

type Needs = Pick<Parts, 'config' | 'db' | 'keys' | 'passwords' | 'limits' | 'log' | 'now'>

export function accountAnswers(needs: Needs): Answers<typeof accountRoutes> {
  const { config, db, keys, passwords, limits, now } = needs

  /** Whoever knew an old key of this person gets in no more. Tokens cannot change the account, and stay. */
  async function closeOtherDoors(user: string, except?: string): Promise<void> {
    await keys.revoke(user, { kinds: ['session', 'recovery'], ...(except === undefined ? {} : { except }) })
  }

  return {
    async 'POST /api/accounts'(call) {
      const { opened, body, ip } = call
      if (!(await limits.creations.take(ip)))
        throw new Problem('too-many', 'Too many new accounts. Wait a minute.')
      const name = opened?.person.name ?? body.name
      if (name === undefined) throw new Problem('bad-request', 'name: choose one to play with.')
      if (opened === null) await checkAddress(db, ip, now())
      const id = opened?.person.id ?? (await addPerson(needs, name, body))
      if (opened !== null) {
        await checkPasskey(needs, opened)
        await addLogin(needs, id, body)
        await closeOtherDoors(id)
      }
      await signIn(needs, call, id, 'new')
      return { id, name }
    },
    async 'POST /api/sessions'(call) {
      const { body, ip, request } = call
      const browser = await knownBrowser(needs, request.headers, body.login)
      if (!(await mayTry(limits, ip, body.login, browser))) throw new Problem('too-many', TOO_MANY)
      const { id, isRight } = await personWith(needs, body)
      if (id === null || !isRight) {
        noteRefused(needs, ip, 'password', id)
        throw new Problem('unauthenticated', 'Login or password is not right.')
      }
      await signIn(needs, call, id, 'password')
      return { id }
    },
    async 'DELETE /api/sessions/current'({ opened }) {
      await keys.retire(opened.hash)
    },
    async 'DELETE /api/sessions'({ opened, reply }) {
      for (const user of await oneWith(db, opened.person.id)) await keys.revoke(user, {})
      clearSession(config, reply)
    },
    async 'PUT /api/me/password'({ opened, body }) {
      const { id } = opened.person
      await checkFreshProof(needs, opened, body.old)
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
    async 'POST /api/me/recovery'({ opened, body, ip }) {
      const { id } = opened.person
      await checkProof(needs, opened, body.password)
      await keys.revoke(id, { kinds: ['recovery'] })
      const key = await keys.make(id, 'recovery', '')
      noteKey(needs, ip, 'recovery', id)
      return { key }
    },
    async 'POST /api/recover'(call) {
      const { body, ip } = call
      if (!(await limits.logins.take(`address ${ip}`))) throw new Problem('too-many', TOO_MANY)
      const id = await keys.useRecovery(body.key)
      if (id === null) {
        noteRefused(needs, ip, 'recovery', null)
        throw new Problem(
          'unauthenticated',
          'This recovery link is not valid: it works once, for 24 hours. Make a new one.',
        )
      }
      await signIn(needs, call, id, 'recovery')
      return { id }
    },
  }
}

/** The hash of the key of a browser in which this very person has signed in before; null for any other. */
async function knownBrowser(
  needs: Needs,
  headers: IncomingHttpHeaders,
  login: string,
): Promise<string | null> {
  const known = await openedBy(needs, headers, ['session', 'former'])
  if (known === null) return null
  return (await personOf(needs.db, known.person.id)).login === login ? known.hash : null
}

/**
 * Whoever guesses from one address uses up what that address has; from many, what there is for the login. None of it
 * is taken from a browser that was there before, so nobody locks out the owner.
 */
const mayTry = async (
  { logins, guesses }: RateLimits,
  ip: string,
  login: string,
  browser: string | null,
): Promise<boolean> =>
  browser === null
    ? (await logins.take(`address ${ip}`)) && (await guesses.take(login))
    : logins.take(`key ${browser}`)
