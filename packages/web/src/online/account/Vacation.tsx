// A vacation stops the clocks of one's turns for some days.

import type { Profile } from '@ironbridge/protocol'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { dateWords } from '../../kit/dates.ts'
import { call } from '../../sources/api.ts'
import { refreshMe } from '../../sources/theServer.ts'
import { submits, Trouble, useDoing } from '../Doing.tsx'

const DAY = 86_400_000

export function Vacation({ me }: { readonly me: Profile }) {
  const { t, i18n } = useLingui()
  const { until, daysLeft } = me.vacation
  const [days, setDays] = useState(7)
  const doing = useDoing()
  const left = Math.floor(daysLeft)
  const change = async (end: number | null): Promise<void> => {
    if (await doing.run(() => call('PUT /api/me/vacation', { body: { until: end } }))) await refreshMe()
  }
  const date = until === null ? '' : dateWords(i18n.locale, until)
  return (
    <>
      <p className="soft">
        <Trans>Stops the clock of games with time for each turn. You have {left} days left this year.</Trans>
      </p>
      {until === null ? (
        <form className="account-row" onSubmit={submits(() => change(Date.now() + days * DAY))}>
          <input
            className="field level"
            type="number"
            min={1}
            max={Math.max(1, left)}
            aria-label={t`Days`}
            value={days}
            onChange={({ target }) => setDays(Number(target.value))}
          />
          <button type="submit" className="button" aria-disabled={doing.isBusy}>
            <Trans>Begin a vacation of so many days</Trans>
          </button>
        </form>
      ) : (
        <div className="buttons">
          <p>
            <Trans>You are on vacation until {date}.</Trans>
          </p>
          <button type="button" className="button" onClick={() => void change(null)}>
            <Trans>End it now</Trans>
          </button>
        </div>
      )}
      <Trouble doing={doing} />
    </>
  )
}
