// The languages of the tests: instances of Lingui with the catalogs as they stand in the repository.

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type I18n, setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { languageIds } from '../../src/kit/languages.ts'

type Catalog = 'words/locales' | 'reference/locales'

/** Every language, with the messages of the given catalog. */
export const languages = (catalog: Catalog): I18n[] => languageIds.map((locale) => language(catalog, locale))

export function language(catalog: Catalog, locale: string): I18n {
  const messages = Object.fromEntries(
    entries(catalog, locale).map(({ context, source, text }) => [
      generateMessageId(source, context),
      compileMessage(locale === 'en' ? source : text),
    ]),
  )
  return setupI18n({ locale, messages: { [locale]: messages } })
}

export interface Entry {
  readonly context: string
  readonly source: string
  readonly text: string
  /** Files that use it. */
  readonly origins: readonly string[]
}

/** The entries of a PO file; the first one is its header. */
export function entries(catalog: Catalog, locale: string): Entry[] {
  const path = fileURLToPath(new URL(`../../src/${catalog}/${locale}.po`, import.meta.url))
  return readFileSync(path, 'utf8')
    .split(/\n{2,}/)
    .slice(1)
    .filter((block) => block.includes('\nmsgid ') && !block.startsWith('#~'))
    .map((block) => ({
      context: field(block, 'msgctxt'),
      source: field(block, 'msgid'),
      text: field(block, 'msgstr'),
      origins: Array.from(block.matchAll(/^#: (.+)$/gm), ([, origin = '']) => origin),
    }))
}

/** A field may run over several quoted lines. */
function field(block: string, name: string): string {
  const quoted = new RegExp(`^${name} ((?:"(?:[^"\\\\]|\\\\.)*"\\n?)+)`, 'm').exec(block)?.[1] ?? ''
  return Array.from(quoted.matchAll(/"(?:[^"\\]|\\.)*"/g), ([part]) => JSON.parse(part) as string).join('')
}
