// What a schema describes, for whoever only reads it.

import type { z } from 'zod'

export type OutputOf<Schema extends z.ZodType> = Unchanging<z.output<Schema>>

/** Down to the last field. */
export type Unchanging<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : { readonly [Key in keyof Value]: Unchanging<Value[Key]> }
