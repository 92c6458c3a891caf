// What `npm start` runs: the page is built if it is not up to date, served, and shown.

import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import { addressesOf } from './addresses.ts'
import { builtPage } from './build.ts'
import { listen } from './listen.ts'
import { openBrowser } from './openBrowser.ts'
import { pageHandler } from './page.ts'

const USAGE = `npm start -- [--host] [--no-open]
  --host      for every device in your network, not for this one alone; HOST names one address
  --no-open   opens no browser
PORT is the first port to try, 8080 if it is not set.`

const options = readOptions()
if (options.help) console.log(USAGE)
else
  await start(options.host ? '0.0.0.0' : (process.env.HOST ?? '127.0.0.1'), Number(process.env.PORT ?? 8080))

async function start(host: string, firstPort: number): Promise<void> {
  const server = createServer(pageHandler(await builtPage()))
  const port = await listen(server, host, firstPort)
  const [address = '', ...others] = addressesOf(host, port)
  console.log(`Ironbridge is at ${address}`)
  for (const other of others) console.log(`  in your network: ${other}`)
  console.log('Ctrl-C stops it.')
  if (!options['no-open']) openBrowser(address)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      server.close()
      // A browser keeps its connections open as long as it may.
      server.closeAllConnections()
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
