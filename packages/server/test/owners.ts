// People who own programs, at a server: accounts, programs with their tokens, and tables.

import { expect } from 'vitest'
import { type Client, stranger } from './client.ts'
import { account } from './people.ts'
import type { Running } from './running.ts'

export interface Own {
  readonly id: string
  readonly token: string
  /** Called with its token, at the other server. */
  call(method: string, path: string, body?: unknown): ReturnType<Client['call']>
}

/** Programs call at the other server. */
export function ownersAt(server: () => Running) {
  function callWith(token: string): Own['call'] {
    const nobody = stranger(server().other)
    return (method, path, body) => nobody.call(method, path, body, { authorization: `Bearer ${token}` })
  }

  async function programOf(owner: Client, name = 'Navvy'): Promise<Own> {
    const { status, body } = await owner.call('POST', '/api/me/programs', { name })
    expect(status).toBe(201)
    return { id: body.id, token: body.token, call: callWith(body.token) }
  }

  let number = 0
  const person = (): Promise<Client> => account(server().address, `owner${++number}`)

  const tableOf = async (host: Client, open = 1, more: object = {}): Promise<string> => {
    const chairs = [{ kind: 'me' }, ...Array.from({ length: open }, () => ({ kind: 'open' }))]
    const { status, body } = await host.call('POST', '/api/tables', {
      edition: 'birmingham',
      chairs,
      ...more,
    })
    expect(status).toBe(201)
    return body.id
  }

  const sit = async (who: Pick<Client, 'call'>, id: string, seat: number): Promise<number> =>
    (await who.call('PUT', `/api/tables/${id}/seats/${seat}`, {})).status

  const seatsAt = async (who: Pick<Client, 'call'>, id: string) =>
    (await who.call('GET', `/api/tables/${id}`)).body.seats

  return { callWith, programOf, person, tableOf, sit, seatsAt }
}
