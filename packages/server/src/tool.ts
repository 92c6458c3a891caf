// The program behind `ironbridge backup`, `restore` and `recover`.

import { readConfig } from './config.ts'
import { backup, restore } from './running/backup.ts'
import { recover } from './running/recover.ts'

const [task, what] = process.argv.slice(2)
const config = readConfig(process.env)
if ('errors' in config) fail(config.errors.join('\n'))
if (what === undefined) fail('Usage: ironbridge backup FILE, restore FILE, or recover LOGIN')
const { DATABASE_URL, PUBLIC_URL, PORT } = config

try {
  console.log(await done(what))
} catch (error) {
  fail((error as Error).message)
}

async function done(argument: string): Promise<string> {
  switch (task) {
    case 'backup':
      return `Kept ${await backup(DATABASE_URL, argument)} rows.`
    case 'restore':
      return `Restored ${await restore(argument, DATABASE_URL)} rows.`
    case 'recover': {
      const site = PUBLIC_URL ?? `http://localhost:${PORT}/`
      return new URL(`#/recover/${await recover(DATABASE_URL, argument)}`, site).href
    }
    default:
      throw new Error(`There is no "${task}".`)
  }
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
