// Passkeys: added by whoever is signed in, and then enough to sign in. What they sign is used once.

import type { NewPasskey, Passkey, UsedPasskey } from '@ironbridge/protocol'
import type { Parts } from '../parts.ts'
import { Problem } from '../problem.ts'
import { isDuplicate } from '../store/faults.ts'
import type { Db, PasskeyRow } from '../store/schema.ts'
import { personOf } from './accounts.ts'
import { attestationOf } from './attestation.ts'
import { addChallenge, useChallenge } from './challenges.ts'

type Needs = Pick<Parts, 'db' | 'now'>

/** A quarter of what a server loads, so not before the first passkey. */
const webAuthn = () => import('@simplewebauthn/server')

/** Where the page is: passkeys belong to a host, and say which page asked. */
export interface Site {
  readonly host: string
  readonly origin: string
}

const MOST_PASSKEYS = 20
/** Of COSE: EdDSA, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257]

export async function passkeysOf(db: Db, user: string): Promise<PasskeyRow[]> {
  return db.selectFrom('passkeys').selectAll().where('user_id', '=', user).orderBy('created').execute()
}

export const passkeyOf = ({ id, label, created }: PasskeyRow): Passkey => ({ id, label, created })

/** For the browser that is to make a passkey. */
export async function newPasskeyOptions(parts: Needs, user: string, { host }: Site) {
  const { login, name } = await personOf(parts.db, user)
  const known = await passkeysOf(parts.db, user)
  const { generateRegistrationOptions } = await webAuthn()
  const options = await generateRegistrationOptions({
    rpName: 'Ironbridge',
    rpID: host,
    userID: new TextEncoder().encode(user),
    userName: login ?? name,
    userDisplayName: name,
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports: readTransports(transports) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    supportedAlgorithmIDs: ALGORITHMS,
  })
  await addChallenge(parts, options.challenge, user)
  return options
}

export async function addPasskey(
  parts: Needs,
  user: string,
  { host, origin }: Site,
  label: string,
  made: NewPasskey,
): Promise<Passkey> {
  if ((await passkeysOf(parts.db, user)).length >= MOST_PASSKEYS)
    throw new Problem('too-many', `You have ${MOST_PASSKEYS} passkeys. Remove one first.`)
  const { verifyRegistrationResponse } = await webAuthn()
  const { registrationInfo } = await orRefused(parts, user, (expectedChallenge) =>
    verifyRegistrationResponse({
      response: {
        ...made,
        clientExtensionResults: {},
        response: {
          ...made.response,
          transports: [...made.response.transports],
          attestationObject: attestationOf(made.response.authenticatorData),
        },
      },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  )
  if (registrationInfo === undefined) throw refused()
  const { id, publicKey, counter } = registrationInfo.credential
  const row: PasskeyRow = {
    id,
    user_id: user,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: JSON.stringify(made.response.transports),
    label,
    created: parts.now(),
  }
  try {
    await parts.db.insertInto('passkeys').values(row).execute()
  } catch (error) {
    if (isDuplicate(error)) throw new Problem('conflict', 'This passkey is known already.')
    throw error
  }
  return passkeyOf(row)
}

/** For a browser whose passkeys know who they belong to. */
export async function signInOptions(parts: Needs, { host }: Site) {
  const { generateAuthenticationOptions } = await webAuthn()
  const options = await generateAuthenticationOptions({ rpID: host, userVerification: 'preferred' })
  await addChallenge(parts, options.challenge, null)
  return options
}

/** Answers the id of whoever owns the passkey. */
export async function personWithPasskey(
  parts: Needs,
  { host, origin }: Site,
  used: UsedPasskey,
): Promise<string> {
  const { db } = parts
  const row = await db.selectFrom('passkeys').selectAll().where('id', '=', used.id).executeTakeFirst()
  if (row === undefined) throw refused()
  const { userHandle, ...response } = used.response
  if (userHandle !== undefined && userHandle !== Buffer.from(row.user_id).toString('base64url'))
    throw refused()
  const { verifyAuthenticationResponse } = await webAuthn()
  const { authenticationInfo } = await orRefused(parts, null, (expectedChallenge) =>
    verifyAuthenticationResponse({
      response: { ...used, response, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: host,
      credential: {
        id: row.id,
        publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
        counter: row.counter,
      },
      requireUserVerification: false,
    }),
  )
  await db
    .updateTable('passkeys')
    .set({ counter: authenticationInfo.newCounter })
    .where('id', '=', row.id)
    .execute()
  return row.user_id
}

export async function removePasskey(db: Db, user: string, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', user)
    .executeTakeFirst()
  if (numDeletedRows !== 1n) throw new Problem('not-found', 'You have no such passkey.')
}

const readTransports = (json: string): string[] => JSON.parse(json) as string[]

const refused = (): Problem => new Problem('unauthenticated', 'This passkey was not accepted. Try again.')

/** Whatever is wrong with what was signed is the same answer; what was right is used up. */
async function orRefused<Result extends { verified: boolean }>(
  parts: Needs,
  user: string | null,
  verify: (expectedChallenge: (challenge: string) => boolean) => Promise<Result>,
): Promise<Result> {
  let signed = ''
  const note = (challenge: string): boolean => {
    signed = challenge
    return true
  }
  const result = await verify(note).catch(() => null)
  if (!result?.verified || !(await useChallenge(parts, signed, user))) throw refused()
  return result
}
