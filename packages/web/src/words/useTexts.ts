// Texts that the first look does not need, loaded when they are first read in a language.

import { useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import { type Catalog, catalogIn } from './language.ts'

/** Of a folder of catalogs as the bundler lists it. False until they can be shown. */
export function useTexts(catalogs: Readonly<Record<string, () => Promise<Catalog>>>): boolean {
  const { i18n } = useLingui()
  const { locale } = i18n
  const [loaded, setLoaded] = useState('')
  useEffect(() => {
    let isGone = false
    void catalogIn(catalogs, locale).then((messages) => {
      i18n.load(locale, messages)
      if (!isGone) setLoaded(locale)
    })
    return () => {
      isGone = true
    }
  }, [i18n, locale, catalogs])
  return loaded === locale
}
