// Whether a request is meant for us, and was made by our own page: browsers say both, and a page cannot lie about it.

import type { IncomingHttpHeaders } from 'node:http'
import type { Config } from '../config.ts'

type Site = Pick<Config, 'PUBLIC_URL'>
interface Asked {
  readonly headers: IncomingHttpHeaders
}

/** Programs that are no browsers say nothing, and carry nobody else's cookies. */
export function isOwnOrigin(site: Site, { headers }: Asked): boolean {
  const { origin } = headers
  const from = headers['sec-fetch-site']
  if (from !== undefined && from !== 'same-origin' && from !== 'none') return false
  if (origin === undefined) return true
  if (site.PUBLIC_URL !== undefined && origin === new URL(site.PUBLIC_URL).origin) return true
  return URL.parse(origin)?.host === headers.host && !isPublicHost(site, headers.host)
}

/**
 * A page elsewhere can give its own name our address, and then read from us what it likes. Where people use one name, no
 * other is answered; friends on one network use whatever name or number they have.
 */
export const isOwnHost = (site: Site, { headers }: Asked): boolean =>
  site.PUBLIC_URL === undefined || isPublicHost(site, headers.host) || isLocalHost(headers.host)

const isPublicHost = ({ PUBLIC_URL }: Site, host: string | undefined): boolean =>
  PUBLIC_URL !== undefined && hostname(host) === new URL(PUBLIC_URL).hostname

/** A name that only this machine uses for itself. */
export const isLocalHost = (host: string | undefined): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname(host))

/** Without the port; nothing for what is no host. */
const hostname = (host: string | undefined): string => URL.parse(`http://${host}`)?.hostname ?? ''
