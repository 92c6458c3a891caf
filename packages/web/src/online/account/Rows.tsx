// A list with a button in every row, which takes the row away.

import type { ReactNode } from 'react'

interface RowsProps<Row> {
  readonly label: string
  readonly rows: readonly Row[]
  readonly name: (row: Row) => ReactNode
  readonly button: ReactNode
  /** The button's name where the row is not seen. */
  readonly buttonLabel: (row: Row) => string
  readonly onPress: (row: Row) => void
}

export function Rows<Row extends { readonly id: string }>(props: RowsProps<Row>) {
  const { label, rows, name, button, buttonLabel, onPress } = props
  return (
    <ul className="account-list" aria-label={label}>
      {rows.map((row) => (
        <li key={row.id}>
          <span>{name(row)}</span>
          <button type="button" className="quiet" aria-label={buttonLabel(row)} onClick={() => onPress(row)}>
            {button}
          </button>
        </li>
      ))}
    </ul>
  )
}
