// The words printed on the board itself.

import type { BoardWords } from '@ironbridge/board'
import { rulesOf, type State } from '@ironbridge/engine'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { eraName, goodsName } from '../words/index.ts'

export function boardWords(i18n: I18n, state: State): BoardWords {
  const { edition, seats } = rulesOf(state)
  const { round } = state
  const rounds = edition.rounds[seats] ?? 0
  return {
    coal: goodsName(i18n, 'coal'),
    iron: goodsName(i18n, 'iron'),
    ifEmpty: i18n._(msg`if empty`),
    farm: i18n._(msg`Farm`),
    distant: i18n._(msg`Distant`),
    distantBonus: i18n._(msg`income`),
    lastTile: i18n._(msg`last tile`),
    cartouche: [
      eraName(i18n, state.era),
      i18n._(edition.distantMarket === null ? msg`The Midland Counties` : msg`Lancashire`),
      i18n._(msg`Round ${round} of ${rounds}`),
    ],
  }
}
