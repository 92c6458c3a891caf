// Passkeys, as browsers make and use them.

import { type Answer, call } from '../api.ts'

/** Only on secure connections and this device, in browsers that read the server's words. */
export const canPasskeys = (): boolean =>
  'PublicKeyCredential' in globalThis && 'parseCreationOptionsFromJSON' in PublicKeyCredential

export async function makePasskey(label: string): Promise<Answer<unknown>> {
  const options = await call<PublicKeyCredentialCreationOptionsJSON>('POST', 'api/me/passkeys/options')
  if (options.problem !== null) return options
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options.value)
  const credential = await asked(() => navigator.credentials.create({ publicKey }))
  return credential === null ? NOTHING : call('POST', 'api/me/passkeys', { label, credential })
}

export async function signInWithPasskey(): Promise<Answer<unknown>> {
  const options = await call<PublicKeyCredentialRequestOptionsJSON>('POST', 'api/sessions/passkey/options')
  if (options.problem !== null) return options
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options.value)
  const credential = await asked(() => navigator.credentials.get({ publicKey }))
  return credential === null ? NOTHING : call('POST', 'api/sessions/passkey', { credential })
}

const NOTHING: Answer<never> = {
  value: null,
  problem: { code: 'unavailable', message: 'No passkey was used.' },
}

/** Null if the person, or the device, did not want to. */
async function asked(ask: () => Promise<Credential | null>): Promise<unknown> {
  try {
    const credential = await ask()
    return credential instanceof PublicKeyCredential ? credential.toJSON() : null
  } catch {
    return null
  }
}
