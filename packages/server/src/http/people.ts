// Routes of people: a name to play with, what is kept of them, and leaving for good.

import { z } from 'zod'
import { addPerson, checkPassword } from '../people/accounts.ts'
import { dataOf } from '../people/data.ts'
import { mute, mutedBy, unmute } from '../people/mutes.ts'
import { changeEmail, changeName, profileOf } from '../people/profile.ts'
import { removePerson } from '../people/removal.ts'
import { takeVacation } from '../people/vacation.ts'
import { Problem } from '../problem.ts'
import { name, password } from './fields.ts'
import { caller, type Route, route } from './route.ts'
import { clearSession, signIn } from './session.ts'

const user = z.string().regex(/^[A-Za-z0-9]{8,32}$/)

/** What a download costs of what somebody may make in a minute. */
const COST_OF_DATA = 10

export const peopleRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/api/guests',
    summary: 'Begins to play under a name, at once',
    access: 'anyone',
    body: z.strictObject({ name }),
    async run(call) {
      const { parts, body, ip, reply } = call
      if (!parts.limits.creations.take(ip))
        throw new Problem('too-many', 'Too many new names. Wait a minute.')
      const id = await addPerson(parts, body.name, null)
      await signIn(call, id)
      reply.code(201)
      return { id, name: body.name }
    },
  }),
  route({
    method: 'GET',
    path: '/api/me',
    summary: 'Who you are; to a token, your id and name only',
    access: 'token',
    run: async (call) =>
      call.opened?.kind === 'token' ? caller(call) : profileOf(call.parts, caller(call).id),
  }),
  route({
    method: 'PATCH',
    path: '/api/me',
    summary: 'Changes your name or your e-mail address',
    access: 'person',
    body: z.strictObject({ name: name.optional(), email: z.email().max(254).nullable().optional() }),
    async run(call) {
      const { parts, body } = call
      const { id } = caller(call)
      if (!parts.limits.creations.take(id)) throw new Problem('too-many', 'Too many changes. Wait a minute.')
      if (body.name !== undefined) await changeName(parts, id, body.name)
      if (body.email !== undefined) await changeEmail(parts, id, body.email)
      return profileOf(parts, id)
    },
  }),
  route({
    method: 'PUT',
    path: '/api/me/vacation',
    summary: 'Stops the clocks of your turns until then (milliseconds since 1970), or ends that with null',
    access: 'person',
    body: z.strictObject({ until: z.int().min(0).nullable() }),
    async run(call) {
      const { parts, body } = call
      const { id } = caller(call)
      if (!parts.limits.creations.take(id)) throw new Problem('too-many', 'Too many changes. Wait a minute.')
      await takeVacation(parts, id, body.until)
      return (await profileOf(parts, id)).vacation
    },
  }),
  route({
    method: 'GET',
    path: '/api/me/data',
    summary: 'Everything that is kept of you, as a file',
    access: 'person',
    async run(call) {
      const { parts, reply } = call
      const { id } = caller(call)
      if (!parts.limits.creations.take(id, COST_OF_DATA))
        throw new Problem('too-many', 'You have just had your data. Wait a minute.')
      reply.header('Content-Disposition', 'attachment; filename="ironbridge.json"')
      return dataOf(parts, id)
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/me',
    summary: 'Removes you: the password is needed if you have one, and games go on as their tables say',
    access: 'person',
    body: z.strictObject({ password: password.optional() }),
    async run(call) {
      const { parts, body, reply } = call
      await checkPassword(parts, caller(call).id, body.password)
      await removePerson(parts, caller(call))
      clearSession(parts.config, reply)
    },
  }),
  route({
    method: 'GET',
    path: '/api/me/mutes',
    summary: 'Whose chat you do not read',
    access: 'person',
    run: (call) => mutedBy(call.parts.db, caller(call).id),
  }),
  route({
    method: 'PUT',
    path: '/api/me/mutes/{user}',
    summary: 'Does not show you what somebody writes',
    access: 'person',
    params: z.object({ user }),
    run: (call) => mute(call.parts, caller(call).id, call.params.user),
  }),
  route({
    method: 'DELETE',
    path: '/api/me/mutes/{user}',
    summary: 'Shows you again what somebody writes',
    access: 'person',
    params: z.object({ user }),
    run: (call) => unmute(call.parts, caller(call).id, call.params.user),
  }),
]
