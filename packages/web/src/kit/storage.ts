// Small things the browser keeps for this page: settings, the last plan. Whatever cannot be read counts as not kept.

export function readKept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null')
  } catch {
    return null
  }
}

/** Where nothing can be kept, it lasts as long as the page. */
export function writeKept(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value))
  } catch {
    // Private windows and full disks: nothing to be done, and nothing breaks.
  }
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const PREFIX = 'ironbridge.'
