// What a route is: who may call it, what it is given, and what it answers.

import type { z } from 'zod'

export interface Route {
  readonly summary: string
  /**
   * Anybody; whoever is signed in; that and programs with a token; or moderators, and to others there is no such route. Of what is
   * anybody's, a token only reads.
   */
  readonly access: 'anyone' | 'person' | 'token' | 'moderator'
  /** Whoever is banned reads; what changes something is only open to them where it says so. */
  readonly isForBanned?: true
  /** By the names that the path has after colons. */
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** Nothing is answered without it. */
  readonly answer?: z.ZodType
  /** Of an answer that is no JSON. */
  readonly type?: string
  /** Something was made. */
  readonly status?: 201
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** By method and path. */
export type RouteTable = Readonly<Record<`${Method} /${string}`, Route>>
