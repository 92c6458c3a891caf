// A place where a person is told of their turns, and what can be done about it.

import type { ServerAnswer } from '../../sources/api.ts'

/** Answers whether it was done; the list is read again. */
export type Change = (task: () => Promise<ServerAnswer<unknown>>) => Promise<boolean>
