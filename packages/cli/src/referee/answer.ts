// One line in, one line out: whatever the line holds, the answer is a JSON object.

import { RequestFault } from './fault.ts'
import { handle } from './requests.ts'

/** Bytes of a request. */
export const LONGEST_LINE = 1_000_000

type Id = string | number | boolean | null

export function answer(line: string): string {
  let id: Id = null
  try {
    const request = parsed(line)
    id = idOf(request)
    return JSON.stringify({ id, ok: true, ...handle(request) })
  } catch (error) {
    return refused(error instanceof RequestFault && error.kind === 'json' ? idIn(line) : id, error)
  }
}

export const tooLong = (): string =>
  refused(null, new RequestFault('json', `A line holds at most ${LONGEST_LINE} bytes; this one was skipped.`))

function refused(id: Id, error: unknown): string {
  const fault = error instanceof RequestFault ? error : new RequestFault('internal', String(error))
  const { kind, message, details, beside } = fault
  return JSON.stringify({ id, ok: false, error: { kind, message, ...details }, ...beside })
}

function parsed(line: string): Record<string, unknown> {
  let request: unknown
  if (line.trim() === '') throw new RequestFault('json', 'The line is empty; a request is a JSON object.')
  try {
    request = JSON.parse(line.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new RequestFault('json', `This is no JSON: ${(error as Error).message}.`)
  }
  if (typeof request !== 'object' || request === null || Array.isArray(request))
    throw new RequestFault('request', 'A request is a JSON object such as {"id":1,"cmd":"help"}.')
  return request as Record<string, unknown>
}

function idOf({ id = null }: Record<string, unknown>): Id {
  if (id === null || ['string', 'number', 'boolean'].includes(typeof id)) return id as Id
  throw new RequestFault('request', '"id" is a text or a number.')
}

/** The id in a line that is no JSON as a whole, if it can be made out. */
function idIn(line: string): Id {
  const match = /"id"\s*:\s*("(?:[^"\\\n]|\\.){0,200}"|-?\d{1,15})/.exec(line)
  if (!match?.[1]) return null
  try {
    return JSON.parse(match[1]) as Id
  } catch {
    return null
  }
}
