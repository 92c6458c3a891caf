// The entry of a thread that plays or fits for training.

import { serve } from '@ironbridge/players'
import { doJob } from './jobs.ts'

serve(doJob)
