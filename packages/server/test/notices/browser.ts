// A browser that subscribes to push messages and opens them: RFC 8291 and RFC 8292, from their texts.

import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify as verifySignature,
} from 'node:crypto'
import type { Got } from './receiver.ts'

export interface Browser {
  readonly subscription: {
    readonly endpoint: string
    readonly keys: { readonly p256dh: string; readonly auth: string }
  }
  /** What a message says. */
  open(got: Got): Record<string, unknown>
}

export function browser(endpoint: string): Browser {
  const own = createECDH('prime256v1')
  own.generateKeys()
  const auth = randomBytes(16)
  return {
    subscription: {
      endpoint,
      keys: { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
    open({ body }) {
      const salt = body.subarray(0, 16)
      const theirs = body.subarray(21, 21 + (body[20] ?? 0))
      const sealed = body.subarray(21 + theirs.length)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), theirs])
      const secret = derived(own.computeSecret(theirs), auth, info, 32)
      const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
      const opener = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
      const plain = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()])
      // The last record ends with a 2 and zeros.
      const text = plain.subarray(0, plain.lastIndexOf(2)).toString()
      return JSON.parse(text) as Record<string, unknown>
    },
  }
}

/** What a server says of itself, if it holds the private half of this key. */
export function senderOf({ headers }: Got, publicKey: string): Record<string, unknown> {
  const [, token = '', key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? []
  if (key !== publicKey) throw new Error('Another key.')
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const isTrue = verifySignature(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isTrue) throw new Error('A wrong signature.')
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>
}

const derived = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))
