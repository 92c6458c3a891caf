// The texts of the rules reference.

import type { Catalog } from '../words/language.ts'
import { useTexts } from '../words/useTexts.ts'

const CATALOGS = import.meta.glob<Catalog>('../reference/locales/*.po')

/** False until they can be shown. */
export const useReferenceTexts = (): boolean => useTexts(CATALOGS)
