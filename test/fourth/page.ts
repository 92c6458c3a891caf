// What the page begins with, so that it knows the fourth board.

import { registerMap } from '@ironbridge/board'
import { registerEdition } from '@ironbridge/engine'
import { emberdaleMap } from './places.ts'
import { emberdale } from './tables.ts'

registerEdition(emberdale)
registerMap(emberdaleMap)
