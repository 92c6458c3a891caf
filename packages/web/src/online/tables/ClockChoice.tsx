// How much time there is to move: live and over weeks are the same game with another clock.

import { Trans, useLingui } from '@lingui/react/macro'
import { Select } from '../../kit/Select.tsx'
import { durationWords } from '../words.ts'
import { Radios } from './Radios.tsx'
import { changeTablePlan, HOURS, INCREMENTS, MINUTES, useTablePlan } from './tablePlan.ts'

const HOUR = 3_600_000

export function ClockChoice() {
  const { t, i18n } = useLingui()
  const { clock, hours, minutes, increment } = useTablePlan()
  return (
    <fieldset>
      <legend>
        <Trans>Clock</Trans>
      </legend>
      <div className="table-row">
        <Radios
          label={t`Clock`}
          choices={[
            ['none', <Trans key="none">None</Trans>],
            ['turn', <Trans key="turn">Time for each turn</Trans>],
            ['bank', <Trans key="bank">Time for the game</Trans>],
          ]}
          chosen={clock}
          onChoose={(kind) => changeTablePlan({ clock: kind })}
        />
        {clock === 'turn' && (
          <NumberChoice
            label={t`Time for each turn`}
            values={HOURS}
            chosen={hours}
            say={(value) => durationWords(i18n, value * HOUR)}
            onChoose={(value) => changeTablePlan({ hours: value })}
          />
        )}
        {clock === 'bank' && (
          <>
            <NumberChoice
              label={t`Time for the game`}
              values={MINUTES}
              chosen={minutes}
              say={(value) => t`${value} minutes`}
              onChoose={(value) => changeTablePlan({ minutes: value })}
            />
            <NumberChoice
              label={t`More with every turn`}
              values={INCREMENTS}
              chosen={increment}
              say={(value) => t`+ ${value} s each turn`}
              onChoose={(value) => changeTablePlan({ increment: value })}
            />
          </>
        )}
      </div>
      <p className="soft table-words">
        {clock === 'none' && <Trans>Everybody takes the time they need.</Trans>}
        {clock === 'turn' && <Trans>Good for games over days and weeks. Vacations stop the clock.</Trans>}
        {clock === 'bank' && <Trans>Good for an evening: everybody is there and plays.</Trans>}
      </p>
    </fieldset>
  )
}

interface NumberChoiceProps {
  readonly label: string
  readonly values: readonly number[]
  readonly chosen: number
  readonly say: (value: number) => string
  readonly onChoose: (value: number) => void
}

function NumberChoice({ label, values, chosen, say, onChoose }: NumberChoiceProps) {
  return (
    <Select
      label={label}
      choices={values.map((value) => [value, say(value)])}
      chosen={chosen}
      onChoose={onChoose}
    />
  )
}
