// What people are told of themselves.

export interface Profile {
  readonly id: string
  readonly name: string
  readonly login: string | null
  readonly email: string | null
  /** No way back in but a recovery link. */
  readonly isGuest: boolean
  readonly hasPassword: boolean
  readonly hasRecovery: boolean
  readonly passkeys: number
  readonly vacation: { readonly until: number | null; readonly daysLeft: number }
  readonly created: number
}
