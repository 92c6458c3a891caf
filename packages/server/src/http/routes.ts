// Every route of the API.

import { accountRoutes } from './accounts.ts'
import { gameRoutes } from './games.ts'
import { noticeRoutes } from './notices.ts'
import { descriptionRoutes } from './openapi.ts'
import { passkeyRoutes } from './passkeys.ts'
import { peopleRoutes } from './people.ts'
import type { Route } from './route.ts'
import { runningRoutes } from './running.ts'
import { tableRoutes } from './tables.ts'
import { tokenRoutes } from './tokens.ts'

const described: readonly Route[] = [
  ...peopleRoutes,
  ...accountRoutes,
  ...passkeyRoutes,
  ...tokenRoutes,
  ...tableRoutes,
  ...gameRoutes,
  ...noticeRoutes,
  ...runningRoutes,
]

export const routes: readonly Route[] = [...described, ...descriptionRoutes(described)]
