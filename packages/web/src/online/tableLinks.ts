// Addresses of online tables, and the keys of invitations that this device was given.

import { isRecord, readKept, writeKept } from '../kit/storage.ts'

const KEY = 'invitations'

export function keepInvitation(table: string, key: string): void {
  writeKept(KEY, { ...invitations(), [table]: key })
}

/** Undefined for tables that need none. */
export function invitationTo(table: string): string | undefined {
  const key = invitations()[table]
  return typeof key === 'string' ? key : undefined
}

export const tablePath = (table: string, key = invitationTo(table)): string =>
  key === undefined ? `/online/${table}` : `/online/${table}/${key}`

/** For other people, wherever the page is served from. */
export const tableLink = (table: string): string =>
  `${location.origin}${location.pathname}#${tablePath(table)}`

const invitations = (): Readonly<Record<string, unknown>> => {
  const kept = readKept(KEY)
  return isRecord(kept) ? kept : {}
}
