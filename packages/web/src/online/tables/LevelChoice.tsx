// How strong a bot is.

import { ladder } from '@ironbridge/bots/ladder'
import { useLingui } from '@lingui/react/macro'
import { Select } from '../../kit/Select.tsx'
import { botName } from '../../words/index.ts'

interface LevelChoiceProps {
  readonly label: string
  readonly bot: string
  readonly onChange: (bot: string) => void
}

export function LevelChoice({ label, bot, onChange }: LevelChoiceProps) {
  const { i18n } = useLingui()
  const levels = ladder.length
  return (
    <Select
      label={label}
      choices={ladder.map((id, index) => [id, `${botName(i18n, id)} (${index + 1}/${levels})`])}
      chosen={bot}
      onChoose={onChange}
    />
  )
}
