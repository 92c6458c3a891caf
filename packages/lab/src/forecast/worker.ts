// The entry of a thread in which forecasts are made and come true, or not.

import { serve } from '@ironbridge/players'
import { forecastGame } from './game.ts'

serve(forecastGame)
