// What notices say: in every language of the page, about every occasion, and nobody's name can break out of it.

import { LANGUAGES } from '@ironbridge/protocol'
import { expect, test } from 'vitest'
import { known, sentences } from '../../src/notices/languages.ts'
import { digestNotice, gameNotice, type NoticeEvent, testNotice } from '../../src/notices/notice.ts'

const GAME = { id: 'g', title: 'Tea', edition: 'birmingham' }

test.each(LANGUAGES)('every occasion is told in %s, with the game, and in no other language', (language) => {
  const reader = { language, home: null }
  const events = ['turn', 'start', 'ask', 'end'] as const satisfies readonly NoticeEvent[]
  const texts = [
    ...events.map((event) => gameNotice(reader, GAME, event, 'Ada\n12').text),
    digestNotice(reader, [GAME]).text,
    digestNotice(
      reader,
      Array.from({ length: 12 }, () => GAME),
    ).text,
  ]
  for (const text of texts) expect(text).toContain('Tea (Brass: Birmingham)')
  for (const text of texts.slice(0, events.length)) expect(text).not.toContain('\n')
  for (const other of LANGUAGES)
    if (other !== language) {
      expect(testNotice(reader).text).not.toBe(testNotice({ ...reader, language: other }).text)
      for (const event of events)
        expect(gameNotice(reader, GAME, event).text).not.toBe(
          gameNotice({ ...reader, language: other }, GAME, event).text,
        )
    }
})

test('what is kept of a language that is no longer known is nothing', () => {
  expect(Object.keys(sentences)).toEqual([...LANGUAGES])
  expect([known('de'), known('tlh'), known(null), known('toString')]).toEqual(['de', null, null, null])
})
