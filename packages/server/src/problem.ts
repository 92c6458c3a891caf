// Why something that was asked for is not done: an answer for whoever asked, never a fault of the server.

import type { ProblemBody, ProblemCode } from '@ironbridge/protocol'

export class Problem extends Error {
  readonly code: ProblemCode
  /** The rule that a move breaks. */
  readonly rule: string | undefined

  constructor(code: ProblemCode, message: string, rule?: string) {
    super(message)
    this.code = code
    this.rule = rule
  }

  get body(): ProblemBody {
    const { code, message, rule } = this
    return rule === undefined ? { code, message } : { code, message, rule }
  }
}
