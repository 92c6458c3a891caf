// Small things for pictures as text.

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A tenth of a pixel, or of a point, is enough. */
export const rounded = (value: number): string => `${Math.round(value * 10) / 10}`

export function shortened(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`
}
