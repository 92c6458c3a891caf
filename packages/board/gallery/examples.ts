// Examples of marks on a position, each by name.

import { linePlace, type Mark, type Marks, noMarks, type Place, slotPlace } from '@ironbridge/board'
import { firstOf, type LineId, rulesOf, type SlotId, type State } from '@ironbridge/engine'

export const examples: Readonly<Record<string, (state: State) => Marks>> = {
  /** Slots and lines that may be chosen. */
  legal: (state) => ({
    ...noMarks,
    veil: true,
    places: {
      ...marking(emptySlots(state).slice(0, 9).map(slotPlace), 'legal'),
      ...marking(emptyLines(state).slice(0, 5).map(linePlace), 'legal'),
    },
  }),
  /** A build with its coal and iron. */
  chosen: (state) => {
    const { kinds } = rulesOf(state)
    const [slot = firstOf(state.slots)] = emptySlots(state).slice(6)
    const [kind = firstOf(kinds)] = [...kinds.keys()].slice(4)
    const [mine = slot] = state.slots.flatMap((tile, id) =>
      tile && !tile.flipped && tile.cubes > 0 ? [id] : [],
    )
    const lines = state.links.flatMap((owner, line) => (owner === null ? [] : [line])).slice(0, 3)
    return {
      ...noMarks,
      places: {
        ...marking([slotPlace(slot)], 'chosen'),
        ...marking([slotPlace(mine), 'market:iron'], 'source'),
      },
      ghosts: { tiles: [{ slot, kind, owner: 0, cubes: 0 }], links: [] },
      routes: [
        { goods: 'coal', from: slotPlace(mine), to: slotPlace(slot), lines, price: null },
        { goods: 'iron', from: slotPlace(mine), to: slotPlace(slot), lines: [], price: '£3' },
      ],
      buying: { coal: 0, iron: 2 },
    }
  },
  network: () => ({ ...noMarks, network: 1 }),
  /** Marks of every other kind, numbers and the last move. */
  other: (state) => {
    const built = state.slots.flatMap((tile, slot) => (tile ? [slot] : []))
    const laid = state.links.flatMap((owner, line) => (owner === null ? [] : [line]))
    return {
      ...noMarks,
      places: {
        ...marking(built.slice(0, 3).map(slotPlace), 'leaving'),
        ...marking(built.slice(3, 5).map(slotPlace), 'refused'),
        ...marking(built.slice(5, 7).map(slotPlace), 'changed'),
        ...marking(emptySlots(state).slice(0, 2).map(slotPlace), 'refused'),
        ...marking(emptyLines(state).slice(0, 2).map(linePlace), 'refused'),
        ...marking(laid.slice(0, 1).map(linePlace), 'leaving'),
        'merchant:0': 'legal',
        'merchant:1': 'chosen',
        'location:3': 'legal',
      },
      values: Object.fromEntries(laid.slice(1).map((line, index) => [linePlace(line), String(index)])),
      lastMoves: [
        { seat: 2, places: [...built.slice(8, 9).map(slotPlace), ...laid.slice(0, 1).map(linePlace)] },
      ],
      focus: 'market:coal',
    }
  },
}

const marking = (places: readonly Place[], mark: Mark): Record<string, Mark> =>
  Object.fromEntries(places.map((place) => [place, mark]))

const emptySlots = (state: State): SlotId[] => state.slots.flatMap((tile, slot) => (tile ? [] : [slot]))

const emptyLines = (state: State): LineId[] =>
  rulesOf(state).linesOf[state.era].filter((line) => state.links[line] === null)
