// What `npm start` runs after the page is built: reads the configuration, starts, says where, and stops in good order.

import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { readConfig } from './config.ts'
import { addressesOf } from './running/addresses.ts'
import { openBrowser } from './running/openBrowser.ts'
import { startServer } from './server.ts'

const USAGE = `npm start -- [--host] [--no-open]
  --host      for every device in your network, not for this one alone; HOST names one address
  --no-open   opens no browser
PORT is the first port to try, 8080 if it is not set. HOSTING.md lists everything else.`

const options = readOptions()
if (options.help) console.log(USAGE)
else await start()

async function start(): Promise<void> {
  const page = join(import.meta.dirname, '../../web/dist/page')
  const host = options.host ? { HOST: '0.0.0.0' } : {}
  const config = readConfig({ PAGE: page, ...process.env, ...host })
  if ('errors' in config) {
    console.error(`The configuration has mistakes:\n${config.errors.map((line) => `  ${line}`).join('\n')}`)
    process.exit(2)
  }
  const log = pino({ level: config.LOG_LEVEL, redact: ['req.headers.cookie', 'req.headers.authorization'] })
  const server = await startServer(config, log).catch((error: Error) => {
    console.error(`Ironbridge cannot start: ${error.message}`)
    process.exit(1)
  })
  const [address = '', ...others] = addressesOf(config.HOST, server.port)
  console.log(`Ironbridge is at ${config.PUBLIC_URL ?? address}`)
  for (const other of others) console.log(`  in your network: ${other}`)
  console.log('Ctrl-C stops it.')
  // Links that are copied from there work for the others too.
  if (!options['no-open']) openBrowser(others[0] ?? address)
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

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        host: { type: 'boolean' },
        'no-open': { type: 'boolean' },
        help: { type: 'boolean' },
      },
    })
    return values
  } catch (error) {
    console.error(`${(error as Error).message}\n${USAGE}`)
    process.exit(2)
  }
}
