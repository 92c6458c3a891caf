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
    ...(how.isPatient ? {} : { statement_timeout: OWN_PATIENCE }),
  })
  pool.on('error', onLost)
  pool.on('connect', (client) => {
    // A connection that is lost while it is in use tells nobody else.
    client.on('error', onLost)
    Object.assign(client, {
      query: askedOf(client as pg.PoolClient & pg.Client, how.isPatient ? null : PATIENCE),
    })
  })
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}

type Answered = (error: Error | null, result: pg.QueryResult) => void

/** Until there is an answer, how it is done without. */
interface Waiting {
  giveUp: (() => void) | null
}

/**
 * With promises and timers of our own: those of the driver lead from each answer to the next, so that none is young garbage, and collecting
 * them stops everything for ten milliseconds. A connection that does not answer is not used again.
 */
function askedOf(client: pg.PoolClient & pg.Client, patience: number | null) {
  const query: (text: string, values: unknown[], then: Answered) => void = client.query.bind(client)
  return (text: string, values: unknown[]): Promise<pg.QueryResult> =>
    new Promise((resolve, reject) => {
      const waiting: Waiting = {
        giveUp() {
          reject(new Error('Postgres does not answer.'))
          void client.end()
        },
      }
      const late = patience === null ? undefined : setTimeout(giveUp, patience, waiting)
      query(text, values, (error, result) => {
        waiting.giveUp = null
        clearTimeout(late)
        if (error) reject(error)
        else resolve(result)
      })
    })
}

const giveUp = (waiting: Waiting): void => waiting.giveUp?.()
