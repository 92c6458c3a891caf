// Whom we do not want to read, or not to meet. The server leaves out what they write from now on; what is here already is left out by the page.

import { create } from 'zustand'
import { call, type ServerAnswer } from '../sources/api.ts'
import { useServer } from '../sources/theServer.ts'

interface MutedState {
  /** Since the page was loaded, or somebody else signed in. */
  readonly muted: ReadonlySet<string>
}

export const useMuted = create<MutedState>(() => ({ muted: new Set() }))

useServer.subscribe(({ me }, before) => {
  if (me?.id !== before.me?.id) useMuted.setState({ muted: new Set() })
})

export const mutedPeople = () => call('GET /api/me/mutes')

/** Whoever is blocked is muted too. */
export async function mute(user: string, block = false): Promise<ServerAnswer<unknown>> {
  const answer = await call('PUT /api/me/mutes/:user', { params: { user }, body: { block } })
  if (answer.problem === null) change((muted) => muted.add(user))
  return answer
}

export async function unmute(user: string): Promise<ServerAnswer<unknown>> {
  const answer = await call('DELETE /api/me/mutes/:user', { params: { user } })
  if (answer.problem === null) change((muted) => muted.delete(user))
  return answer
}

function change(edit: (muted: Set<string>) => void): void {
  const muted = new Set(useMuted.getState().muted)
  edit(muted)
  useMuted.setState({ muted })
}
