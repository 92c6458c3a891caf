// Every route of the API.

import { gameRoutes } from './games.ts'
import { peopleRoutes } from './people.ts'
import type { Route } from './route.ts'
import { runningRoutes } from './running.ts'
import { tableRoutes } from './tables.ts'

export const routes: readonly Route[] = [...peopleRoutes, ...tableRoutes, ...gameRoutes, ...runningRoutes]
