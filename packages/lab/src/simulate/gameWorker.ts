// The entry of a thread in which bots play whole games.

import { serve } from '@ironbridge/players'
import { doGame } from './gameJob.ts'

serve(doGame)
