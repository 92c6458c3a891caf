// The search field of the rules. "/" leads to it from anywhere on the page.

import { Icon } from '@ironbridge/board'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useRef } from 'react'
import { type KeyList, useKeyList } from '../kit/dialogs.ts'
import './SearchBox.css'

interface SearchBoxProps {
  readonly asked: string
  readonly onAsk: (text: string) => void
}

export function SearchBox({ asked, onAsk }: SearchBoxProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  useKeyList(
    useMemo(
      (): KeyList => [
        ['/', t`Search the rules`],
        ['Esc', t`Leave the search`],
        ['?', t`This list`],
      ],
      [t],
    ),
  )
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.target === input.current) return
      event.preventDefault()
      input.current?.focus()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
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
