// People of this table whom one has muted, to be heard again.

import type { Person, PersonOrProgram } from '@ironbridge/protocol'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Trouble, useDoing } from '../Doing.tsx'
import { mutedPeople, unmute, useMuted } from '../muted.ts'
import { PlayerName } from '../PlayerName.tsx'
import { useOnline, useOnlineState } from '../room/context.ts'
import './MutedHere.css'

export function MutedHere() {
  const { t } = useLingui()
  const { id: game, connection } = useOnline()
  const doing = useDoing()
  const people = useMutedPeople()
  const seats = useOnlineState(({ table }) => table?.seats)
  const present = useOnlineState((state) => state.present)
  const chat = useOnlineState((state) => state.chat)
  const isHere = ({ id }: Person): boolean =>
    present.includes(id) ||
    chat.some(({ user }) => user === id) ||
    (seats ?? []).some(({ user }) => user === id)
  const hear = async (id: string): Promise<void> => {
    // What they wrote meanwhile is only at the server.
    if (await doing.run(() => unmute(id))) connection.reread(game)
  }
  return (
    <>
      {people.filter(isHere).map(({ id, name, owner }) => (
        <p key={id} className="talk-muted soft">
          <span>
            <Trans>
              Muted: <PlayerName player={{ name, owner }} />
            </Trans>
          </span>
          <button
            type="button"
            className="quiet"
            aria-label={t`Hear ${name} again`}
            onClick={() => void hear(id)}
          >
            <Trans>Hear again</Trans>
          </button>
        </p>
      ))}
      <Trouble doing={doing} />
    </>
  )
}

/** Of this person, at every table. */
function useMutedPeople(): readonly PersonOrProgram[] {
  const user = useOnlineState((state) => state.user)
  const muted = useMuted((state) => state.muted)
  const [people, setPeople] = useState<readonly PersonOrProgram[]>([])
  // Whenever somebody is muted or heard again on this page.
  useEffect(() => {
    let isGone = false
    void mutedPeople().then(({ value }) => {
      if (!isGone && value !== null) setPeople(value)
    })
    return () => {
      isGone = true
    }
  }, [user, muted])
  return people
}
