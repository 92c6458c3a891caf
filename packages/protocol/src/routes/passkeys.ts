// Routes of passkeys: added, listed, removed, and used to sign in. What browsers read and write, as far as it is needed here.

import { z } from 'zod'
import { label, password } from '../fields.ts'
import { person } from '../people.ts'
import type { OutputOf } from '../told.ts'
import type { RouteTable } from './route.ts'

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

const publicKey = z.literal('public-key')
const wanted = z.enum(['discouraged', 'preferred', 'required'])

const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ name: z.string(), id: z.string().exactOptional() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: publicKey })),
  timeout: z.number().exactOptional(),
  attestation: z.string().exactOptional(),
  excludeCredentials: z
    .array(z.object({ id: z.string(), type: z.string(), transports: z.array(z.string()).exactOptional() }))
    .exactOptional(),
  authenticatorSelection: z
    .object({
      residentKey: wanted.exactOptional(),
      requireResidentKey: z.boolean().exactOptional(),
      userVerification: wanted.exactOptional(),
    })
    .exactOptional(),
  extensions: z.object({ credProps: z.boolean().exactOptional() }).exactOptional(),
  hints: z.array(z.string()).exactOptional(),
})
const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string().exactOptional(),
  timeout: z.number().exactOptional(),
  userVerification: wanted.exactOptional(),
})

export const passkey = z.object({ id: z.string(), label: z.string(), created: z.number() })

export type Passkey = OutputOf<typeof passkey>
export type NewPasskey = OutputOf<typeof newPasskey>
export type UsedPasskey = OutputOf<typeof usedPasskey>

export const passkeyRoutes = {
  'GET /api/me/passkeys': {
    summary: 'Your passkeys',
    access: 'person',
    answer: z.array(passkey),
  },
  'POST /api/me/passkeys/options': {
    summary:
      'What your browser needs to make a passkey, as PublicKeyCredentialCreationOptionsJSON; for your password, or signed in a moment ago',
    access: 'person',
    body: z.strictObject({ password: password.optional() }),
    answer: creationOptions,
  },
  'POST /api/me/passkeys': {
    summary: 'Adds the passkey that your browser made, as RegistrationResponseJSON',
    access: 'person',
    body: z.strictObject({ label, credential: newPasskey }),
    status: 201,
    answer: passkey,
  },
  'DELETE /api/me/passkeys/:id': {
    summary: 'Removes a passkey',
    access: 'person',
    params: z.object({ id }),
  },
  'POST /api/sessions/passkey/options': {
    summary: 'What your browser needs to sign in, as PublicKeyCredentialRequestOptionsJSON',
    access: 'anyone',
    answer: requestOptions,
  },
  'POST /api/sessions/passkey': {
    summary: 'Signs in with what a passkey signed, as AuthenticationResponseJSON',
    access: 'anyone',
    body: z.strictObject({ credential: usedPasskey }),
    answer: person.pick({ id: true }),
  },
} as const satisfies RouteTable
