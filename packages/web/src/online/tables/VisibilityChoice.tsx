// Who may see a table, and come to it.

import { Trans, useLingui } from '@lingui/react/macro'
import { visibilitySentence } from '../words.ts'
import { Radios } from './Radios.tsx'
import { changeTablePlan, useTablePlan } from './tablePlan.ts'

export function VisibilityChoice() {
  const { t, i18n } = useLingui()
  const visibility = useTablePlan((plan) => plan.visibility)
  return (
    <fieldset>
      <legend>
        <Trans>Who may come</Trans>
      </legend>
      <Radios
        label={t`Who may come`}
        choices={[
          ['public', <Trans key="public">Everybody</Trans>],
          ['unlisted', <Trans key="unlisted">By link</Trans>],
          ['private', <Trans key="private">By invitation</Trans>],
        ]}
        chosen={visibility}
        onChoose={(kind) => changeTablePlan({ visibility: kind })}
      />
      <p className="soft table-words">{visibilitySentence(i18n, visibility)}</p>
    </fieldset>
  )
}
