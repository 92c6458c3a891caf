// Languages and their catalogs: one for the table, one for the rules reference, which is loaded when it is opened.

import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { languageIds } from './src/kit/languages.ts'

export default defineConfig({
  sourceLocale: 'en',
  locales: languageIds,
  catalogs: [
    {
      path: '<rootDir>/src/words/locales/{locale}',
      include: ['<rootDir>/src'],
      exclude: ['<rootDir>/src/reference/**'],
    },
    { path: '<rootDir>/src/reference/locales/{locale}', include: ['<rootDir>/src/reference'] },
  ],
  // Line numbers would change with every edit.
  format: formatter({ lineNumbers: false }),
})
