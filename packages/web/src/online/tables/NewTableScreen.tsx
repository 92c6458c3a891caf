// The screen on which a table for several people is made.

import { Icon } from '@ironbridge/board'
import type { Profile } from '@ironbridge/protocol'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { Bar } from '../../kit/Bar.tsx'
import { useTitle } from '../../kit/title.ts'
import { EditionChoice } from '../../setup/EditionChoice.tsx'
import { PlayersChoice } from '../../setup/SeatsChoice.tsx'
import { usePlan } from '../../setup/usePlan.ts'
import { VariantsChoice } from '../../setup/VariantsChoice.tsx'
import { call } from '../../sources/api.ts'
import { useServer } from '../../sources/theServer.ts'
import { submits, Trouble, useDoing } from '../Doing.tsx'
import { keepInvitation, tablePath } from '../tableLinks.ts'
import { AbsenceChoice } from './AbsenceChoice.tsx'
import { ChairsChoice } from './ChairsChoice.tsx'
import { ClockChoice } from './ClockChoice.tsx'
import { NameForm } from './NameForm.tsx'
import { ServerAway } from './ServerAway.tsx'
import { planOf, useTablePlan } from './tablePlan.ts'
import { useServerThere } from './useServerThere.ts'
import { VisibilityChoice } from './VisibilityChoice.tsx'
import '../../setup/plan.css'
import './NewTableScreen.css'

export function NewTableScreen() {
  const { t } = useLingui()
  useTitle(t`A new table`)
  const isThere = useServerThere()
  const isOurs = useServer((server) => server.isOurs)
  const me = useServer((server) => server.me)
  return (
    <>
      <Bar />
      <main className="new-table">
        <h1>
          <Trans>A new table</Trans>
        </h1>
        {isThere === false && !isOurs && (
          <p className="notice">
            <Trans>There is no server to play at: this page is on its own, or there is no network.</Trans>
          </p>
        )}
        <ServerAway />
        {me !== null && <NewTable me={me} />}
        {isThere === true && me === null && (
          <>
            <p>
              <Trans>First a name, so that the others know who invites them.</Trans>
            </p>
            <NameForm words={() => <Trans>Go on</Trans>} />
          </>
        )}
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
    const body = planOf(usePlan.getState(), useTablePlan.getState(), title.trim())
    const made = await doing.run(() => call('POST /api/tables', { body }))
    if (made === null) return
    const { id, key } = made.value
    if (key !== null) keepInvitation(id, key)
    // The way back leads to where one was before, not to a form that has been filled in.
    go(tablePath(id), { replace: true })
  }
  return (
    <form className="plan panel" onSubmit={submits(make)}>
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
