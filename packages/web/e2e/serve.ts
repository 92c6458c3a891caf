// Before all tests: the page is built if need be, and served on a free port. Afterwards that ends.

import { createServer } from 'node:http'
import { browserPath } from '../measure/browser.ts'
import { builtPage } from '../serve/build.ts'
import { listen } from '../serve/listen.ts'
import { pageHandler } from '../serve/page.ts'

export default async function serve(): Promise<() => void> {
  browserPath()
  const server = createServer(pageHandler(await builtPage()))
  const port = await listen(server, '127.0.0.1', 0)
  // Everything a browser allows only on secure connections is allowed on this device.
  process.env.IRONBRIDGE_ADDRESS = `http://localhost:${port}`
  return () => {
    server.close()
    server.closeAllConnections()
  }
}
