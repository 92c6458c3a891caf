// The key that leads to the search field from anywhere on the page of the rules: "/".

import { useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { type KeyList, useKeyList } from '../kit/dialogs.ts'

/** For the field that it leads to. */
export function useSearchKey(): RefObject<HTMLInputElement | null> {
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
  return input
}
