// What everybody was paid at the end of a round, by their marks.

import { Icon, SeatMark } from '@ironbridge/board'
import { useLingui } from '@lingui/react/macro'
import { money, playerName, points } from '../../words/index.ts'
import { useNames } from '../context.ts'
import type { Income } from '../since.ts'
import './Incomes.css'

export function Incomes({ incomes }: { incomes: readonly Income[] }) {
  const { t, i18n } = useLingui()
  const names = useNames()
  if (incomes.length === 0) return null
  return (
    <div className="incomes">
      <Icon name="income" size={15} />
      <span>{t`Income paid`}</span>
      {incomes.map(({ seat, amount, vpLost }) => (
        <span key={seat} className="incomes-one">
          <SeatMark seat={seat} size={11} />
          <span className="unseen">{playerName(i18n, names, seat)} </span>
          {amount > 0 ? '+' : ''}
          {money(amount)}
          {vpLost > 0 && <em> −{points(i18n, vpLost)}</em>}
        </span>
      ))}
    </div>
  )
}
