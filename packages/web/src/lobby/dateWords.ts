// Dates as the reader writes them.

/** In the language of the page, with the habits of the browser's country if it speaks that language. */
export function dateWords(language: string, time: number): string {
  const country = navigator.languages.find((tag) => tag.startsWith(language)) ?? language
  return new Intl.DateTimeFormat(country, { dateStyle: 'medium', timeStyle: 'short' }).format(time)
}
