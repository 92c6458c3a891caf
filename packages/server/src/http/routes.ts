// Every route of the API with what answers it. Each group of routes is given what it needs, and no more.

import type { routes } from '@ironbridge/protocol/routes'
import type { Parts } from '../parts.ts'
import { accountAnswers } from './accounts.ts'
import { gameAnswers } from './games.ts'
import { moderationAnswers } from './moderation.ts'
import { noticeAnswers } from './notices.ts'
import { passkeyAnswers } from './passkeys.ts'
import { peopleAnswers } from './people.ts'
import { programAnswers } from './programs.ts'
import type { Answers } from './route.ts'
import { runningAnswers } from './running.ts'
import { tableAnswers } from './tables.ts'
import { tokenAnswers } from './tokens.ts'

export const answersOf = (parts: Parts): Answers<typeof routes> => ({
  ...peopleAnswers(parts),
  ...accountAnswers(parts),
  ...passkeyAnswers(parts),
  ...tokenAnswers(parts),
  ...programAnswers(parts),
  ...tableAnswers(parts),
  ...gameAnswers(parts),
  ...noticeAnswers(parts),
  ...moderationAnswers(parts),
  ...runningAnswers(parts),
})
