// Answers to the routes of passkeys: added, listed, removed, and used to sign in.

import { isIP } from 'node:net'
import type { passkeyRoutes } from '@ironbridge/protocol/routes'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Parts } from '../parts.ts'
import { TOO_MANY } from '../people/accounts.ts'
import {
  addPasskey,
  newPasskeyOptions,
  passkeyOf,
  passkeysOf,
  personWithPasskey,
  removePasskey,
  type Site,
  signInOptions,
} from '../people/passkeys.ts'
import { checkFreshProof } from '../people/proof.ts'
import { Problem } from '../problem.ts'
import type { Answers } from './route.ts'
import { noteKey, noteRefused, signIn } from './session.ts'

type Needs = Pick<Parts, 'config' | 'db' | 'keys' | 'passwords' | 'limits' | 'log' | 'now'>

export function passkeyAnswers(needs: Needs): Answers<typeof passkeyRoutes> {
  const { config, db, limits } = needs
  return {
    'GET /api/me/passkeys': async ({ opened }) => (await passkeysOf(db, opened.person.id)).map(passkeyOf),
    // What is signed was made here, for this person: who gets no options adds no passkey.
    async 'POST /api/me/passkeys/options'({ opened, body, request }) {
      const site = siteOf(config, request)
      await checkFreshProof(needs, opened, body.password)
      return newPasskeyOptions(needs, opened.person.id, site)
    },
    async 'POST /api/me/passkeys'({ opened, body, ip, request }) {
      const { id } = opened.person
      const added = await addPasskey(needs, id, siteOf(config, request), body.label, body.credential)
      noteKey(needs, ip, 'passkey', id)
      return added
    },
    'DELETE /api/me/passkeys/:id': ({ opened, params }) => removePasskey(db, opened.person.id, params.id),
    async 'POST /api/sessions/passkey/options'({ ip, request }) {
      if (!(await limits.creations.take(ip))) throw new Problem('too-many', TOO_MANY)
      return signInOptions(needs, siteOf(config, request))
    },
    async 'POST /api/sessions/passkey'(call) {
      const { body, ip, request } = call
      if (!(await limits.logins.take(`address ${ip}`))) throw new Problem('too-many', TOO_MANY)
      const id = await personWithPasskey(needs, siteOf(config, request), body.credential).catch(
        (error: unknown) => {
          noteRefused(needs, ip, 'passkey', null)
          throw error
        },
      )
      await signIn(needs, call, id, 'passkey')
      return { id }
    },
  }
}

/** The address that the host has set or, without one, that the browser used. Numbers have no passkeys. */
function siteOf({ PUBLIC_URL }: Config, { headers }: FastifyRequest): Site {
  const used = URL.parse(PUBLIC_URL ?? headers.origin ?? `http://${headers.host}`)
  if (used === null) throw new Problem('bad-request', 'The address of the page cannot be read.')
  const { origin, hostname } = used
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0)
    throw new Problem(
      'conflict',
      'Passkeys need an address with a name, such as localhost. Open the page there.',
    )
  return { host: hostname, origin }
}
