// The words printed on the board itself.

import type { BoardWords } from '@ironbridge/board'
import { type Era, rulesOf, type State } from '@ironbridge/engine'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export function boardWords(i18n: I18n, state: State): BoardWords {
  const { edition, seats } = rulesOf(state)
  const { round } = state
  const rounds = edition.rounds[seats] ?? 0
  const county = COUNTIES[edition.id]
  return {
    coal: i18n._(msg({ context: 'market', message: 'Coal' })),
    iron: i18n._(msg({ context: 'market', message: 'Iron' })),
    ifEmpty: i18n._(msg`if empty`),
    farm: i18n._(msg`Farm`),
    distant: i18n._(msg`Distant`),
    distantBonus: i18n._(msg`income for a mill sold here`),
    lastTile: i18n._(msg`last tile`),
    cartouche: [
      eraThatBreaks(i18n, state.era),
      county ? i18n._(county) : edition.title,
      i18n._(msg`Round ${round} of ${rounds}`),
    ],
  }
}

/** Where it does not fit it breaks at a soft hyphen, which a catalog may put in. */
export const eraThatBreaks = (i18n: I18n, era: Era): string =>
  i18n._(
    era === 'canal'
      ? msg({ context: 'cartouche', message: 'Canal era' })
      : msg({ context: 'cartouche', message: 'Rail era' }),
  )

/** What the cartouche calls the map; others are called as their game. */
const COUNTIES: Readonly<Record<string, MessageDescriptor>> = {
  birmingham: msg`The Midland Counties`,
  lancashire: msg`Lancashire`,
  classic: msg`Lancashire`,
}
