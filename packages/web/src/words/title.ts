// What a game is called, from those who play it.

import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { allOf } from './row.ts'

interface Named {
  readonly kind: 'person' | 'bot'
  readonly name: string
}

/** As the shelf names it. */
export function gameTitle(i18n: I18n, sitters: readonly Named[]): string {
  const names = (kind: Named['kind']): string =>
    allOf(
      i18n,
      sitters.filter((sitter) => sitter.kind === kind).map(({ name }) => name),
    )
  const people = names('person')
  const bots = names('bot')
  if (people === '') return bots
  return bots === '' ? people : i18n._(msg`${people} against ${bots}`)
}
