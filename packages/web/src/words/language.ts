// The language of the page: chosen, or the first of the browser's that we speak.

import { i18n, type Messages } from '@lingui/core'
import { isLanguage, type Language } from '../kit/languages.ts'
import type { Settings } from '../kit/settings.ts'

/** Loads the texts and speaks them from now on. */
export async function speak(setting: Settings['language']): Promise<void> {
  const language = languageOf(setting, navigator.languages)
  i18n.loadAndActivate({ locale: language, messages: await catalogIn(CATALOGS, language) })
  document.documentElement.lang = language
}

export function languageOf(setting: Settings['language'], browser: readonly string[]): Language {
  if (setting !== 'browser') return setting
  return browser.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en'
}

export interface Catalog {
  readonly messages: Messages
}

const CATALOGS = import.meta.glob<Catalog>('./locales/*.po')

/** Of a folder of catalogs as the bundler lists it, the texts in one language. */
export async function catalogIn(
  catalogs: Readonly<Record<string, () => Promise<Catalog>>>,
  language: string,
): Promise<Messages> {
  const load = Object.entries(catalogs).find(([path]) => path.endsWith(`/${language}.po`))?.[1]
  if (load === undefined) throw new Error(`No catalog in ${language}.`)
  return (await load()).messages
}
