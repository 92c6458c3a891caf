// Why not: coal, iron, beer and money.

import { msg } from '@lingui/core/macro'
import { edgesOf } from '../facts.ts'
import { money } from '../numbers.ts'
import type { Reasons, RulesOf } from './reason.ts'

export const goodsReasons: Reasons<RulesOf<'coal' | 'iron' | 'beer' | 'money'>> = {
  'coal.count': ({ need, named }) => [
    need === 0 ? msg`This takes no coal.` : msg`This takes ${need} coal; chosen: ${named}.`,
  ],
  'coal.none-there': ({ asked }) => [msg`${asked} does not have that much coal.`],
  'coal.not-connected': ({ asked, where: place }) => [msg`${asked} is not connected to ${place}.`],
  'coal.not-closest': ({ closest }) => [
    msg`Coal must come from the nearest mine.`,
    msg`That is the one in ${closest}.`,
  ],
  'coal.mine-first': ({ closest }) => [
    msg`A connected mine still has coal: ${closest}.`,
    msg`Coal is bought only when connected mines are empty.`,
  ],
  'coal.market-not-connected': (told) => {
    const { where: place, rules } = told
    const edges = edgesOf(told)
    return [
      msg`No coal can be bought for ${place}.`,
      rules.edition.selling === 'merchants'
        ? msg`No merchant place is connected to ${place}.`
        : msg`Neither a port nor ${edges} is connected to ${place}.`,
    ]
  },
  'coal.no-source': (told) => {
    const { where: place, need, reach, rules } = told
    const edges = edgesOf(told)
    const what = reach === 0 ? msg`No coal reaches ${place}.` : msg`Too little coal reaches ${place}.`
    return rules.edition.selling === 'merchants'
      ? [
          what,
          msg`This takes ${need} coal: from a connected mine, or bought where a merchant place is connected.`,
        ]
      : [
          what,
          msg`This takes ${need} coal: from a connected mine, or bought where a port, ${edges} is connected.`,
        ]
  },
  'iron.count': ({ need, named }) => [
    need === 0 ? msg`This takes no iron.` : msg`This takes ${need} iron; chosen: ${named}.`,
  ],
  'iron.none-there': ({ asked }) => [msg`${asked} does not have that much iron.`],
  'iron.works-first': ({ closest }) => [
    msg`An iron works still has iron: ${closest}.`,
    msg`Iron is bought only when all iron works are empty.`,
  ],
  'beer.count': ({ need, named }) => [
    need === 0 ? msg`This takes no beer.` : msg`This takes ${need} beer; chosen: ${named}.`,
  ],
  'beer.no-source': ({ need, reach, facts }) => [
    msg`There is not enough beer.`,
    'slot' in facts.where
      ? msg`This takes ${need}, and ${reach} is in reach: from your own breweries, connected ones of others, or the merchant you sell to.`
      : msg`This takes ${need}, and ${reach} is in reach: from your own breweries, or connected ones of others.`,
  ],
  'beer.none-there': ({ asked }) => [msg`${asked} does not have that much beer.`],
  'beer.not-connected': ({ asked }) => [
    msg`The brewery is not connected: ${asked}.`,
    msg`Only your own breweries serve without a connection.`,
  ],
  'beer.no-market': () => [msg`Beer cannot be bought.`],
  'beer.merchant-for-rail': () => [msg`The barrel of a merchant is for selling, never for rails.`],
  'beer.other-merchant': ({ buyer }) => [
    msg`This barrel belongs to another merchant.`,
    msg`Only the one beside the tile you sell to may be used: ${buyer}.`,
  ],
  'beer.barrel-gone': ({ buyer }) => [msg`No more beer stands beside this merchant in ${buyer}.`],
  'money.short': ({ facts }) => {
    const [missing, price, held] = [money(facts.missing), money(facts.price), money(facts.money)]
    return [msg`You are ${missing} short.`, msg`This costs ${price} and you have ${held}.`]
  },
}
