// What the terminal program does when it is called: finds the command and runs it.

import { readFileSync } from 'node:fs'
import { Complaint } from '@ironbridge/players'
import type { Command } from './command.ts'
import { arena } from './commands/arena.ts'
import { bench } from './commands/bench.ts'
import { bot } from './commands/bot.ts'
import { calibrate } from './commands/calibrate.ts'
import { forecast } from './commands/forecast.ts'
import { perft } from './commands/perft.ts'
import { play } from './commands/play.ts'
import { referee } from './commands/referee.ts'
import { replay } from './commands/replay.ts'
import { simulate } from './commands/simulate.ts'
import { train } from './commands/train.ts'

const commands: readonly Command[] = [
  play,
  replay,
  simulate,
  arena,
  forecast,
  calibrate,
  perft,
  bench,
  referee,
  bot,
  train,
]

/** They were commands of this program once. */
const OF_THE_SERVER = ['backup', 'restore', 'recover']

const overview = `Ironbridge: Brass in the terminal. Unofficial and free.

Usage: ironbridge COMMAND [OPTIONS]

${commands.map(({ name, summary }) => `  ${name.padEnd(10)} ${summary}`).join('\n')}

"ironbridge COMMAND --help" tells more. "ironbridge play" starts a game.
`

/** Answers with the exit code. */
export async function run([name, ...args]: string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    process.stdout.write(overview)
    return 0
  }
  if (name === '--version') {
    process.stdout.write(`${version()}\n`)
    return 0
  }
  if (OF_THE_SERVER.includes(name))
    return complain(
      `"${name}" is a command of the server: ironbridge-server ${name}.`,
      'ironbridge-server --help',
    )
  const command = commands.find((one) => one.name === name)
  if (!command) return complain(`There is no command "${name}".`, 'ironbridge --help')
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(command.usage)
    return 0
  }
  try {
    return await command.run(args)
  } catch (error) {
    if (error instanceof Complaint) return complain(error.message, `ironbridge ${name} --help`)
    throw error
  }
}

/** Of the package, whether it runs from its sources or was built. */
function version(): string {
  const file = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  return (JSON.parse(file) as { version: string }).version
}

function complain(message: string, help: string): number {
  process.stderr.write(`ironbridge: ${message} See "${help}".\n`)
  return 2
}
