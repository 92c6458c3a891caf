// A whole game in a link: its text deflated and written in letters that an address may hold.

import { LARGEST_TEXT } from './transfer.ts'

/** The first letter says how it was packed. */
const DEFLATED = 'd'
const PLAIN = 'p'

/** The part of the address after `#/shared/`. */
export async function shareCode(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text)
  if (!('CompressionStream' in globalThis)) return PLAIN + lettersOf(bytes)
  return DEFLATED + lettersOf(await through(new CompressionStream('deflate-raw'), bytes))
}

/** Null if it is damaged, or would grow past any game. */
export async function readShareCode(code: string): Promise<string | null> {
  try {
    const bytes = bytesOf(code.slice(1))
    if (code.startsWith(PLAIN)) return textOf(bytes)
    if (!code.startsWith(DEFLATED)) return null
    return textOf(await through(new DecompressionStream('deflate-raw'), bytes))
  } catch {
    return null
  }
}

/** An address of this page, wherever it is served from. */
export async function shareLink(text: string, moment: string): Promise<string> {
  return `${location.origin}${location.pathname}#/shared/${await shareCode(text)}/${moment}`
}

const textOf = (bytes: Uint8Array): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes)

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  // Not every browser can walk a stream with `for await`.
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length
    // A few letters can be made to unpack to gigabytes.
    if (size > LARGEST_TEXT) throw new Error('Too large for a game.')
    parts.push(read.value)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const lettersOf = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const bytesOf = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
