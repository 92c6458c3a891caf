// The words on the boards of this page.

import type { BoardWords } from '@ironbridge/board'
import { rulesOf, type State } from '@ironbridge/engine'

export function wordsFor(state: State): BoardWords {
  const { title, rounds } = rulesOf(state).edition
  return {
    coal: 'Coal',
    iron: 'Iron',
    ifEmpty: 'if empty',
    farm: 'Farm',
    distant: 'Distant',
    distantBonus: 'income for a mill sold here',
    lastTile: 'last',
    cartouche: [
      state.era === 'canal' ? 'Canal Era' : 'Rail Era',
      title.includes('Birmingham') ? 'The Midland Counties' : 'Lancashire',
      `Round ${state.round} of ${rounds[state.setup.seats]}`,
    ],
  }
}
