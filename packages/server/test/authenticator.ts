// An authenticator in software: makes passkeys and signs with them, as phones and browsers do (WebAuthn, ES256).

import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

export interface Authenticator {
  /** Answers as `navigator.credentials.create` does, in JSON. */
  create(options: Options, page: string): Credential
  /** Answers as `navigator.credentials.get` does, with the passkey made last. */
  get(options: { challenge: string }, page: string): Credential
  /** The next signature carries this count. */
  setCounter(counter: number): void
}

interface Options {
  readonly challenge: string
  readonly user: { readonly id: string }
}

interface Credential {
  readonly id: string
  readonly rawId: string
  readonly type: 'public-key'
  readonly response: Readonly<Record<string, string | readonly string[]>>
}

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

/** For a host, which is part of everything that is signed. */
export function authenticator(host: string): Authenticator {
  const id = randomBytes(16)
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  let user = ''
  let counter = 0

  const credential = (response: Credential['response']): Credential => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    response,
  })

  return {
    create({ challenge, user: { id: handle } }, page) {
      user = handle
      const attested = Buffer.concat([Buffer.alloc(16), uint16(id.length), id, coseKey(publicKey)])
      const flags = USER_PRESENT | USER_VERIFIED | HAS_CREDENTIAL
      return credential({
        clientDataJSON: clientData('webauthn.create', challenge, page).toString('base64url'),
        authenticatorData: Buffer.concat([head(host, flags, counter), attested]).toString('base64url'),
        transports: ['internal'],
      })
    },
    get({ challenge }, page) {
      counter++
      const client = clientData('webauthn.get', challenge, page)
      const data = head(host, USER_PRESENT | USER_VERIFIED, counter)
      return credential({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
        userHandle: user,
      })
    },
    setCounter(next) {
      counter = next - 1
    },
  }
}

const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

const head = (host: string, flags: number, counter: number): Buffer =>
  Buffer.concat([sha256(host), Buffer.from([flags]), uint32(counter)])

/** The public key in CBOR: {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, 'base64url'),
  ])
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(value)
  return bytes
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
