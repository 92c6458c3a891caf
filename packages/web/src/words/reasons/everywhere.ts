// Why not: what holds wherever an action is tried, so no single place is to blame.

import type { Rule } from '@ironbridge/engine'
import { msg } from '@lingui/core/macro'
import { industryWord } from '../names.ts'
import { oneOf } from '../row.ts'
import { actionReasons } from './actions.ts'
import type { Reason, Reasons } from './reason.ts'

const nothingToSell: Reason = ({ i18n, rules }) => {
  const industries = oneOf(
    i18n,
    rules.industries.filter(({ isSold }) => isSold).map(({ id }) => industryWord(i18n, id)),
  )
  return [msg`You have nothing to sell: no unsold ${industries}.`]
}

const noFreeLine: Reason = () => [msg`No free line touches your network.`]

export const reasonsEverywhere: Partial<Reasons<Rule>> = {
  'sell.no-tile': nothingToSell,
  'sell.not-yours': nothingToSell,
  'sell.industry': nothingToSell,
  'sell.flipped': nothingToSell,
  'network.line-taken': noFreeLine,
  'network.era': noFreeLine,
  'network.apart': (facts) =>
    facts.number('pieces') === 0 ? actionReasons['network.apart'](facts) : noFreeLine(facts),
}
