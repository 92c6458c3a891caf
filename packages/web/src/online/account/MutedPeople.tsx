// People whose talk is not shown: listed, and heard again.

import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Trouble } from '../Doing.tsx'
import { mutedPeople, unmute } from '../muted.ts'
import { PlayerName } from '../PlayerName.tsx'
import { Part } from './Part.tsx'
import { Rows } from './Rows.tsx'
import { useList } from './useList.ts'

/** Nothing for whoever has muted nobody. */
export function MutedPeople() {
  const { t } = useLingui()
  const { rows, doing, change } = useList(mutedPeople)
  // It stays when the last of them is heard again.
  const [wasUsed, setWasUsed] = useState(false)
  if (rows === null || (rows.length === 0 && !wasUsed)) return null
  const hear = async (id: string): Promise<void> => {
    setWasUsed(true)
    await change(() => unmute(id))
  }
  return (
    <Part title={<Trans>People you have muted</Trans>}>
      <p className="soft">
        {rows.length === 0 ? (
          <Trans>You read what everybody writes.</Trans>
        ) : (
          <Trans>
            You do not read what they write in the talk of a table. Whoever is blocked does not sit down where
            you sit either.
          </Trans>
        )}
      </p>
      <Rows
        label={t`People you have muted`}
        rows={rows}
        name={(player) => (
          <>
            <PlayerName player={player} /> {player.isBlocked && <Trans>(blocked)</Trans>}
          </>
        )}
        button={<Trans>Show again</Trans>}
        buttonLabel={({ name }) => t`Show again what ${name} writes`}
        onPress={({ id }) => void hear(id)}
      />
      <Trouble doing={doing} />
    </Part>
  )
}
