// Answers to the routes of moderation.

import type { moderationRoutes } from '@ironbridge/protocol/routes'
import { type ActNeeds, perform } from '../moderation/acts.ts'
import { auditFrom } from '../moderation/audit.ts'
import { addReport, reportsFor } from '../moderation/reports.ts'
import type { Parts } from '../parts.ts'
import { bansFrom } from '../people/bans.ts'
import { placeOf } from '../store/pages.ts'
import type { Answers } from './route.ts'

type Needs = ActNeeds & Pick<Parts, 'limits'>

export function moderationAnswers(needs: Needs): Answers<typeof moderationRoutes> {
  const { db, now } = needs
  return {
    'POST /api/reports': ({ opened, ip, body }) => addReport(needs, opened.person, ip, body),
    'GET /api/moderation/reports': ({ query }) => reportsFor(db, query.status, placeOf(query.after), now()),
    async 'POST /api/moderation/reports/:id/done'({ opened, params, body }) {
      const act = { what: 'done', report: params.id, reason: body.note } as const
      await perform(needs, act, { moderator: opened.person.id })
    },
    async 'PUT /api/moderation/people/:id/ban'({ opened, params, body }) {
      await perform(needs, { what: 'ban', user: params.id, ...body }, { moderator: opened.person.id })
    },
    async 'PUT /api/moderation/people/:id/addresses/ban'({ opened, params, body }) {
      const act = { what: 'ban-addresses', user: params.id, ...body } as const
      return { addresses: await perform(needs, act, { moderator: opened.person.id }) }
    },
    'GET /api/moderation/bans': ({ query }) => bansFrom(db, placeOf(query.after), now()),
    async 'DELETE /api/moderation/bans/:id'({ opened, params, body }) {
      await perform(needs, { what: 'unban', ban: params.id, ...body }, { moderator: opened.person.id })
    },
    async 'DELETE /api/moderation/chat/:id'({ opened, params, body }) {
      await perform(needs, { what: 'delete-chat', line: params.id, ...body }, { moderator: opened.person.id })
    },
    async 'DELETE /api/moderation/tables/:id'({ opened, params, body }) {
      await perform(
        needs,
        { what: 'close-table', table: params.id, ...body },
        { moderator: opened.person.id },
      )
    },
    'GET /api/moderation/audit': ({ query }) => auditFrom(db, placeOf(query.after)),
  }
}
