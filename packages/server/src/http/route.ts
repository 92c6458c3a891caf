// How routes are answered: a function for each, whose types follow from the table in the protocol.

import type { ReadFrom, Route, RouteTable, SaidBy } from '@ironbridge/protocol/routes'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Session } from '../people/keys.ts'

export interface RouteCall<One extends Route> {
  /** Null only where anybody may call. */
  readonly opened: One['access'] extends 'anyone' ? Session | null : Session
  readonly params: ReadFrom<One, 'params'>
  readonly query: ReadFrom<One, 'query'>
  readonly body: ReadFrom<One, 'body'>
  /** The name of the address of whoever calls, for limits. */
  readonly ip: string
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export type Answers<Table extends RouteTable> = {
  readonly [Name in keyof Table & keyof RouteTable]: (
    call: RouteCall<Table[Name]>,
  ) => Promise<SaidBy<Table[Name]>>
}
