// A server as a process: it starts, says where it is, and stops in good order.

import type { Config } from './config.ts'
import { addressesOf } from './running/addresses.ts'
import { openBrowser } from './running/openBrowser.ts'
import { openLogger, startServer } from './server.ts'

const NO_PAGE =
  'No page is there, only the API: "npm start" serves both. Or "npm run page", and PAGE=packages/web/dist/page.'

/** Runs until the process is told to stop. */
export async function serve(config: Config, opensBrowser: boolean): Promise<void> {
  const log = openLogger(config.LOG_LEVEL)
  const server = await startServer(config, log).catch((error: Error) => {
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
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      server.close().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'The server did not stop in good order.')
          process.exit(1)
        },
      )
    })
}
