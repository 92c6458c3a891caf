// All editions, by id.

import { birmingham } from './birmingham/index.ts'
import { classic } from './classic/index.ts'
import type { Edition } from './edition.ts'
import { lancashire } from './lancashire/index.ts'

export const editions: readonly Edition[] = [birmingham, lancashire, classic]
