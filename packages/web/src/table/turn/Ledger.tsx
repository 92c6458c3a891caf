// What a move does, line by line, with its total.

import { Icon } from '@ironbridge/board'
import type { Move } from '@ironbridge/engine'
import { useLingui } from '@lingui/react/macro'
import { useNames, useShownState } from '../context.ts'
import { type LedgerEntry, ledgerOf } from './ledger.ts'
import './Ledger.css'

export function Ledger({ move }: { move: Move }) {
  const { i18n } = useLingui()
  const state = useShownState()
  const names = useNames()
  return <LedgerRows entries={ledgerOf(i18n, state, move, names)} />
}

export function LedgerRows({ entries }: { entries: readonly LedgerEntry[] }) {
  return (
    <ul className="ledger">
      {entries.map(({ icon, text, note, amount, isTotal, isGood, isAside }) => (
        <li
          key={`${icon} ${text}`}
          data-total={isTotal || undefined}
          data-good={isGood || undefined}
          data-aside={isAside || undefined}
        >
          <Icon name={icon} size={17} />
          <span>
            {text}
            {note !== undefined && <small> · {note}</small>}
          </span>
          <b>{amount}</b>
        </li>
      ))}
    </ul>
  )
}
