// Languages and their catalogs: one for the table; for the rules reference and for moderation one each, loaded when they are opened.

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
      exclude: ['reference', 'online/moderation', 'online/report'].map((room) => `<rootDir>/src/${room}/**`),
    },
    { path: '<rootDir>/src/reference/locales/{locale}', include: ['<rootDir>/src/reference'] },
    {
      path: '<rootDir>/src/online/moderation/locales/{locale}',
      include: ['<rootDir>/src/online/moderation', '<rootDir>/src/online/report'],
    },
  ],
  // Line numbers would change with every edit.
  format: formatter({ lineNumbers: false }),
})
