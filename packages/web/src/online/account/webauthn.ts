// Passkeys, as browsers make and use them.

import { msg } from '@lingui/core/macro'
import { type Answer, call, meaning, ownProblem } from '../../sources/api.ts'

/** Only on secure connections and this device, in browsers that read the server's words. */
export const canPasskeys = (): boolean =>
  'PublicKeyCredential' in globalThis && 'parseCreationOptionsFromJSON' in PublicKeyCredential

export async function makePasskey(label: string): Promise<Answer<unknown>> {
  const options = await askFor<PublicKeyCredentialCreationOptionsJSON>('api/me/passkeys/options')
  if (options.problem !== null) return options
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options.value)
  const credential = await asked(() => navigator.credentials.create({ publicKey }))
  if (credential === null) return ownProblem(msg`No passkey was made. Try again, or choose another way.`)
  return call('POST', 'api/me/passkeys', { label, credential })
}

export async function signInWithPasskey(): Promise<Answer<unknown>> {
  const options = await askFor<PublicKeyCredentialRequestOptionsJSON>('api/sessions/passkey/options')
  if (options.problem !== null) return options
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options.value)
  const credential = await asked(() => navigator.credentials.get({ publicKey }))
  if (credential === null) return ownProblem(msg`No passkey was used. Try again, or sign in another way.`)
  const answer = await call('POST', 'api/sessions/passkey', { credential })
  return meaning(
    answer,
    'unauthenticated',
    msg`This passkey was not accepted. It may have been removed here: sign in another way.`,
  )
}

const askFor = async <Options>(path: string): Promise<Answer<Options>> =>
  meaning(
    await call<Options>('POST', path),
    'conflict',
    msg`Passkeys need an address with a name, such as localhost. Open the page there.`,
  )

/** Null if the person, or the device, did not want to. */
async function asked(ask: () => Promise<Credential | null>): Promise<unknown> {
  try {
    const credential = await ask()
    return credential instanceof PublicKeyCredential ? credential.toJSON() : null
  } catch {
    return null
  }
}
