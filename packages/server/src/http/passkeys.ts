// Routes of passkeys: added, listed, removed, and used to sign in.

import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Config } from '../config.ts'
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
import { Problem } from '../problem.ts'
import { label } from './fields.ts'
import { caller, type Route, route } from './route.ts'
import { signIn } from './session.ts'

const base64 = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[A-Za-z0-9_-]*$/, 'is base64url')
const id = base64(1400)
const clientDataJSON = base64(4000)
const authenticatorData = base64(8000)
const signed = { id, rawId: id, type: z.literal('public-key') }

/** Browsers add more, which is not read. */
const newPasskey = z.object({
  ...signed,
  response: z.object({
    clientDataJSON,
    authenticatorData,
    transports: z.array(z.string().max(32)).max(10).default([]),
  }),
})
const usedPasskey = z.object({
  ...signed,
  response: z.object({
    clientDataJSON,
    authenticatorData,
    signature: base64(8000),
    userHandle: base64(100).optional(),
  }),
})

export const passkeyRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/me/passkeys',
    summary: 'Your passkeys',
    access: 'person',
    run: async (call) => (await passkeysOf(call.parts, caller(call).id)).map(passkeyOf),
  }),
  route({
    method: 'POST',
    path: '/api/me/passkeys/options',
    summary: 'What your browser needs to make a passkey, as PublicKeyCredentialCreationOptionsJSON',
    access: 'person',
    run: (call) => newPasskeyOptions(call.parts, caller(call).id, siteOf(call.parts.config, call.request)),
  }),
  route({
    method: 'POST',
    path: '/api/me/passkeys',
    summary: 'Adds the passkey that your browser made, as RegistrationResponseJSON',
    access: 'person',
    body: z.strictObject({ label, credential: newPasskey }),
    async run(call) {
      const { parts, body, request, reply } = call
      const site = siteOf(parts.config, request)
      const added = await addPasskey(parts, caller(call).id, site, body.label, body.credential)
      reply.code(201)
      return added
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/me/passkeys/{id}',
    summary: 'Removes a passkey',
    access: 'person',
    params: z.object({ id }),
    run: (call) => removePasskey(call.parts, caller(call).id, call.params.id),
  }),
  route({
    method: 'POST',
    path: '/api/sessions/passkey/options',
    summary: 'What your browser needs to sign in, as PublicKeyCredentialRequestOptionsJSON',
    access: 'anyone',
    async run({ parts, ip, request }) {
      if (!parts.limits.creations.take(ip)) throw new Problem('too-many', TOO_MANY)
      return signInOptions(parts, siteOf(parts.config, request))
    },
  }),
  route({
    method: 'POST',
    path: '/api/sessions/passkey',
    summary: 'Signs in with what a passkey signed, as AuthenticationResponseJSON',
    access: 'anyone',
    body: z.strictObject({ credential: usedPasskey }),
    async run(call) {
      const { parts, body, ip, request } = call
      if (!parts.limits.logins.take(`address ${ip}`)) throw new Problem('too-many', TOO_MANY)
      const person = await personWithPasskey(parts, siteOf(parts.config, request), body.credential)
      await signIn(call, person)
      return { id: person }
    },
  }),
]

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
