// Text from a socket → request, or what is wrong with it. The only place that distrusts frames.

import { type Request, requestSchema } from './requests.ts'

export { manyLines, oneLine } from './texts.ts'

/** Bytes of the longest frame that makes sense. */
export const MOST_BYTES = 16_384

export type Decoded =
  | { readonly request: Request; readonly error: null }
  /** With the number of the request, where it could be read. */
  | { readonly request: null; readonly error: string; readonly id: number | null }

export function decode(text: string): Decoded {
  if (text.length > MOST_BYTES) return wrong(`A message has at most ${MOST_BYTES} bytes.`, null)
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return wrong('A message is one JSON object.', null)
  }
  const parsed = requestSchema.safeParse(json)
  if (parsed.success) return { request: parsed.data, error: null }
  const [issue] = parsed.error.issues
  const where = issue?.path.join('.') ?? ''
  return wrong(`${where === '' ? 'The message' : where}: ${issue?.message ?? 'cannot be read'}`, idOf(json))
}

const wrong = (error: string, id: number | null): Decoded => ({ request: null, error, id })

function idOf(json: unknown): number | null {
  const id = typeof json === 'object' && json !== null && 'id' in json ? json.id : null
  return typeof id === 'number' && Number.isInteger(id) ? id : null
}
