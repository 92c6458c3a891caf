// Names for games that nobody else has.

/** From the browser's own generator, which is there without a secure connection too. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
