// The entry of a thread that plays or fits for training.

import { serve } from '../threads/serve.ts'
import { doJob } from './jobs.ts'

serve(doJob)
