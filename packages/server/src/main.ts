// The server's program, `ironbridge-server`: it serves games, and looks after the database that holds them.

import { parseArgs } from 'node:util'
import type { Config } from './config.ts'

const USAGE = `Usage: ironbridge-server [serve] [--host] [--no-open]
       ironbridge-server think
       ironbridge-server backup FILE
       ironbridge-server restore FILE
       ironbridge-server recover LOGIN
       ironbridge-server moderator LOGIN [--off]
       ironbridge-server reports
       ironbridge-server ban LOGIN [--for hour|day|week|ever] [--addresses] [--reason TEXT]
       ironbridge-server unban LOGIN|BAN
       ironbridge-server delete-chat LINE [--reason TEXT]
       ironbridge-server close-table TABLE [--reason TEXT]
       ironbridge-server audit

  serve       serves games; "npm start" builds the page before
  --host      for every device in your network, not for this one alone; HOST names one address
  --no-open   opens no browser

  think       serves nobody, and thinks for the bots of servers on the same Postgres; with BOT_THREADS=0 those leave it to such
              processes alone. Start as many as you like, also on other machines

  backup      writes all people, tables and games to one compressed file, as they are at one moment; the server may go on
  restore     fills an empty database from such a file: all of it, or nothing; the kinds of database may differ
  recover     prints a link for whoever has this login, name or id and has lost every way in. Opening it signs them in, and
              lets them choose a new password. A link made before is void

  moderator   makes somebody a moderator, who finds the page of moderators under their name; --off takes that back
  reports     prints open reports and bans, with the ids of people, lines and tables
  ban         bans somebody for a day, or as long as you say; --addresses lets nobody new begin from where they came instead
  unban       ends a ban
  delete-chat deletes a line of chat on every screen
  close-table closes a table: everybody there is told the reason
  audit       prints what moderators and you have done

PORT is the first port to try, 8080 if it is not set; DATABASE_URL names the database, a SQLite file (data/ironbridge.db) or a
Postgres; PAGE is the folder of the built page, PUBLIC_URL its address. HOSTING.md lists everything else.`

/** What each command takes besides options. */
const commands: Readonly<Record<string, string | null>> = {
  serve: null,
  think: null,
  backup: 'FILE',
  restore: 'FILE',
  recover: 'LOGIN',
  moderator: 'LOGIN',
  reports: null,
  ban: 'LOGIN',
  unban: 'LOGIN or BAN',
  'delete-chat': 'LINE',
  'close-table': 'TABLE',
  audit: null,
}

const { values: options, positionals } = readOptions()
const [command = 'serve', argument, ...more] = positionals
const takes = commands[command]

if (options.help) console.log(USAGE)
else if (takes === undefined) misused(`There is no command "${command}".`)
else if (takes === null ? argument !== undefined : argument === undefined || more.length > 0)
  misused(takes === null ? `"${argument}" is not expected here.` : `${command} takes one ${takes}.`)
else await run(await configured(), argument ?? '')

// Each command loads what it needs alone: a server is most of it.
async function run(config: Config, what: string): Promise<void> {
  const { DATABASE_URL, PUBLIC_URL, PORT } = config
  try {
    if (command === 'backup') {
      const { backup } = await import('./running/backup.ts')
      console.log(`Kept ${await backup(DATABASE_URL, what)} rows.`)
    } else if (command === 'restore') {
      const { restore } = await import('./running/backup.ts')
      console.log(`Restored ${await restore(what, DATABASE_URL)} rows.`)
    } else if (command === 'recover') {
      const { calledText, recover } = await import('./running/recover.ts')
      const { key, person } = await recover(DATABASE_URL, what)
      // Apart from the link, which a script may read.
      console.error(`For ${calledText(person)}:`)
      console.log(new URL(`#/recover/${key}`, PUBLIC_URL ?? `http://localhost:${PORT}/`).href)
    } else if (command !== 'serve' && command !== 'think') {
      const { moderate } = await import('./running/moderate.ts')
      console.log(await moderate(DATABASE_URL, command, what, options))
    } else {
      const { serve, think } = await import('./serve.ts')
      await (command === 'think' ? think(config) : serve(config, !options['no-open']))
    }
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

async function configured(): Promise<Config> {
  const { readConfig } = await import('./config.ts')
  const config = readConfig({ ...process.env, ...(options.host ? { HOST: '0.0.0.0' } : {}) })
  if (!('errors' in config)) return config
  console.error(`The configuration has mistakes:\n${config.errors.map((line) => `  ${line}`).join('\n')}`)
  process.exit(2)
}

function readOptions() {
  const known = {
    host: { type: 'boolean' },
    'no-open': { type: 'boolean' },
    off: { type: 'boolean' },
    for: { type: 'string' },
    addresses: { type: 'boolean' },
    reason: { type: 'string' },
    help: { type: 'boolean' },
  } as const
  try {
    return parseArgs({ options: known, allowPositionals: true })
  } catch (error) {
    return misused((error as Error).message)
  }
}

function misused(mistake: string): never {
  console.error(`${mistake}\n${USAGE}`)
  process.exit(2)
}
