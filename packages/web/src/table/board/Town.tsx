// A town at arm's length, for fingers: its slots large, those that can be chosen now as buttons.

import { SlotPiece, slotPlace } from '@ironbridge/board'
import { type LocationId, rulesOf, type SlotId } from '@ironbridge/engine'
import { Trans, useLingui } from '@lingui/react/macro'
import { locationName, slotIcons, tileName } from '../../words/index.ts'
import { useChoices, useNames, useNarrowing, useShownState, useTable } from '../context.ts'
import { choicesAt, wishAt } from './picking.ts'
import './Town.css'

export function Town({ location }: { location: LocationId }) {
  const { i18n } = useLingui()
  const table = useTable()
  const state = useShownState()
  const rules = rulesOf(state)
  const { slots = [] } = rules.locations[location] ?? {}
  return (
    <div className="town">
      <h2>{locationName(i18n, rules, location)}</h2>
      <ul>
        {slots.map((slot) => (
          <TownSlot key={slot} slot={slot} />
        ))}
      </ul>
      <div className="buttons">
        <button
          type="button"
          className="button"
          onClick={() => table.setOverlay({ type: 'connected', location })}
        >
          <Trans>What reaches here?</Trans>
        </button>
        <button type="button" className="button" onClick={() => table.setOverlay({ type: 'none' })}>
          <Trans>Close</Trans>
        </button>
      </div>
    </div>
  )
}

function TownSlot({ slot }: { slot: SlotId }) {
  const { i18n } = useLingui()
  const table = useTable()
  const state = useShownState()
  const names = useNames()
  const narrowing = useNarrowing()
  const choices = useChoices() ?? []
  const rules = rulesOf(state)
  const tile = state.slots[slot] ?? null
  const [choice] = narrowing === null ? [] : choicesAt(slotPlace(slot), rules, narrowing, choices)
  const pick = (): void => {
    if (choice) return table.pick(choice)
    const wish = narrowing === null ? null : wishAt(slotPlace(slot), state, choices)
    if (wish !== null) table.ask(wish)
  }
  return (
    <li>
      <button type="button" className="town-slot" aria-disabled={!choice} onClick={pick}>
        <SlotPiece rules={rules} state={state} slot={slot} size={72} />
        <span>
          {tile ? `${tileName(i18n, rules, tile.kind)}, ${names[tile.owner]}` : slotIcons(i18n, rules, slot)}
        </span>
      </button>
    </li>
  )
}
