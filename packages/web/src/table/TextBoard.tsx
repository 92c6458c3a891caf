// The board in words, with the same moves: for screen readers, and for whoever likes to read.

import { incomeLevel, rulesOf } from '@ironbridge/engine'
import { Trans, useLingui } from '@lingui/react/macro'
import { lineName, locationName, money, moveInFull, signed, tileName } from '../words/index.ts'
import { useNames, useNarrowing, useShownState, useTable } from './context.ts'

const MOST_MOVES = 60

export function TextBoard() {
  const { t, i18n } = useLingui()
  const table = useTable()
  const names = useNames()
  const state = useShownState()
  const narrowing = useNarrowing()
  const rules = rulesOf(state)
  const moves = narrowing?.left ?? []
  return (
    <section className="text-board" aria-label={t`The board in words`}>
      <h2>
        <Trans>The board in words</Trans>
      </h2>
      <ul>
        {rules.locations.map(({ id, slots }, location) => {
          const tiles = slots.flatMap((slot) => {
            const tile = state.slots[slot]
            return tile ? [`${tileName(i18n, rules, tile.kind)} (${names[tile.owner]})`] : []
          })
          if (tiles.length === 0) return null
          return (
            <li key={id}>
              <strong>{locationName(i18n, rules, location)}</strong>: {tiles.join(', ')}
            </li>
          )
        })}
      </ul>
      <h3>
        <Trans>Links</Trans>
      </h3>
      <ul>
        {state.links.map((owner, line) =>
          owner === null ? null : (
            <li key={rules.lines[line]?.id}>
              {lineName(i18n, rules, line)}: {names[owner]}
            </li>
          ),
        )}
      </ul>
      <h3>
        <Trans>Players</Trans>
      </h3>
      <ul>
        {state.players.map(({ money: has, incomeSpace, vp }, seat) => (
          <li key={names[seat]}>
            {names[seat]}: {money(has)}, {signed(incomeLevel(rules, incomeSpace))}, {vp} VP
          </li>
        ))}
      </ul>
      {moves.length > 0 && (
        <>
          <h3>
            <Trans>Moves: {moves.length}</Trans>
          </h3>
          <ol className="text-moves">
            {moves.slice(0, MOST_MOVES).map((move) => {
              const text = moveInFull(i18n, state, move)
              return (
                <li key={text}>
                  <button type="button" onClick={() => void table.confirm(move)}>
                    {text}
                  </button>
                </li>
              )
            })}
          </ol>
          {moves.length > MOST_MOVES && (
            <p>
              <Trans>Choose an action or a card first to see fewer.</Trans>
            </p>
          )}
        </>
      )}
    </section>
  )
}
