// Changes to Lancashire that the original game and several variants share.

import type { Era } from '../../ids.ts'
import type { Edition } from '../edition.ts'

/** The same cards whatever the number of players. */
export function withDeck(edition: Edition, copies: Readonly<Record<string, number>>): Edition {
  return {
    ...edition,
    cards: edition.cards.map((card) => {
      const count = copies[card.id] ?? 0
      return { ...card, copies: { 2: count, 3: count, 4: count } }
    }),
  }
}

/** Cards out of play in each era, by number of players. */
export function withSetAside(
  edition: Edition,
  setAside: Readonly<Record<Era, Readonly<Record<number, number>>>>,
): Edition {
  return { ...edition, eras: edition.eras.map((era) => ({ ...era, setAside: setAside[era.id] })) }
}

/** Points of the first cotton mill: 5 in Lancashire, 3 in the original game (D-43). */
export function withCotton1Vp(edition: Edition, vp: number): Edition {
  return {
    ...edition,
    industries: edition.industries.map((row) =>
      row.id === 'cotton'
        ? { ...row, tiles: row.tiles.map((tile) => (tile.level === 1 ? { ...tile, vp } : tile)) }
        : row,
    ),
  }
}

/** Liverpool and Birkenhead, either way. */
export const virtualLinks: Edition['virtualLinks'] = [
  ['liverpool', 'birkenhead'],
  ['birkenhead', 'liverpool'],
]
