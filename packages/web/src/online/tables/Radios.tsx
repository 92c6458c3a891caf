// A few words of which one is chosen, as everywhere on the page.

import { type ReactNode, useId } from 'react'

interface RadiosProps<Value extends string> {
  readonly label: string
  readonly choices: readonly (readonly [value: Value, words: ReactNode])[]
  readonly chosen: Value
  readonly onChoose: (value: Value) => void
}

export function Radios<Value extends string>({ label, choices, chosen, onChoose }: RadiosProps<Value>) {
  const name = useId()
  return (
    <div className="choices" role="radiogroup" aria-label={label}>
      {choices.map(([value, words]) => (
        <label key={value}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          {words}
        </label>
      ))}
    </div>
  )
}
