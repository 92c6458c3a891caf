// The entry of a thread in which games are played, and played again for what could have been said of their end.

import { serve } from '@ironbridge/players'
import { samplesOfGame } from './kept.ts'

serve(samplesOfGame)
