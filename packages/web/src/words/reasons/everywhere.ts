// Why not: what holds wherever an action is tried, so no single place is to blame.

import type { Rule } from '@ironbridge/engine'
import { msg } from '@lingui/core/macro'
import type { Listener } from '../facts.ts'
import { industryWord } from '../names.ts'
import { oneOf } from '../row.ts'
import { actionReasons } from './actions.ts'
import type { Reasons, Sentences } from './reason.ts'

function nothingToSell({ i18n, rules }: Listener): Sentences {
  const industries = oneOf(
    i18n,
    rules.industries.filter(({ isSold }) => isSold).map(({ id }) => industryWord(i18n, id)),
  )
  return [msg`You have nothing to sell: no unsold ${industries}.`]
}

const noFreeLine = (): Sentences => [msg`No free line touches your network.`]

export const reasonsEverywhere: Partial<Reasons<Rule>> = {
  'sell.no-tile': nothingToSell,
  'sell.not-yours': nothingToSell,
  'sell.industry': nothingToSell,
  'sell.flipped': nothingToSell,
  'network.line-taken': noFreeLine,
  'network.era': noFreeLine,
  'network.apart': (told) => (told.hasPieces ? noFreeLine() : actionReasons['network.apart'](told)),
}
