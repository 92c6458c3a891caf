// What a table is called: by somebody, or in words of the reader after whoever made it.

import type { WrittenLanguage } from '@ironbridge/protocol'
import type { GameRow } from '../store/schema.ts'

/** A table that nobody has named, of somebody who is not there any more if that is null. */
const TABLES: Readonly<Record<WrittenLanguage, (host: string | null) => string>> = {
  en: (host) => (host === null ? 'A table' : `${host}’s table`),
  de: (host) => (host === null ? 'Ein Tisch' : `Tisch von ${host}`),
}

export function titleOf(
  { title, unnamed, host }: Pick<GameRow, 'title' | 'unnamed' | 'host'>,
  seats: readonly { readonly user: string | null; readonly name: string }[],
  language: WrittenLanguage,
): string {
  if (unnamed === null) return title
  const words = TABLES[language](seats.find(({ user }) => user === host)?.name ?? null)
  return unnamed > 1 ? `${words} ${unnamed}` : words
}
