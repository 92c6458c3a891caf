// Which refusals a route may answer, and by which status.

import type { ProblemCode } from '@ironbridge/protocol'
import type { Route } from '@ironbridge/protocol/routes'

export const STATUS: Readonly<Record<ProblemCode, number>> = {
  'bad-request': 400,
  unauthenticated: 401,
  forbidden: 403,
  banned: 403,
  unproven: 403,
  'not-found': 404,
  stale: 409,
  conflict: 409,
  'other-rules': 501,
  illegal: 422,
  'too-large': 413,
  'too-many': 429,
  unavailable: 503,
  internal: 500,
}

/** By what it asks for: a name, what is said, something that there is, and that it is as the caller knows it. */
export function refusalsOf(name: string, { access, isForBanned, params, query, body }: Route): ProblemCode[] {
  const [method, path = ''] = name.split(' ')
  const isApi = path.startsWith('/api')
  const changes = method !== 'GET'
  const may: Readonly<Record<ProblemCode, boolean>> = {
    'bad-request': (params ?? query ?? body) !== undefined,
    // Of a token that is void, whoever may call.
    unauthenticated: isApi,
    forbidden: isApi || path === '/metrics',
    banned: isApi && changes && isForBanned === undefined,
    unproven: changes && access !== 'token' && body !== undefined,
    'not-found': params !== undefined || access === 'moderator' || path === '/api/reports',
    stale: path.endsWith('/moves'),
    illegal: path.endsWith('/moves'),
    conflict: changes,
    'other-rules': /^\/api(\/moderation)?\/(games|tables)\/:id/.test(path),
    'too-large': body !== undefined,
    'too-many': true,
    unavailable: true,
    internal: true,
  }
  return (Object.keys(may) as ProblemCode[]).filter((code) => may[code])
}
