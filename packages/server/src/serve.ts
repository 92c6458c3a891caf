// A server as a process: it starts, says where it is, and stops in good order.

import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { addressesOf } from './running/addresses.ts'
import { type LogLines, openLogLines } from './running/logLines.ts'
import { openBrowser } from './running/openBrowser.ts'
import { openLogger, startServer, steadyTime } from './server.ts'
import { startThinker } from './thinker.ts'

const NO_PAGE =
  'No page is there, only the API: "npm start" serves both. Or "npm run page", and PAGE=packages/web/dist/page.'

/** Runs until the process is told to stop. */
export async function serve(config: Config, opensBrowser: boolean): Promise<void> {
  const lines = openLogLines()
  const log = openLogger(config.LOG_LEVEL, lines)
  const server = await startServer(config, log, steadyTime, () => lines.lost()).catch(cannotStart)
  const [address = '', ...others] = addressesOf(config.HOST, server.port)
  console.log(`Ironbridge is at ${config.PUBLIC_URL ?? address}`)
  for (const other of others) console.log(`  in your network: ${other}`)
  const hasPage = config.PAGE !== undefined
  if (!hasPage) console.log(NO_PAGE)
  console.log('Ctrl-C stops it.')
  // Links that are copied from there work for the others too.
  if (hasPage && opensBrowser) openBrowser(others[0] ?? address)
  const stop = stopping(server, log, lines)
  // What makes no sense is not served.
  const error = await server.damage
  log.fatal(error.message)
  await stop(1)
}

/** The same for a process that thinks. */
export async function think(config: Config): Promise<void> {
  const lines = openLogLines()
  const log = openLogger(config.LOG_LEVEL, lines)
  const thinker = await startThinker(config, log, steadyTime).catch(cannotStart)
  console.log('Ironbridge thinks for bots. Ctrl-C stops it.')
  stopping(thinker, log, lines)
}

function cannotStart(error: Error): never {
  throw new Error(`Ironbridge cannot start: ${error.message}`)
}

/** Milliseconds for that. What a database that does not answer was asked for is not waited for: nobody was told that it is done. */
const PATIENCE = 2000

/** In good order, when the process is told to, or for a reason. */
function stopping(
  running: { close(): Promise<void> },
  log: Logger,
  lines: LogLines,
): (code: number) => Promise<void> {
  async function stop(code: number): Promise<void> {
    let ended = code
    try {
      const isInTime = await Promise.race([running.close().then(() => true), sleep(PATIENCE, false)])
      if (!isInTime) throw new Error('Something did not answer in time.')
    } catch (error) {
      log.error({ err: error }, 'The server did not stop in good order.')
      ended = 1
    }
    await lines.settled()
    process.exit(ended)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop(0))
  return stop
}
