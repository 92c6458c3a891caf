// Expert keeps what every bot promises.

import { bots } from '../src/index.ts'
import { describeBots } from './promises.ts'

describeBots(bots.filter(({ id }) => id === 'expert'))
