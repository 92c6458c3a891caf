// What can be wrong with a request, thrown while it is read and answered as an error object.

type FaultKind = 'json' | 'request' | 'position' | 'move' | 'refusal' | 'internal'

export class RequestFault extends Error {
  readonly kind: FaultKind
  /** What the error object says besides kind and message. */
  readonly details: Readonly<Record<string, unknown>>
  /** What the answer says besides the error. */
  readonly beside: Readonly<Record<string, unknown>>

  constructor(
    kind: FaultKind,
    message: string,
    details: Readonly<Record<string, unknown>> = {},
    beside: Readonly<Record<string, unknown>> = {},
  ) {
    super(message)
    this.kind = kind
    this.details = details
    this.beside = beside
  }
}
