// What becomes of the seat of whoever leaves, or lets the time run out.

import { Trans, useLingui } from '@lingui/react/macro'
import { absenceSentence } from '../words.ts'
import { LevelChoice } from './LevelChoice.tsx'
import { Radios } from './Radios.tsx'
import { changeTablePlan, useTablePlan } from './tablePlan.ts'

export function AbsenceChoice() {
  const { t, i18n } = useLingui()
  const { absence, absenceBot } = useTablePlan()
  const rule = absence === 'bot' ? ({ kind: 'bot', bot: absenceBot } as const) : { kind: absence }
  return (
    <fieldset>
      <legend>
        <Trans>If somebody is away</Trans>
      </legend>
      <div className="table-row">
        <Radios
          label={t`If somebody is away`}
          choices={[
            ['bot', <Trans key="bot">A bot plays on</Trans>],
            ['substitute', <Trans key="substitute">Somebody else may</Trans>],
            ['pass', <Trans key="pass">Passes</Trans>],
          ]}
          chosen={absence}
          onChoose={(kind) => changeTablePlan({ absence: kind })}
        />
        {absence === 'bot' && (
          <LevelChoice
            label={t`Strength of the bot`}
            bot={absenceBot}
            onChange={(bot) => changeTablePlan({ absenceBot: bot })}
          />
        )}
      </div>
      <p className="soft table-words">{absenceSentence(i18n, rule)}</p>
    </fieldset>
  )
}
