// A server with a moderator, and what tests ask there.

import type { AuditLine, ReportInfo } from '@ironbridge/protocol'
import { moderate } from '../src/running/moderate.ts'
import type { Client } from './client.ts'
import { account } from './people.ts'
import { running, stillClock } from './running.ts'
import { seated } from './table.ts'

const HOUR = 3_600_000

export async function moderating() {
  const clock = stillClock()
  const server = await running({ TRUST_PROXY: '1' }, clock.now)
  const mo = await account(server.other, 'moll')
  await moderate(server.database, 'moderator', 'moll', {}, clock.now)

  /** A table of two, where Bert has said something. */
  async function talking(plan: object = {}) {
    const table = await seated(server, 2, { absence: { kind: 'substitute' }, ...plan })
    const [ada, bert] = table.people as [Client, Client]
    const said = ada.until((message) => message.type === 'chat')
    await bert.ask({ type: 'chat', game: table.id, text: 'You play like a barge.' })
    const message = await said
    if (message.type !== 'chat') throw new Error('Nothing was said.')
    return { ...table, ada, bert, line: message.line.id }
  }

  const report = (who: Client, about: object, more: object = {}) =>
    who.call('POST', '/api/reports', { about, reason: 'abuse', note: 'Not nice', ...more })
  const reportsOf = async (status = 'open'): Promise<ReportInfo[]> =>
    (await mo.call('GET', `/api/moderation/reports?status=${status}`)).body.reports
  return {
    clock,
    server,
    mo,
    /** Everybody has reported as little as anybody. */
    rested: (): void => clock.later(HOUR),
    talking,
    report,
    reportsOf,
    reportedBy: async (user: string): Promise<ReportInfo[]> =>
      (await reportsOf()).filter(({ person }) => person?.id === user),
    audited: async (): Promise<AuditLine[]> => (await mo.call('GET', '/api/moderation/audit')).body.lines,
    ban: (user: string, time: string, reason = '') =>
      mo.call('PUT', `/api/moderation/people/${user}/ban`, { for: time, reason }),
  }
}

export const table = (who: Client, plan: object = {}) =>
  who.call('POST', '/api/tables', {
    edition: 'birmingham',
    chairs: [{ kind: 'me' }, { kind: 'open' }],
    ...plan,
  })
