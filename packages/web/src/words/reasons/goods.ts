// Why not: coal, iron, beer and money.

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { NamedFacts } from '../facts.ts'
import { money } from '../numbers.ts'
import type { Reasons, RulesOf } from './reason.ts'

export const goodsReasons: Reasons<RulesOf<'coal' | 'iron' | 'beer' | 'money'>> = {
  'coal.count': ({ number }) => {
    const [need, named] = [number('need'), number('named')]
    return [need === 0 ? msg`This takes no coal.` : msg`This takes ${need} coal; chosen: ${named}.`]
  },
  'coal.none-there': ({ asked }) => [msg`${asked} does not have that much coal.`],
  'coal.not-connected': ({ asked, place }) => [msg`${asked} is not connected to ${place}.`],
  'coal.not-closest': ({ closest }) => [
    msg`Coal must come from the nearest mine.`,
    msg`That is the one in ${closest}.`,
  ],
  'coal.mine-first': ({ closest }) => [
    msg`A connected mine still has coal: ${closest}.`,
    msg`Coal is bought only when connected mines are empty.`,
  ],
  'coal.market-not-connected': (facts) => {
    const { place } = facts
    return [msg`No coal can be bought for ${place}.`, noTrade(facts)]
  },
  'coal.no-source': ({ place, number, rules, edges }) => {
    const [need, reach] = [number('need'), number('reach')]
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
  'iron.count': ({ number }) => {
    const [need, named] = [number('need'), number('named')]
    return [need === 0 ? msg`This takes no iron.` : msg`This takes ${need} iron; chosen: ${named}.`]
  },
  'iron.none-there': ({ asked }) => [msg`${asked} does not have that much iron.`],
  'iron.works-first': ({ closest }) => [
    msg`An iron works still has iron: ${closest}.`,
    msg`Iron is bought only when all iron works are empty.`,
  ],
  'beer.count': ({ number }) => {
    const [need, named] = [number('need'), number('named')]
    return [need === 0 ? msg`This takes no beer.` : msg`This takes ${need} beer; chosen: ${named}.`]
  },
  'beer.no-source': ({ number, line }) => {
    const [need, reach] = [number('need'), number('reach')]
    return [
      msg`There is not enough beer.`,
      line === ''
        ? msg`This takes ${need}, and ${reach} is in reach: from your own breweries, connected ones of others, or the merchant you sell to.`
        : msg`This takes ${need}, and ${reach} is in reach: from your own breweries, or connected ones of others.`,
    ]
  },
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
  'money.short': ({ number }) => {
    const [missing, price, held] = [money(number('missing')), money(number('price')), money(number('money'))]
    return [msg`You are ${missing} short.`, msg`This costs ${price} and you have ${held}.`]
  },
}

const noTrade = ({ rules, place, edges }: NamedFacts): MessageDescriptor =>
  rules.edition.selling === 'merchants'
    ? msg`No merchant place is connected to ${place}.`
    : msg`Neither a port nor ${edges} is connected to ${place}.`
