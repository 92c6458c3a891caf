// The entry of a thread in which bots play whole games.

import { serve } from '@ironbridge/threads'
import { doGame } from './gameJob.ts'

serve(doGame)
