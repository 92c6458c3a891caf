// The words printed on the board itself.

import type { BoardWords } from '@ironbridge/board'
import { rulesOf, type State } from '@ironbridge/engine'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export function boardWords(i18n: I18n, state: State): BoardWords {
  const { edition, seats } = rulesOf(state)
  const { round } = state
  const rounds = edition.rounds[seats] ?? 0
  return {
    coal: i18n._(msg({ context: 'market', message: 'Coal' })),
    iron: i18n._(msg({ context: 'market', message: 'Iron' })),
    ifEmpty: i18n._(msg`if empty`),
    farm: i18n._(msg`Farm`),
    distant: i18n._(msg`Distant`),
    distantBonus: i18n._(msg`income`),
    lastTile: i18n._(msg`last tile`),
    cartouche: [
      // Where it does not fit it breaks at a soft hyphen, which a catalog may put in.
      i18n._(
        state.era === 'canal'
          ? msg({ context: 'cartouche', message: 'Canal era' })
          : msg({ context: 'cartouche', message: 'Rail era' }),
      ),
      i18n._(edition.distantMarket === null ? msg`The Midland Counties` : msg`Lancashire`),
      i18n._(msg`Round ${round} of ${rounds}`),
    ],
  }
}
