// Words of a program as they may be shown: on one line, without anything a terminal would act on.

const LONGEST_QUOTE = 100

export const clean = (text: string): string =>
  text.trimEnd().replaceAll(/[^\P{C}\t]|[\u2028\u2029]/gu, '\uFFFD')

export function short(text: string): string {
  const line = clean(text.trim())
  return line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE)}…` : line
}

/** What a program said last, behind a sentence about it; nothing if that was nothing. */
export const lastSaid = (said: string): string => (said === '' ? '' : ` It said "${said}".`)

/** With a full stop, where the last words of a program have none. */
export const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)
