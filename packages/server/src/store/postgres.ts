// The big database, shared by several servers.

import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Db, Schema } from './schema.ts'

/** Connections of one server, if nobody says how many. */
const MOST_CONNECTIONS = 10
/** Milliseconds after which a database that does not answer is given up. */
const PATIENCE = 10_000
/** It gives up before that by itself, so that nothing is written that was refused. */
const OWN_PATIENCE = 9000

/** The type number of bigint: our times and counters fit into a number. */
const BIGINT = 20

interface How {
  readonly connections?: number | undefined
  /** For as long as a statement takes. */
  readonly isPatient?: boolean
}

/** Lost connections are told, and made again when the next query needs one. */
export function openPostgres(url: string, onLost: (error: Error) => void, how: How = {}): Db {
  pg.types.setTypeParser(BIGINT, Number)
  const pool = new pg.Pool({
    connectionString: url,
    max: how.connections ?? MOST_CONNECTIONS,
    connectionTimeoutMillis: PATIENCE,
    ...(how.isPatient ? {} : { query_timeout: PATIENCE, statement_timeout: OWN_PATIENCE }),
  })
  pool.on('error', onLost)
  // A connection that is lost while it is in use tells nobody else.
  pool.on('connect', (client) => client.on('error', onLost))
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}
