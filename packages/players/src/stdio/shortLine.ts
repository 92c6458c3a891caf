// A message as people may want to see it: long lists and objects cut short.

import { readMessage } from './message.ts'
import { clean } from './quote.ts'

/** Of longer lists and objects only the first few are shown. */
const MOST_SHOWN = 6
const SHOWN = 3

/** A line of a log, without anything a terminal would act on. */
export const shortLog = (line: string): string => `${line.slice(0, 2)}${clean(shortLine(line.slice(2)))}`

/** Other lines are left as they are. */
export function shortLine(line: string): string {
  const message = readMessage(line)
  if (message === null || Object.keys(message.fields).length === 0) return line
  return `${message.word} ${shortValue(message.fields)}`
}

function shortValue(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${shown(value.map(shortValue))}]`
  const fields = Object.entries(value).map(([key, field]) => `${JSON.stringify(key)}:${shortValue(field)}`)
  return `{${shown(fields)}}`
}

function shown(parts: readonly string[]): string {
  if (parts.length <= MOST_SHOWN) return parts.join(',')
  return [...parts.slice(0, SHOWN), `… ${parts.length - SHOWN} more`].join(',')
}
