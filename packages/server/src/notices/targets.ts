// Where a person wants to be told: as it is kept, and as it is shown.

import type { HookInfo } from '@ironbridge/protocol'
import type { HookRow } from '../store/schema.ts'

export type Target = (PushTarget | WebhookTarget | MailTarget) & {
  /** The address of the page on which it was asked for: links lead there where the host has said no other. */
  readonly from?: string
}

/** What a browser gives out when it is asked to. */
export interface PushTarget {
  readonly kind: 'push'
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

export interface WebhookTarget {
  readonly kind: 'webhook'
  readonly url: string
  readonly shape: NonNullable<HookInfo['shape']>
  /** Signs plain JSON. */
  readonly secret: string | null
}

export interface MailTarget {
  readonly kind: 'mail'
  readonly address: string
  /** The hash of the code that was sent there; null once it came back. */
  readonly code: string | null
}

export const targetOf = ({ kind, target }: HookRow): Target => ({ ...JSON.parse(target), kind }) as Target

export function hookInfo(row: HookRow): HookInfo {
  const target = targetOf(row)
  return {
    id: row.id,
    kind: row.kind,
    where: whereOf(target),
    shape: target.kind === 'webhook' ? target.shape : null,
    isConfirmed: isConfirmed(target),
    digest: row.digest === 1,
    failures: row.failures,
    created: row.created,
  }
}

export const isConfirmed = (target: Target): boolean => target.kind !== 'mail' || target.code === null

/** The rest of such an address is as good as a password. */
function whereOf(target: Target): string {
  if (target.kind === 'mail') return target.address
  return new URL(target.kind === 'push' ? target.endpoint : target.url).host
}
