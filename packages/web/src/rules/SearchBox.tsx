// The search field of the rules.

import { Icon } from '@ironbridge/board'
import { useLingui } from '@lingui/react/macro'
import type { RefObject } from 'react'
import './SearchBox.css'

interface SearchBoxProps {
  readonly asked: string
  readonly onAsk: (text: string) => void
  readonly input?: RefObject<HTMLInputElement | null>
}

export function SearchBox({ asked, onAsk, input }: SearchBoxProps) {
  const { t } = useLingui()
  return (
    <search className="rules-search">
      <Icon name="search" size={18} />
      <input
        ref={input}
        className="field"
        type="search"
        aria-label={t`Search the rules`}
        placeholder={t`Search: coal, overbuild, last round …`}
        value={asked}
        onChange={({ target }) => onAsk(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onAsk('')}
      />
    </search>
  )
}
