// The terminal program, as a process: where it writes to, and how it ends.

import { run } from './program.ts'
import { runByRulesOfFile } from './revision.ts'

// A reader that has seen enough (as in "| head") is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

// Nobody hears what goes on: no reason to end in the middle of it.
process.stderr.on('error', () => {})

const args = process.argv.slice(2)
process.exitCode = (await runByRulesOfFile(args)) ?? (await run(args))
