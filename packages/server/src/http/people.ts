// Answers to the routes of people: a name to play with, what is kept of them, and leaving for good.

import type { peopleRoutes } from '@ironbridge/protocol/routes'
import type { Parts } from '../parts.ts'
import { addPerson, checkPassword, personOf } from '../people/accounts.ts'
import { checkAddress } from '../people/bans.ts'
import { dataOf } from '../people/data.ts'
import { mute, mutedBy, unmute } from '../people/mutes.ts'
import { changeEmail, changeLanguage, changeName, profileOf } from '../people/profile.ts'
import { playerOf } from '../people/programs.ts'
import { checkFreshProof } from '../people/proof.ts'
import { removePerson } from '../people/removal.ts'
import { takeVacation } from '../people/vacation.ts'
import { Problem } from '../problem.ts'
import type { Answers } from './route.ts'
import { clearSession, signIn } from './session.ts'

type Needs = Pick<
  Parts,
  'config' | 'db' | 'games' | 'seating' | 'keys' | 'passwords' | 'changes' | 'bus' | 'limits' | 'log' | 'now'
>

/** What a download costs of what somebody may make in a minute. */
const COST_OF_DATA = 10

export function peopleAnswers(needs: Needs): Answers<typeof peopleRoutes> {
  const { config, db, limits } = needs
  return {
    async 'POST /api/guests'(call) {
      const { name } = call.body
      if (!(await limits.creations.take(call.ip)))
        throw new Problem('too-many', 'Too many new names. Wait a minute.')
      await checkAddress(db, call.ip, needs.now())
      const id = await addPerson(needs, name, null)
      await signIn(needs, call, id, 'new')
      return { id, name }
    },
    'GET /api/me': async ({ opened }) =>
      opened.kind === 'token' ? playerOf(db, opened.person) : profileOf(needs, opened.person.id),
    async 'PATCH /api/me'({ opened, body }) {
      const { id } = opened.person
      if (!(await limits.creations.take(id)))
        throw new Problem('too-many', 'Too many changes. Wait a minute.')
      if (body.email != null && body.email !== (await personOf(db, id)).email)
        await checkFreshProof(needs, opened, body.password)
      if (body.name !== undefined) await changeName(needs, id, body.name)
      if (body.email !== undefined) await changeEmail(needs, id, body.email)
      if (body.language !== undefined) await changeLanguage(needs, id, body.language)
      return profileOf(needs, id)
    },
    async 'PUT /api/me/vacation'({ opened, body }) {
      const { id } = opened.person
      if (!(await limits.creations.take(id)))
        throw new Problem('too-many', 'Too many changes. Wait a minute.')
      await takeVacation(needs, id, body.until)
      return (await profileOf(needs, id)).vacation
    },
    async 'GET /api/me/data'({ opened, reply }) {
      const { id } = opened.person
      if (!(await limits.creations.take(id, COST_OF_DATA)))
        throw new Problem('too-many', 'You have just had your data. Wait a minute.')
      reply.header('Content-Disposition', 'attachment; filename="ironbridge.json"')
      return dataOf(needs, id)
    },
    async 'DELETE /api/me'({ opened, body, reply }) {
      await checkPassword(needs, opened.person.id, body.password)
      await removePerson(needs, opened.person)
      clearSession(config, reply)
    },
    'GET /api/me/mutes': ({ opened }) => mutedBy(db, opened.person.id),
    'PUT /api/me/mutes/:user': ({ opened, params, body }) =>
      mute(needs, opened.person.id, params.user, body.block),
    'DELETE /api/me/mutes/:user': ({ opened, params }) => unmute(needs, opened.person.id, params.user),
  }
}
