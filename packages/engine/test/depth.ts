// How many of its cases a random test tries: a third by `npm test`, all of them by `npm run test:deep`.

import { inject } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    readonly depth: number
  }
}

export const some = (cases: number): number => Math.ceil(cases * inject('depth'))

/** Steps of this size never fall into the rhythm in which tables and styles take turns. */
const GOLDEN = (Math.sqrt(5) - 1) / 2

/** Some of the cases, spread over all of them. */
export const someOf = <T>(cases: readonly T[]): T[] =>
  cases.filter((_, place) => (place * GOLDEN) % 1 < inject('depth'))
