// The language of the page: as set, or the first of the browser's that we speak.

import { expect, test } from 'vitest'
import { languageOf } from '../../src/words/language.ts'

test('what is set wins', () => {
  expect(languageOf('de', ['en-GB'])).toBe('de')
  expect(languageOf('en', ['de-DE'])).toBe('en')
})

test('otherwise the first of the browser that we speak', () => {
  expect(languageOf('browser', ['fr-FR', 'de-AT', 'en'])).toBe('de')
  expect(languageOf('browser', ['EN-us', 'de'])).toBe('en')
  expect(languageOf('browser', ['fr', 'toString'])).toBe('en')
  expect(languageOf('browser', [])).toBe('en')
})
