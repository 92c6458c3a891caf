// The list of all words and signs of a game.

import { Icon } from '@ironbridge/board'
import { useLingui } from '@lingui/react'
import { wordsFor } from '../reference/index.ts'
import { useReading } from './reading.ts'
import './WordList.css'

export function WordList() {
  const { i18n } = useLingui()
  const reading = useReading()
  return (
    <dl className="rules-words">
      {wordsFor(reading).map(({ id, term, meaning, icons = [] }) => (
        <div key={id}>
          <dt>
            {i18n._(term)}
            <span>
              {icons.map((icon) => (
                <Icon key={icon} name={icon} size={20} />
              ))}
            </span>
          </dt>
          <dd>{i18n._(meaning)}</dd>
        </div>
      ))}
    </dl>
  )
}
