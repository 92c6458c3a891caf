// The game that the words on screen are explained for.

import { createContext, use } from 'react'
import type { Reading } from '../reference/index.ts'

/** Null where nothing is explained. Provided by the drawer and the page of the rules, and by a table that uses terms. */
export const ReadingContext = createContext<Reading | null>(null)

export function useReading(): Reading {
  const reading = use(ReadingContext)
  if (reading === null) throw new Error('There is no game around these rules.')
  return reading
}
