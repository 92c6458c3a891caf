// The entry of a thread in which the bots of this program think.

import { bots, type ThoughtRequest, think } from '@ironbridge/bots'
import { serve } from './serve.ts'

serve((request: ThoughtRequest, tell) => think(bots, request, { now: () => performance.now(), tell }))
