// The texts of reports, bans and the moderators' page.

import type { Catalog } from '../../words/language.ts'
import { useTexts } from '../../words/useTexts.ts'

const CATALOGS = import.meta.glob<Catalog>('./locales/*.po')

/** False until they can be shown. */
export const useModerationTexts = (): boolean => useTexts(CATALOGS)
