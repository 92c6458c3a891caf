// How strong a bot is.

import { ladder } from '@ironbridge/bots/ladder'
import { useLingui } from '@lingui/react/macro'
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
    <select
      className="field level"
      aria-label={label}
      value={bot}
      onChange={({ target }) => onChange(target.value)}
    >
      {ladder.map((id, index) => (
        <option key={id} value={id}>
          {botName(i18n, id)} ({index + 1}/{levels})
        </option>
      ))}
    </select>
  )
}
