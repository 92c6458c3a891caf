// Written by "npm run train": the trained nets, by table and era.

import { birmingham2 } from './birmingham-2.ts'
import { birmingham2Introductory } from './birmingham-2-introductory.ts'
import { birmingham3 } from './birmingham-3.ts'
import { birmingham3Introductory } from './birmingham-3-introductory.ts'
import { birmingham4 } from './birmingham-4.ts'
import { birmingham4Introductory } from './birmingham-4-introductory.ts'
import { classic3 } from './classic-3.ts'
import { classic4 } from './classic-4.ts'
import { lancashire2 } from './lancashire-2.ts'
import { lancashire2Introductory } from './lancashire-2-introductory.ts'
import { lancashire3 } from './lancashire-3.ts'
import { lancashire3Introductory } from './lancashire-3-introductory.ts'
import { lancashire4 } from './lancashire-4.ts'
import { lancashire4Introductory } from './lancashire-4-introductory.ts'

export const packed: Readonly<Record<string, string>> = {
  ...birmingham2,
  ...birmingham2Introductory,
  ...birmingham3,
  ...birmingham3Introductory,
  ...birmingham4,
  ...birmingham4Introductory,
  ...classic3,
  ...classic4,
  ...lancashire2,
  ...lancashire2Introductory,
  ...lancashire3,
  ...lancashire3Introductory,
  ...lancashire4,
  ...lancashire4Introductory,
}
