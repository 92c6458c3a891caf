// The texts of the rules reference, loaded when they are first read in a language.

import { useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import { type Catalog, catalogIn } from '../words/language.ts'

const CATALOGS = import.meta.glob<Catalog>('../reference/locales/*.po')

/** False until they can be shown. */
export function useReferenceTexts(): boolean {
  const { i18n } = useLingui()
  const { locale } = i18n
  const [loaded, setLoaded] = useState('')
  useEffect(() => {
    let isGone = false
    void catalogIn(CATALOGS, locale).then((messages) => {
      i18n.load(locale, messages)
      if (!isGone) setLoaded(locale)
    })
    return () => {
      isGone = true
    }
  }, [i18n, locale])
  return loaded === locale
}
