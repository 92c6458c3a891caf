// The program behind `ironbridge backup` and `ironbridge restore`.

import { readConfig } from './config.ts'
import { backup, restore } from './running/backup.ts'

const [task, file] = process.argv.slice(2)
const config = readConfig(process.env)
if ('errors' in config) fail(config.errors.join('\n'))
if (file === undefined || (task !== 'backup' && task !== 'restore'))
  fail('Usage: ironbridge backup FILE, or ironbridge restore FILE')

try {
  const { DATABASE_URL } = config
  const rows = await (task === 'backup' ? backup(DATABASE_URL, file) : restore(file, DATABASE_URL))
  console.log(`${task === 'backup' ? 'Kept' : 'Restored'} ${rows} rows.`)
} catch (error) {
  fail((error as Error).message)
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
