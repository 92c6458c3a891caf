// Being told of a turn where one is, through a webhook that was added in the page.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, inTurn, makeTable, sitDown, start, test } from './online.ts'
import { chooseAction, press, select, theOne } from './person.ts'

interface Told {
  readonly event: string
  readonly text: string
}

/** Something on this machine that keeps what it is sent. */
async function receiver() {
  const told: Told[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => {
      body += String(part)
    })
    request.on('end', () => {
      told.push(JSON.parse(body) as Told)
      // What is sent next never meets a connection that is just being closed.
      response.writeHead(204, { connection: 'close' }).end()
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return { told, address: `http://127.0.0.1:${port}/`, close: () => server.close() }
}

test('a webhook tells whoever has closed the page that it is their turn', async ({ online }) => {
  const { told, address, close } = await receiver()
  const events = (): string[] => told.map(({ event }) => event)
  const [ada, bert] = [await online.join('Ada'), await online.join('Bert')]
  await ada.getByRole('button', { name: 'You are Ada' }).click()
  const dialog = ada.getByRole('dialog')
  await dialog.getByText('Being told').first().click()
  await select(dialog.getByRole('combobox', { name: 'Kind of webhook' }), 'JSON')
  await dialog.getByRole('textbox', { name: 'Address of the webhook' }).fill(address)
  await dialog.getByRole('button', { name: 'Add a webhook' }).click()
  await dialog.getByRole('button', { name: 'Test' }).click()
  await expect.poll(events).toEqual(['test'])
  await ada.keyboard.press('Escape')

  const link = await makeTable(bert, { chairs: ['somebody'] })
  await sitDown(ada, link)
  await ada.close()
  await start(bert)
  await expect.poll(() => events().length).toBe(2)
  if (events()[1] === 'start') {
    await inTurn(bert)
    await chooseAction(bert, 'Loan')
    await press(bert, theOne('confirm'))
    await press(bert, theOne('confirm', 'End turn'))
  }
  await expect.poll(() => told.at(-1)).toMatchObject({ event: 'turn' })
  close()
})
