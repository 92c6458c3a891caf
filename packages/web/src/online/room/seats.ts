// What can be done about the seats of a table, each as one call.

import type { OnlineGame } from '@ironbridge/client'
import type { TableInfo } from '@ironbridge/protocol'
import { call, type ServerAnswer } from '../../sources/api.ts'

export interface Seats {
  sit(seat: number): Promise<ServerAnswer<unknown>>
  stand(seat: number): Promise<ServerAnswer<unknown>>
  setBot(seat: number, bot: string | null): Promise<ServerAnswer<unknown>>
  setProgram(seat: number, program: string): Promise<ServerAnswer<unknown>>
  start(): Promise<ServerAnswer<unknown>>
  giveUp(): Promise<ServerAnswer<unknown>>
  rematch(): Promise<ServerAnswer<{ id: string }>>
}

export function seatsOf({ id, key }: OnlineGame): Seats {
  const params = { id }
  return {
    sit: (seat) => call('PUT /api/tables/:id/seats/:seat', { params: { id, seat }, body: { key } }),
    stand: (seat) => call('DELETE /api/tables/:id/seats/:seat', { params: { id, seat } }),
    setBot: (seat, bot) => call('PUT /api/tables/:id/bots/:seat', { params: { id, seat }, body: { bot } }),
    setProgram: (seat, program) =>
      call('PUT /api/tables/:id/programs/:seat', { params: { id, seat }, body: { program } }),
    start: () => call('POST /api/tables/:id/start', { params }),
    giveUp: () => call('DELETE /api/tables/:id', { params }),
    rematch: () => call('POST /api/tables/:id/rematch', { params }),
  }
}

/** The first that somebody may take, kept for them or for anybody; null if there is none. */
export function freeSeat({ seats }: TableInfo, user: string | undefined): number | null {
  const free = seats.flatMap(({ kind }, at) => (kind === 'open' ? [at] : []))
  const own = free.find((at) => user !== undefined && seats[at]?.user === user)
  return own ?? free.find((at) => seats[at]?.user === null) ?? null
}
