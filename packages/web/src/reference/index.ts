// The rules of all three games in our own words, to be read, searched and compared.

export { type Chapter, chaptersFor, WORD_LIST, wordListTitle } from './chapters.ts'
export type { Drawing, Spending } from './drawing.ts'
export {
  type Difference,
  differences,
  editionsTelling,
  type Paragraph,
  paragraphOf,
  sectionsFor,
  textOf,
} from './lookup.ts'
export { type EditionId, type Example, everywhere, type ReferencePart, type Section } from './part.ts'
export { bookOf, type Reading, readingAt } from './reading.ts'
export { type SearchHit, search } from './search.ts'
export { sections } from './sections/index.ts'
export { formsOf, type Piece, withTerms } from './terms.ts'
export { wordFor, wordsFor } from './words/index.ts'
