// The languages of the page, one line each: what it is called by those who speak it, and the country whose habits lists follow.

export const languages = {
  // Britons write no comma before "and".
  en: { name: 'English', habits: 'en-GB' },
  de: { name: 'Deutsch', habits: 'de' },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly habits: string }>>

export type Language = keyof typeof languages

export const isLanguage = (tag: string): tag is Language => Object.hasOwn(languages, tag)

/** In the order in which they are offered. */
export const languageIds = Object.keys(languages).filter(isLanguage)
