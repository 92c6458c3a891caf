// What a place of the board is called for those who do not see it: its name, and what is there.

import { type Place, readPlace } from '@ironbridge/board'
import { rulesOf, type State } from '@ironbridge/engine'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { boardWords } from '../../words/board.ts'
import {
  distantInFull,
  lineName,
  locationName,
  marketInFull,
  merchantInFull,
  playerName,
  slotInFull,
  slotName,
} from '../../words/index.ts'

export function placeName(i18n: I18n, state: State, place: Place, names: readonly string[]): string {
  const rules = rulesOf(state)
  const at = readPlace(place)
  switch (at.kind) {
    case 'slot':
      return `${slotName(i18n, rules, at.id)}: ${slotInFull(i18n, state, at.id, names)}`
    case 'line': {
      const owner = state.links[at.id]
      const name = lineName(i18n, rules, at.id)
      return owner === null || owner === undefined ? name : `${name}: ${playerName(i18n, names, owner)}`
    }
    case 'location': {
      const name = locationName(i18n, rules, at.id)
      return rules.locations[at.id]?.kind === 'merchant' ? i18n._(msg`${name}, place of merchants`) : name
    }
    case 'merchant':
      return merchantInFull(i18n, state, at.id)
    case 'market':
      return marketInFull(i18n, state, at.goods)
    case 'distant':
      return distantInFull(i18n, state)
    case 'cartouche':
      return boardWords(i18n, state).cartouche.join(', ').replace('\u00ad', '')
  }
}
