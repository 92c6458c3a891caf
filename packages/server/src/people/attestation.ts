// What a new passkey says of itself, without what it says of its maker.

/**
 * The attestation object of the kind "none", in CBOR. Anybody could put certificates into another kind, and checking
 * them would fetch whatever addresses they name.
 */
export function attestationOf(authenticatorData: string): string {
  const data = Buffer.from(authenticatorData, 'base64url')
  const length = Buffer.alloc(2)
  length.writeUInt16BE(data.length)
  return Buffer.concat([
    Buffer.from([MAP_OF_3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([EMPTY_MAP]),
    text('authData'),
    Buffer.from([BYTES_OF_16_BIT_LENGTH]),
    length,
    data,
  ]).toString('base64url')
}

const MAP_OF_3 = 0xa3
const EMPTY_MAP = 0xa0
const BYTES_OF_16_BIT_LENGTH = 0x59
const SHORT_TEXT = 0x60

const text = (short: string): Buffer =>
  Buffer.concat([Buffer.from([SHORT_TEXT + short.length]), Buffer.from(short)])
