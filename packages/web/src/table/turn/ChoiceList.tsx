// Answers to choose from: one stop for Tab, arrows go from one to the next.

import type { ReactNode } from 'react'
import { useArrows } from '../../kit/useArrows.ts'
import './ChoiceList.css'

/** Long ones stand one below the other, short ones in two columns. */
export function ChoiceList({ isLong, children }: { isLong: boolean; children: ReactNode }) {
  const list = useArrows<HTMLDivElement>()
  return (
    <div className={isLong ? 'choice-list long' : 'choice-list'} {...list}>
      {children}
    </div>
  )
}
