// A game file of older rules: the program is started once more, and all of it, its bots too, keeps to the engine of those rules.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { parseArgs } from 'node:util'
import { RULES_REVISION, revisionIn } from '@ironbridge/engine'
import { optionsFor } from '@ironbridge/revisions'

/** Answers with the exit code; null where this program reads the file by itself, or says why it cannot. */
export async function runByRulesOfFile(args: string[]): Promise<number | null> {
  const revision = revisionIn(textOf(gameFileIn(args)))
  if (revision === null || revision === RULES_REVISION) return null
  const options = optionsFor(revision)
  if (options === null) return null
  const node = [...process.execArgv, ...options]
  const child = spawn(process.execPath, [...node, ...process.argv.slice(1)], { stdio: 'inherit' })
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal))
  // A terminal sends Ctrl-C to both processes; the child decides what it means.
  process.on('SIGINT', () => {})
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
  return code ?? SIGNALLED + (signal === null ? 0 : constants.signals[signal])
}

/** As shells tell of a program that a signal has ended. */
const SIGNALLED = 128

function gameFileIn([command, ...args]: string[]): string | undefined {
  if (command !== 'replay' && command !== 'play') return undefined
  const { values, positionals } = parseArgs({
    args,
    options: { load: { type: 'string' } },
    strict: false,
    allowPositionals: true,
  })
  return command === 'replay' ? positionals[0] : String(values.load ?? '')
}

/** What cannot be read is complained of by the command. */
function textOf(path: string | undefined): string {
  if (!path) return ''
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
