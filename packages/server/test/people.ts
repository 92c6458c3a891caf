// People with accounts, for tests.

import { randomInt } from 'node:crypto'
import { type Client, guest } from './client.ts'

export const PASSWORD = 'a canal and a barge'

/** Another address each time, for servers that believe one proxy: attempts to sign in are counted by address. */
export const elsewhere = (): Record<string, string> => ({
  'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
})

export async function account(address: string, login: string): Promise<Client> {
  const client = await guest(address, login)
  const { status, body } = await client.call('POST', '/api/accounts', { login, password: PASSWORD })
  if (status !== 201) throw new Error(`No account: ${status} ${JSON.stringify(body)}`)
  return client
}

export const signIn = (client: Client, login: string, password = PASSWORD) =>
  client.call('POST', '/api/sessions', { login, password }, elsewhere())
