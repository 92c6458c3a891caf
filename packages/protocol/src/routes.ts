// Every route of the API, by method and path: what the server checks, what the description tells, and the types of clients.

import type { z } from 'zod'
import { accountRoutes } from './routes/accounts.ts'
import { gameRoutes } from './routes/games.ts'
import { moderationRoutes } from './routes/moderation.ts'
import { noticeRoutes } from './routes/notices.ts'
import { passkeyRoutes } from './routes/passkeys.ts'
import { peopleRoutes } from './routes/people.ts'
import { programRoutes } from './routes/programs.ts'
import type { Route } from './routes/route.ts'
import { runningRoutes } from './routes/running.ts'
import { tableRoutes } from './routes/tables.ts'
import { tokenRoutes } from './routes/tokens.ts'
import type { Unchanging } from './told.ts'

export { problem } from './problem.ts'
export type { Route, RouteTable } from './routes/route.ts'
export {
  accountRoutes,
  gameRoutes,
  moderationRoutes,
  noticeRoutes,
  passkeyRoutes,
  peopleRoutes,
  programRoutes,
  runningRoutes,
  tableRoutes,
  tokenRoutes,
}

export const routes = {
  ...peopleRoutes,
  ...accountRoutes,
  ...passkeyRoutes,
  ...tokenRoutes,
  ...programRoutes,
  ...tableRoutes,
  ...gameRoutes,
  ...noticeRoutes,
  ...moderationRoutes,
  ...runningRoutes,
}

type Routes = typeof routes

/** Such as `GET /api/tables/:id`. */
export type RouteName = keyof Routes

type Part = 'params' | 'query' | 'body'
type Given<One, Name extends Part> =
  One extends Readonly<Record<Name, infer Schema extends z.ZodType>> ? Unchanging<z.input<Schema>> : never
type Parts<One> = {
  readonly [Name in Part as Given<One, Name> extends never ? never : Name]: Given<One, Name>
}
/** What may be empty may be left out. */
type Lax<All> = { readonly [Name in keyof All as object extends All[Name] ? never : Name]: All[Name] } & {
  readonly [Name in keyof All as object extends All[Name] ? Name : never]?: All[Name]
}

/** What a client sends to a route. */
export type SentTo<Name extends RouteName> = Lax<Parts<Routes[Name]>>

/** What a route answers a client; null where there is nothing to say. */
export type AnswerTo<Name extends RouteName> = Routes[Name] extends {
  readonly answer: infer Schema extends z.ZodType
}
  ? z.output<Schema>
  : null

/** What the server has read of a part of a call. */
export type ReadFrom<One extends Route, Name extends Part> =
  One extends Readonly<Record<Name, infer Schema extends z.ZodType>>
    ? Unchanging<z.output<Schema>>
    : undefined

/** What the server says to a call. */
export type SaidBy<One extends Route> = One extends { readonly answer: infer Schema extends z.ZodType }
  ? Unchanging<z.output<Schema>>
  : void
