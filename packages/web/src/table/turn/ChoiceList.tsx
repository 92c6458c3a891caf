// Answers to choose from: one stop for Tab, arrows go from one to the next.

import type { ReactNode } from 'react'
import { useArrows } from '../../kit/useArrows.ts'
import './ChoiceList.css'

export interface ChoiceListProps {
  /** Long ones stand one below the other, short ones in two columns. */
  readonly isLong: boolean
  /** Where many are possible, those that are listed stand closer together. */
  readonly count: number
  readonly children: ReactNode
}

/** From these on there are many, and very many. */
const [MANY, VERY_MANY] = [4, 5]

export function ChoiceList({ isLong, count, children }: ChoiceListProps) {
  const list = useArrows<HTMLDivElement>()
  return (
    <div
      className={isLong ? 'choice-list long' : 'choice-list'}
      data-many={count >= VERY_MANY ? 'very' : count >= MANY || undefined}
      {...list}
    >
      {children}
    </div>
  )
}
