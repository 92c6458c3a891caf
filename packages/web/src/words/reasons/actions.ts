// Why not: links, developing and loans.

import { msg } from '@lingui/core/macro'
import { money, signed } from '../numbers.ts'
import { oneOf } from '../row.ts'
import { lowestTile, type Reasons, type RulesOf } from './reason.ts'

export const actionReasons: Reasons<RulesOf<'network' | 'develop' | 'loan'>> = {
  'network.links-per-action': ({ era }) => [
    msg`No more links may be laid in this action.`,
    era === 'canal'
      ? msg`In the canal era an action lays one link.`
      : msg`In the rail era an action lays two links at most.`,
  ],
  'network.no-links-left': () => [msg`You have no link tile left in this era.`],
  'network.line-taken': ({ line, owner, facts }) => [
    facts.owner === facts.seat
      ? msg`You already have a link there: ${line}.`
      : msg`The line ${line} already carries a link of ${owner}.`,
  ],
  'network.era': ({ line, era }) =>
    era === 'canal'
      ? [msg`${line} is not a canal.`, msg`This line opens in the rail era.`]
      : [msg`${line} is not a railway.`, msg`This line was for canals only.`],
  'network.apart': ({ line, hasPieces }) =>
    !hasPieces
      ? [msg`You have no network yet.`, msg`It begins with a tile: build one first.`]
      : [
          msg`${line} does not touch your network.`,
          msg`One end must be a place where you have a tile or a link.`,
        ],
  'develop.tiles-per-action': () => [
    msg`No more tiles may be developed in this action.`,
    msg`An action develops two tiles at most.`,
  ],
  'develop.mat-empty': ({ industry: word }) => [msg`No ${word} is left on your mat.`],
  'develop.lightbulb': (told) => {
    const lowest = lowestTile(told)
    return [msg`${lowest} shows a lightbulb.`, msg`It cannot be developed, only built.`]
  },
  'loan.amount': ({ i18n, facts }) => {
    const offered = oneOf(i18n, facts.offered.map(money))
    return [msg`There is no loan of this amount.`, msg`A loan is ${offered}.`]
  },
  'loan.too-late': ({ rounds }) => [
    msg`It is too late for a loan.`,
    msg`There are none in the last ${rounds} rounds of this era.`,
  ],
  'loan.too-low': ({ levels, facts }) => {
    const [level, lowest] = [signed(facts.incomeLevel), signed(facts.lowest)]
    return [
      msg`Your income is too low for this loan.`,
      msg`From ${level} it would fall by ${levels}, and it may not go below ${lowest}.`,
    ]
  },
}
