// What a moderator can do about a report; what cannot be taken back is asked twice.

import type { ReportInfo } from '@ironbridge/protocol'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Select } from '../../kit/Select.tsx'
import { call, type ServerAnswer } from '../../sources/api.ts'
import { personName } from '../../words/index.ts'
import { Trouble, useDoing } from '../Doing.tsx'
import { Sure } from '../Sure.tsx'

const LONGEST_REASON = 300

type BanFor = 'hour' | 'day' | 'week' | 'ever'

interface ReportToolsProps {
  readonly report: ReportInfo
  readonly onDone: () => Promise<void>
}

export function ReportTools({ report: { id, person, table, line }, onDone }: ReportToolsProps) {
  const { t, i18n } = useLingui()
  const [reason, setReason] = useState('')
  const [time, setTime] = useState<BanFor>('day')
  const doing = useDoing()
  const act = async (task: () => Promise<ServerAnswer<unknown>>): Promise<void> => {
    if (await doing.run(task)) await onDone()
  }
  const name = person === null ? '' : personName(i18n, person.name)
  const isOpen = table?.status === 'open' || table?.status === 'playing'
  return (
    <div className="report-tools">
      <input
        className="field"
        aria-label={t`Reason or note`}
        placeholder={t`Reason: those concerned read it`}
        value={reason}
        maxLength={LONGEST_REASON}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="buttons">
        {line?.isThere && (
          <Sure
            ask={<Trans>Delete the line</Trans>}
            sure={<Trans>Yes, delete it</Trans>}
            onSure={() =>
              act(() => call('DELETE /api/moderation/chat/:id', { params: line, body: { reason } }))
            }
          />
        )}
        {isOpen && (
          <Sure
            ask={<Trans>Close the table</Trans>}
            sure={<Trans>Yes, close it</Trans>}
            onSure={() =>
              act(() => call('DELETE /api/moderation/tables/:id', { params: table, body: { reason } }))
            }
          />
        )}
      </div>
      {person !== null && (
        <div className="buttons">
          <Select
            label={t`For how long`}
            choices={[
              ['hour', t`For an hour`],
              ['day', t`For a day`],
              ['week', t`For a week`],
              ['ever', t`For good`],
            ]}
            chosen={time}
            onChoose={setTime}
          />
          <button
            type="button"
            className="button"
            onClick={() =>
              void act(() =>
                call('PUT /api/moderation/people/:id/ban', { params: person, body: { for: time, reason } }),
              )
            }
          >
            <Trans>Ban {name}</Trans>
          </button>
          {time !== 'ever' && (
            <button
              type="button"
              className="button"
              title={t`Nobody new can begin from where ${name} came in the last week`}
              onClick={() =>
                void act(() =>
                  call('PUT /api/moderation/people/:id/addresses/ban', {
                    params: person,
                    body: { for: time, reason },
                  }),
                )
              }
            >
              <Trans>Ban the address</Trans>
            </button>
          )}
        </div>
      )}
      <div className="buttons">
        <button
          type="button"
          className="button primary"
          aria-disabled={doing.isBusy}
          onClick={() =>
            void act(() =>
              call('POST /api/moderation/reports/:id/done', { params: { id }, body: { note: reason } }),
            )
          }
        >
          <Trans>The report is done</Trans>
        </button>
      </div>
      <Trouble doing={doing} />
    </div>
  )
}
