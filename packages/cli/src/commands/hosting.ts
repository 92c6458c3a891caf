// The commands "backup", "restore" and "recover": the server's own program does the work.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type Command, readOptions, UsageError } from '../command.ts'

const program = fileURLToPath(new URL('../../../server/src/tool.ts', import.meta.url))

export const backup: Command = {
  name: 'backup',
  summary: 'keep everything of a server in one file',
  usage: `Usage: ironbridge backup FILE

Writes all people, tables and games to one compressed file, as they are at one moment; the server may go on.
DATABASE_URL names the database, as for the server: a SQLite file (data/ironbridge.db) or a Postgres.
`,
  run: (args) => runTool('backup', args),
}

export const restore: Command = {
  name: 'restore',
  summary: 'fill an empty database from such a file',
  usage: `Usage: ironbridge restore FILE

Fills an empty database from a backup: all of it, or nothing. The kinds of database may differ.
DATABASE_URL names the database, as for the server.
`,
  run: (args) => runTool('restore', args),
}

export const recover: Command = {
  name: 'recover',
  summary: 'make a link that lets somebody in again',
  usage: `Usage: ironbridge recover LOGIN

Prints a recovery link for whoever has this login, name or id and has lost every way in. Opening it signs them in, and lets them
choose a new password. A link made before is void.
DATABASE_URL names the database, and PUBLIC_URL the address of the page, as for the server.
`,
  run: (args) => runTool('recover', args, 'LOGIN'),
}

async function runTool(task: string, args: string[], what = 'FILE'): Promise<number> {
  const { positionals } = readOptions(args, {}, [what])
  const [argument] = positionals
  if (argument === undefined) throw new UsageError(what === 'FILE' ? 'Name a file.' : 'Name a login.')
  const child = spawn(process.execPath, [program, task, argument], { stdio: 'inherit' })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code ?? 1
}
