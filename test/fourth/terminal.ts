// What the terminal program and the worker in which bots think begin with, so that they know the fourth board.

import { registerEdition } from '@ironbridge/engine'
import { emberdale } from './tables.ts'

registerEdition(emberdale)
