// What a route is: a row of a table from which the server and the description of the API are both made.

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Parts } from '../parts.ts'
import type { Opened } from '../people/keys.ts'
import type { Person } from '../tables/seating.ts'

export interface Call<Params, Query, Body> {
  readonly parts: Parts
  /** Null only where anybody may call. */
  readonly opened: Opened | null
  readonly params: Params
  readonly query: Query
  readonly body: Body
  /** The name of the address of whoever calls, for limits. */
  readonly ip: string
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With parameters in braces. */
  readonly path: string
  readonly summary: string
  /** Anybody; whoever is signed in; or that and bots with a token. */
  readonly access: 'anyone' | 'person' | 'token'
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** What the answer looks like, for the description. */
  readonly answer?: z.ZodType
  readonly run: (call: Call<never, never, never>) => Promise<unknown>
}

/** Ties the types of a route's schemas to its function. */
export function route<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType>(
  row: Omit<Route, 'run' | 'params' | 'query' | 'body'> & {
    readonly params?: Params
    readonly query?: Query
    readonly body?: Body
    readonly run: (call: Call<z.infer<Params>, z.infer<Query>, z.infer<Body>>) => Promise<unknown>
  },
): Route {
  return row
}

/** Whoever calls a route that not everybody may call. */
export function caller({ opened }: { readonly opened: Opened | null }): Person {
  if (opened === null) throw new Error('This route lets everybody in.')
  return opened.person
}
