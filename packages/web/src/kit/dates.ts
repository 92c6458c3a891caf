// Dates as the reader writes them.

export const dateWords = (language: string, time: number): string =>
  new Intl.DateTimeFormat(countryOf(language), { dateStyle: 'medium', timeStyle: 'short' }).format(time)

export const timeWords = (language: string, time: number): string =>
  new Intl.DateTimeFormat(countryOf(language), { timeStyle: 'short' }).format(time)

/** In the language of the page, with the habits of the browser's country if it speaks that language. */
const countryOf = (language: string): string =>
  navigator.languages.find((tag) => tag.startsWith(language)) ?? language
