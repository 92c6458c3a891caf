// The screen on which a table for several people is made.

import { Icon } from '@ironbridge/board'
import type { Profile } from '@ironbridge/protocol'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { Bar } from '../../app/Bar.tsx'
import { useTitle } from '../../app/title.ts'
import { EditionChoice } from '../../lobby/EditionChoice.tsx'
import { PlayersChoice } from '../../lobby/SeatsChoice.tsx'
import { usePlan } from '../../lobby/usePlan.ts'
import { VariantsChoice } from '../../lobby/VariantsChoice.tsx'
import { call } from '../api.ts'
import { Trouble, useDoing } from '../Doing.tsx'
import { keepInvitation, tablePath } from '../tableLinks.ts'
import { lookForServer, useServer } from '../theServer.ts'
import { AbsenceChoice } from './AbsenceChoice.tsx'
import { ChairsChoice } from './ChairsChoice.tsx'
import { ClockChoice } from './ClockChoice.tsx'
import { NameForm } from './NameForm.tsx'
import { useTablePlan, wishOf } from './tablePlan.ts'
import { VisibilityChoice } from './VisibilityChoice.tsx'
import '../../lobby/lobby.css'
import './together.css'

export function NewTableScreen() {
  const { t } = useLingui()
  useTitle(t`A new table`)
  const isThere = useServer((server) => server.isThere)
  const me = useServer((server) => server.me)
  useEffect(() => void lookForServer(), [])
  return (
    <>
      <Bar />
      <main className="new-table">
        <h1>
          <Trans>A new table</Trans>
        </h1>
        {isThere === false && (
          <p className="notice">
            <Trans>There is no server to play at: this page is on its own, or there is no network.</Trans>
          </p>
        )}
        {isThere === true && (me === null ? <NameForm /> : <NewTable me={me} />)}
      </main>
    </>
  )
}

function NewTable({ me }: { readonly me: Profile }) {
  const { t } = useLingui()
  const [, go] = useLocation()
  const { name } = me
  const [title, setTitle] = useState('')
  const usual = t`${name}’s table`
  const doing = useDoing()
  const make = async (): Promise<void> => {
    const wish = wishOf(usePlan.getState(), useTablePlan.getState(), title.trim() || usual)
    const made = await doing.run(() => call<{ id: string; key: string | null }>('POST', 'api/tables', wish))
    if (made === null) return
    const { id, key } = made.value
    if (key !== null) keepInvitation(id, key)
    go(tablePath(id))
  }
  return (
    <form
      className="plan panel"
      onSubmit={(event) => {
        event.preventDefault()
        void make()
      }}
    >
      <EditionChoice />
      <fieldset>
        <legend>
          <Trans>Players</Trans>
        </legend>
        <PlayersChoice />
        <ChairsChoice me={me} />
      </fieldset>
      <VariantsChoice />
      <ClockChoice />
      <AbsenceChoice />
      <VisibilityChoice />
      <label className="table-title">
        <b>
          <Trans>What the table is called</Trans>
        </b>
        <input
          className="field"
          value={title}
          placeholder={usual}
          maxLength={LONGEST_TITLE}
          autoComplete="off"
          onChange={({ target }) => setTitle(target.value)}
        />
      </label>
      <Trouble doing={doing} />
      <button type="submit" className="button primary play-button" aria-disabled={doing.isBusy}>
        <Icon name="people" size={22} />
        <Trans>Make the table</Trans>
      </button>
    </form>
  )
}

const LONGEST_TITLE = 80
