// What a host can set, all by the environment; checked before anything starts.

import { join, resolve } from 'node:path'
import { z } from 'zod'
import { trustOf } from './http/address.ts'
import { isPostgres } from './store/database.ts'

const flag = z.stringbool()
const port = z.coerce.number().int().min(0).max(65_535)
const days = z.coerce.number().min(1).max(36_500)
const perSecond = z.coerce.number().positive().max(1_000_000)

const schema = z.object({
  /** Address to listen on; 0.0.0.0 for every device in the network. */
  HOST: z.string().min(1).default('127.0.0.1'),
  /** The first port to try. */
  PORT: port.default(8080),
  /** Only this port, or none. */
  PORT_FIXED: flag.default(false),
  /** A SQLite file, or postgres://user:password@host/database. */
  DATABASE_URL: z
    .string()
    .min(1)
    .default(join(process.cwd(), 'data', 'ironbridge.db')),
  /** Connections to a Postgres: of all servers together no more than it allows. */
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(1000).default(10),
  /** For several servers on one Postgres: signals go through Redis instead of the database. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** The address people use, e.g. https://brass.example.org. Needed behind a proxy, for passkeys and for links in messages. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Proxies in front whose X-Forwarded-For is believed: how many, or their addresses, subnets, loopback, uniquelocal. */
  TRUST_PROXY: z
    .string()
    .default('0')
    .refine((proxies) => trustOf(proxies) !== null, 'a number of proxies, or their addresses with commas'),
  /** Threads in which bots think; 0 leaves that to processes of their own. */
  BOT_THREADS: z.coerce.number().int().min(0).max(256).optional(),
  /** smtp://user:password@host:port, for messages by mail. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** The sender of such mail. */
  MAIL_FROM: z.string().min(3).optional(),
  /** Lets webhooks reach private addresses. For tests, and for networks of one's own. */
  WEBHOOKS_TO_PRIVATE: flag.default(false),
  /** What /metrics asks for in the header X-Metrics-Token; without it only this machine may read them. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Seconds between signs of life on a socket; whoever gives none is let go. */
  HEARTBEAT_SECONDS: z.coerce.number().min(0.1).max(300).default(25),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** Messages a second that one person may send over sockets. */
  REQUESTS_PER_SECOND: perSecond.default(20),
  /** The same from one address, of all its people together. */
  REQUESTS_PER_ADDRESS: perSecond.default(300),
  /** Kilobytes a second to one address over sockets, before its people have to wait for whole games. */
  KILOBYTES_PER_ADDRESS: perSecond.default(1000),
  /** HTTP requests a second from one address. */
  HTTP_PER_SECOND: perSecond.default(30),
  /** People and tables made from one address, a minute. */
  CREATIONS_PER_MINUTE: perSecond.default(30),
  /** Sockets from one address. Whole families and schools share one. */
  SOCKETS_PER_ADDRESS: z.coerce.number().int().min(1).max(1_000_000).default(100),
  /** Sockets from everywhere. */
  SOCKETS: z.coerce.number().int().min(1).max(1_000_000).default(20_000),
  /** Days that guests are kept who never played, after they were last here. */
  KEEP_GUESTS_DAYS: days.default(30),
  /** Days that tables are kept whose game has not begun. */
  KEEP_UNBEGUN_DAYS: days.default(30),
  /** Lines of chat that are kept of one game. */
  KEEP_CHAT_LINES: z.coerce.number().int().min(100).max(1_000_000).default(1000),
  /** Days that chat is kept after the end of its game; for ever without it. */
  KEEP_CHAT_DAYS: days.optional(),
  /** Days that games are kept after their end; for ever without it. */
  KEEP_GAMES_DAYS: days.optional(),
  /** The folder with the page; none is served without it. */
  PAGE: z
    .string()
    .transform((folder) => resolve(folder))
    .optional(),
})

export type Config = z.infer<typeof schema>

/** Everything that is wrong at once, in words that say what to do. */
export function readConfig(environment: NodeJS.ProcessEnv): Config | { errors: string[] } {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(set)
  if (!parsed.success)
    return { errors: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) }
  const config = parsed.data
  const errors: string[] = []
  if (config.REDIS_URL && !isPostgres(config.DATABASE_URL))
    errors.push('REDIS_URL: several servers need a Postgres too. Set DATABASE_URL to postgres://…')
  if (config.BOT_THREADS === 0 && !isPostgres(config.DATABASE_URL))
    errors.push('BOT_THREADS: processes that think need a Postgres. Set DATABASE_URL to postgres://…')
  if (config.SMTP_URL && !config.MAIL_FROM) errors.push('MAIL_FROM: needed with SMTP_URL.')
  return errors.length > 0 ? { errors } : config
}
