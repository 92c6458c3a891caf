// Who sits at the tables of the suite, and with which variants.

export const VARIANTS: readonly (readonly string[])[] = [
  [],
  [],
  ['introductory'],
  ['introductory', 'introductory-income'],
  ['develop-bonus-optional'],
  ['tie-break-by-level'],
]

/** Tables of the two cotton games: 13 and 9 of them, so that ten styles come to sit at each. */
export const COTTON_TABLES: Readonly<Record<string, readonly (readonly [number, ...string[]])[]>> = {
  lancashire: [
    [4],
    [3],
    [2],
    [2, 'two-player-map'],
    [3, 'classic-deck'],
    [4, 'virtual-link'],
    [3, 'introductory'],
    [4, 'classic-deck', 'virtual-link'],
    [2, 'introductory', 'introductory-income', 'virtual-link-one-way'],
    [3, 'tie-break-by-level', 'empty-slots-only'],
    [2, 'two-player-map', 'cotton-1-for-3'],
    [4, 'introductory', 'empty-slots-only'],
    [2, 'virtual-link', 'tie-break-by-level'],
  ],
  classic: [
    [4],
    [3],
    [3, 'debt-carried'],
    [4, 'virtual-link-one-way'],
    [3, 'tie-break-by-space', 'cotton-1-for-5'],
    [4, 'debt-carried', 'empty-slots-only'],
    [3],
    [4],
    [3, 'debt-carried', 'virtual-link-one-way'],
  ],
}
