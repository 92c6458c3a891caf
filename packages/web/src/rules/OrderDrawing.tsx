// The order of play of a round with what each has spent, and the order that follows from it.

import { Icon, SeatMark } from '@ironbridge/board'
import { Trans } from '@lingui/react/macro'
import type { Spending } from '../reference/index.ts'
import { money } from '../words/index.ts'
import './OrderDrawing.css'

export function OrderDrawing({ spent }: { readonly spent: readonly Spending[] }) {
  // Sorting keeps equals as they are, and so does the rule.
  const next = spent.toSorted((a, b) => a.money - b.money)
  return (
    <div className="rules-order" aria-hidden="true">
      <Order spent={spent} />
      <span>
        <Trans>next round</Trans>
        <Icon name="play" size={14} />
      </span>
      <Order spent={next} />
    </div>
  )
}

function Order({ spent }: { readonly spent: readonly Spending[] }) {
  return (
    <ol>
      {spent.map(({ seat, money: pounds }) => (
        <li key={seat}>
          <SeatMark seat={seat} size={26} />
          {money(pounds)}
        </li>
      ))}
    </ol>
  )
}
