// A game to think about: from any root, every seat is played at this screen, and turns may be made at any node.

import type { State } from '@ironbridge/engine'
import type { GameSource } from '../../src/play/source.ts'
import { lineThrough, plant } from '../../src/play/tree.ts'
import { playAt } from '../../src/sources/playing.ts'

export function studySource(root: State): GameSource {
  let tree = plant(root)
  const listeners = new Set<() => void>()
  const seats = [...root.players.keys()]
  return {
    setup: root.setup,
    viewer: 'all',
    look: () => ({
      tree,
      head: lineThrough(tree, tree.root).at(-1) ?? tree.root,
      sitters: seats.map((seat) => ({ kind: 'person', name: `Seat ${seat}` })),
      here: seats,
      isFree: true,
      thinking: null,
    }),
    async send(moves, from) {
      let node = from
      for (const move of moves) ({ tree, node } = playAt(tree, node, move))
      for (const listener of listeners) listener()
      return null
    },
    draft: () => [],
    keepDraft() {},
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close() {},
  }
}
