// Whether a request was made by our own page: browsers say where it comes from, and a page cannot lie about it.

import type { IncomingHttpHeaders } from 'node:http'
import type { Config } from '../config.ts'

/** Programs that are no browsers say nothing, and carry nobody else's cookies. */
export function isOwnOrigin(
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
  { headers }: { readonly headers: IncomingHttpHeaders },
): boolean {
  const { origin } = headers
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  if (origin === undefined) return true
  if (PUBLIC_URL !== undefined && origin === new URL(PUBLIC_URL).origin) return true
  try {
    return new URL(origin).host === headers.host
  } catch {
    return false
  }
}
