// Before all tests: the page is built if need be, and served on a free port. Afterwards that ends.

import { createServer } from 'node:http'
import { listen, pageHandler } from '@ironbridge/server'
import { builtPage } from '../serve/build.ts'

export default async function serve(): Promise<() => void> {
  const page = await builtPage()
  const server = createServer(await pageHandler(page))
  const port = await listen(server, '127.0.0.1', 0)
  // Everything a browser allows only on secure connections is allowed on this device.
  process.env.IRONBRIDGE_ADDRESS = `http://localhost:${port}`
  // Tests of online games start servers of their own.
  process.env.IRONBRIDGE_PAGE = page
  return () => {
    server.close()
    server.closeAllConnections()
  }
}
