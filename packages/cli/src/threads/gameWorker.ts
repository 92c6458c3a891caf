// The entry of a thread in which bots play whole games.

import { doGame } from './gameJob.ts'
import { serve } from './serve.ts'

serve(doGame)
