// The rules of all three games in our own words, to be read, searched and compared.

export { type Difference, differences, sectionOf, sectionsFor, textOf } from './lookup.ts'
export { type EditionId, everywhere, type ReferencePart, type Section } from './part.ts'
export { type SearchHit, search } from './search.ts'
export { sections } from './sections/index.ts'
