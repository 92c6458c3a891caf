// The plan of a game in words: what kind of game the seats make, and what stands in a variant's way.

import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { Sitter } from '../words/index.ts'
import { oneOf, variantTitle } from '../words/index.ts'
import type { Obstacle } from './variantChoices.ts'

/** Against bots, around one screen, or watching: it follows from who sits there. */
export function modeSentence(i18n: I18n, sitters: readonly Sitter[]): string {
  const people = sitters.filter(({ kind }) => kind === 'person').length
  const bots = sitters.length - people
  if (people === 0) return i18n._(msg`Only bots sit here: you watch them play, with all hands open.`)
  if (people === 1)
    return i18n._(msg`You against ${plural(bots, { one: 'one bot', other: '# bots' })}, at your own pace.`)
  if (bots === 0)
    return i18n._(msg`${people} people around one screen. A curtain hides the hands when it changes hands.`)
  return i18n._(
    msg`${people} people around one screen, and ${plural(bots, { one: 'one bot', other: '# bots' })}. A curtain hides the hands.`,
  )
}

export function obstacleSentence(i18n: I18n, obstacle: Obstacle): string {
  switch (obstacle.type) {
    case 'players': {
      const counts = oneOf(i18n, obstacle.players.map(String))
      return i18n._(msg`Only for ${counts} players.`)
    }
    case 'needs': {
      const other = variantTitle(i18n, obstacle.other)
      return i18n._(msg`Only together with “${other}”.`)
    }
    case 'excludes': {
      const other = variantTitle(i18n, obstacle.other)
      return i18n._(msg`Does not go together with “${other}”.`)
    }
  }
}
