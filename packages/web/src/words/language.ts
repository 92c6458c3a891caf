// The language of the page: chosen, or the first of the browser's that we speak.

import { i18n } from '@lingui/core'
import type { Settings } from '../kit/settings.ts'

export type Language = 'en' | 'de'

/** Loads the texts and speaks them from now on. */
export async function speak(setting: Settings['language']): Promise<void> {
  const language = languageOf(setting, navigator.languages)
  const { messages } = await CATALOGS[language]()
  i18n.loadAndActivate({ locale: language, messages })
  document.documentElement.lang = language
}

export function languageOf(setting: Settings['language'], browser: readonly string[]): Language {
  if (setting !== 'browser') return setting
  const known = browser.map((tag) => tag.slice(0, 2).toLowerCase())
  return known.find((tag): tag is Language => tag in CATALOGS) ?? 'en'
}

const CATALOGS = {
  en: () => import('./locales/en.po'),
  de: () => import('./locales/de.po'),
}
