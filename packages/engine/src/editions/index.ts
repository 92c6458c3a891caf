// All editions, by id.

import { birmingham } from './birmingham/index.ts'
import type { Edition } from './edition.ts'

export const editions: readonly Edition[] = [birmingham]
