// What a game is called, from those who play it.

import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { allOf } from './row.ts'
import type { Sitter } from './sitters.ts'

/** As the shelf names it. */
export function gameTitle(i18n: I18n, sitters: readonly Sitter[]): string {
  const names = (kind: Sitter['kind']): string =>
    allOf(
      i18n,
      sitters.filter((sitter) => sitter.kind === kind).map(({ name }) => name),
    )
  const people = names('person')
  const bots = names('bot')
  if (people === '') return bots
  return bots === '' ? people : i18n._(msg`${people} against ${bots}`)
}
