// Written by "npm run train": the trained nets, by game, number of players and era.

import { birmingham2 } from './birmingham-2.ts'
import { birmingham3 } from './birmingham-3.ts'
import { birmingham4 } from './birmingham-4.ts'
import { classic3 } from './classic-3.ts'
import { classic4 } from './classic-4.ts'
import { lancashire2 } from './lancashire-2.ts'
import { lancashire3 } from './lancashire-3.ts'
import { lancashire4 } from './lancashire-4.ts'

export const packed: Readonly<Record<string, string>> = {
  ...birmingham2,
  ...birmingham3,
  ...birmingham4,
  ...classic3,
  ...classic4,
  ...lancashire2,
  ...lancashire3,
  ...lancashire4,
}
