// Answers to the routes of programs with accounts of their own.

import type { programRoutes } from '@ironbridge/protocol/routes'
import type { Parts } from '../parts.ts'
import { banOf, checkAddress } from '../people/bans.ts'
import { profileOf } from '../people/profile.ts'
import { addProgram, ownProgram, programsOf, renewToken } from '../people/programs.ts'
import { removePerson } from '../people/removal.ts'
import { Problem } from '../problem.ts'
import type { Answers } from './route.ts'
import { noteKey } from './session.ts'

type Needs = Pick<Parts, 'db' | 'keys' | 'games' | 'seating' | 'bus' | 'limits' | 'log' | 'now'>

export const programAnswers = (needs: Needs): Answers<typeof programRoutes> => ({
  'GET /api/me/programs': ({ opened }) => programsOf(needs.db, opened.person.id),
  async 'POST /api/me/programs'({ opened, body, ip }) {
    if (!(await needs.limits.creations.take(ip)))
      throw new Problem('too-many', 'Too many new programs. Wait a minute.')
    // Names are free: without that, there were as many programs as anybody likes.
    if ((await profileOf(needs, opened.person.id)).isGuest)
      throw new Problem('forbidden', 'Guests have no programs. Give yourself a login or a passkey first.')
    await checkAddress(needs.db, ip, needs.now())
    const added = await addProgram(needs, opened.person.id, body.name)
    noteKey(needs, ip, 'token', added.id)
    return added
  },
  async 'PUT /api/me/programs/:id/token'({ opened, params, ip }) {
    const renewed = await renewToken(needs, opened.person.id, params.id)
    noteKey(needs, ip, 'token', renewed.id)
    return renewed
  },
  async 'DELETE /api/me/programs/:id'({ opened, params }) {
    const program = await ownProgram(needs.db, opened.person.id, params.id)
    // It could come back under another name at once.
    if ((await banOf(needs.db, program.id, needs.now())) !== null)
      throw new Problem('forbidden', 'This program is banned. Remove it when the ban is over.')
    await removePerson(needs, program)
  },
})
