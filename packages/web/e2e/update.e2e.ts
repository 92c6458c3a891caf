// A newer version of the page is there at the next load, although everything is kept for use without a network.

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listen, pageHandler } from '@ironbridge/server'
import { expect, test } from './lobby.ts'
import { whenKept } from './worker.ts'

test.use({ serviceWorkers: 'allow', isAlone: true })

test('a newer version is taken at the next load', async ({ page, faults }) => {
  const folder = mkdtempSync(join(tmpdir(), 'ironbridge-update-'))
  cpSync(join(import.meta.dirname, '../dist/page'), folder, { recursive: true })
  let handler = await pageHandler(folder)
  const server = createServer((request, response) => handler(request, response))
  const address = `http://localhost:${await listen(server, '127.0.0.1', 0)}/`
  await page.goto(address)
  await whenKept(page)

  edit(folder, 'index.html', (html) => html.replace('<html', '<html data-version="new"'))
  edit(folder, 'sw.js', (worker) => worker.replace(/(index\.html",revision:")\w+/, '$1new'))
  handler = await pageHandler(folder)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-version', 'new')
  await expect(page.getByRole('button', { name: 'Play', exact: true }).first()).toBeVisible()

  // When the server is gone, what was kept is shown.
  server.close()
  server.closeAllConnections()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Play', exact: true }).first()).toBeVisible()
  // The browser itself tells that nobody answers; nothing else may be wrong.
  const others = faults.filter((fault) => !fault.includes('ERR_CONNECTION_REFUSED'))
  expect(others).toEqual([])
  faults.length = 0
  rmSync(folder, { recursive: true })
})

function edit(folder: string, name: string, change: (text: string) => string): void {
  const before = readFileSync(join(folder, name), 'utf8')
  const after = change(before)
  expect(after).not.toBe(before)
  writeFileSync(join(folder, name), after)
  // What was compressed before is of the older version.
  for (const ending of ['br', 'gz']) rmSync(join(folder, `${name}.${ending}`))
}
