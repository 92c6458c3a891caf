// A place where a person is told of their turns, and what can be done about it.

import type { Answer } from '../../sources/api.ts'

export interface Hook {
  readonly id: string
  readonly kind: 'push' | 'webhook' | 'mail'
  /** The host, or the address of mail. */
  readonly where: string
  readonly isConfirmed: boolean
  /** One message a day instead of one for each turn. */
  readonly digest: boolean
}

/** Answers whether it was done; the list is read again. */
export type Change = (task: () => Promise<Answer<unknown>>) => Promise<boolean>
