// Passkeys, as browsers make and use them.

import type { Profile } from '@ironbridge/protocol'
import { msg } from '@lingui/core/macro'
import { call, meaning, ownProblem, type ServerAnswer } from '../../sources/api.ts'

/** Only on secure connections and this device, in browsers that read the server's words. */
export const canPasskeys = (): boolean =>
  'PublicKeyCredential' in globalThis && 'parseCreationOptionsFromJSON' in PublicKeyCredential

/** Null as long as no password was asked for. */
export async function makePasskey(
  me: Profile,
  label: string,
  password: string | null,
): Promise<ServerAnswer<unknown>> {
  const body = password === null ? {} : { password }
  const options = orNameless(await proven(me, () => call('POST /api/me/passkeys/options', { body })))
  if (options.problem !== null) return options
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options.value)
  const made = await asked(() => navigator.credentials.create({ publicKey }))
  if (made === null || !('attestationObject' in made.response))
    return ownProblem(msg`No passkey was made. Try again, or choose another way.`)
  return call('POST /api/me/passkeys', {
    body: { label, credential: { ...made.signed, response: made.response } },
  })
}

/** Where a proof is asked for, whoever has a passkey and no password shows that, and it is done then. */
export async function proven<Value>(
  me: Profile,
  task: () => Promise<ServerAnswer<Value>>,
): Promise<ServerAnswer<Value>> {
  const first = await task()
  if (first.problem?.code !== 'unproven' || me.hasPassword || me.passkeys === 0) return first
  const shown = await signInWithPasskey()
  if (shown.problem !== null) return shown
  if (shown.value.id !== me.id) return ownProblem(msg`This passkey is somebody else’s.`)
  return task()
}

export async function signInWithPasskey(): Promise<ServerAnswer<{ readonly id: string }>> {
  const options = orNameless(await call('POST /api/sessions/passkey/options'))
  if (options.problem !== null) return options
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options.value)
  const used = await asked(() => navigator.credentials.get({ publicKey }))
  if (used === null || !('signature' in used.response))
    return ownProblem(msg`No passkey was used. Try again, or sign in another way.`)
  const credential = { ...used.signed, response: used.response }
  const answer = await call('POST /api/sessions/passkey', { body: { credential } })
  return meaning(
    answer,
    'unauthenticated',
    msg`This passkey was not accepted. It may have been removed here: sign in another way.`,
  )
}

const orNameless = <Options>(answer: ServerAnswer<Options>): ServerAnswer<Options> =>
  meaning(
    answer,
    'conflict',
    msg`Passkeys need an address with a name, such as localhost. Open the page there.`,
  )

/** Null if the person, or the device, did not want to. */
async function asked(ask: () => Promise<Credential | null>) {
  try {
    const credential = await ask()
    if (!(credential instanceof PublicKeyCredential)) return null
    const { id, rawId, response } = credential.toJSON()
    return { signed: { id, rawId, type: 'public-key' as const }, response }
  } catch {
    return null
  }
}
