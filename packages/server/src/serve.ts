// A server as a process: it starts, says where it is, and stops in good order.

import type { Config } from './config.ts'
import { addressesOf } from './running/addresses.ts'
import { openLogLines } from './running/logLines.ts'
import { openBrowser } from './running/openBrowser.ts'
import { openLogger, startServer, steadyTime } from './server.ts'

const NO_PAGE =
  'No page is there, only the API: "npm start" serves both. Or "npm run page", and PAGE=packages/web/dist/page.'

/** Runs until the process is told to stop. */
export async function serve(config: Config, opensBrowser: boolean): Promise<void> {
  const lines = openLogLines()
  const log = openLogger(config.LOG_LEVEL, lines)
  const server = await startServer(config, log, steadyTime, () => lines.lost()).catch((error: Error) => {
    throw new Error(`Ironbridge cannot start: ${error.message}`)
  })
  const [address = '', ...others] = addressesOf(config.HOST, server.port)
  console.log(`Ironbridge is at ${config.PUBLIC_URL ?? address}`)
  for (const other of others) console.log(`  in your network: ${other}`)
  const hasPage = config.PAGE !== undefined
  if (!hasPage) console.log(NO_PAGE)
  console.log('Ctrl-C stops it.')
  // Links that are copied from there work for the others too.
  if (hasPage && opensBrowser) openBrowser(others[0] ?? address)
  async function stop(code: number): Promise<void> {
    let ended = code
    try {
      await server.close()
    } catch (error) {
      log.error({ err: error }, 'The server did not stop in good order.')
      ended = 1
    }
    await lines.settled()
    process.exit(ended)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop(0))
  // What makes no sense is not served.
  const error = await server.damage
  log.fatal(error.message)
  await stop(1)
}
