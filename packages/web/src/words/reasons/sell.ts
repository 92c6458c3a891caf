// Why not: selling, buyers and bonuses.

import { msg } from '@lingui/core/macro'
import { edgesOf } from '../facts.ts'
import type { Reasons, RulesOf } from './reason.ts'

export const sellReasons: Reasons<RulesOf<'sell' | 'bonus'>> = {
  'sell.no-tile': ({ slot: town }) => [msg`There is no tile on this slot in ${town}.`],
  'sell.not-yours': ({ tile, slot: town, owner }) => [msg`${tile} in ${town} belongs to ${owner}.`],
  'sell.industry': ({ tile, slot: town }) => [
    msg`${tile} in ${town} is not for sale.`,
    msg`Such a tile flips by itself, not by a sale of its own.`,
  ],
  'sell.other-tile': ({ tile, slot: town }) => [msg`Another tile stands here: ${tile} in ${town}.`],
  'sell.flipped': ({ tile, slot: town }) => [
    msg`${tile} in ${town} is already flipped.`,
    msg`A tile is sold once.`,
  ],
  'sell.no-buyer': ({ slot: town, industry: word, rules }) => [
    msg`No buyer for this ${word} is connected to ${town}.`,
    rules.edition.selling === 'merchants'
      ? msg`It must be connected to a merchant who buys it.`
      : msg`It must be connected to an unflipped port, or to the distant market while that is open.`,
  ],
  'sell.which-buyer': () => [msg`Choose who buys.`],
  'sell.buyer-blank': ({ buyer }) => [msg`This merchant in ${buyer} buys nothing.`],
  'sell.buyer-goods': ({ buyer, industry: word }) => [
    msg`This merchant in ${buyer} buys nothing from a ${word}.`,
  ],
  'sell.no-port': ({ buyer }) => [msg`There is no port on this slot in ${buyer}.`],
  'sell.port-flipped': ({ buyer }) => [
    msg`The port in ${buyer} is already flipped.`,
    msg`It leads to the distant market, but buys nothing itself.`,
  ],
  'sell.market-closed': () => [msg`The distant market is closed until the era ends.`],
  'sell.market-not-connected': (told) => {
    const { slot: town } = told
    const edges = edgesOf(told)
    return [
      msg`${town} is not connected to the distant market.`,
      msg`It is reached through any port, flipped or not, or through ${edges}.`,
    ]
  },
  'sell.buyer-not-connected': ({ buyer, slot: town }) => [msg`${buyer} is not connected to ${town}.`],
  'bonus.must-choose': ({ buyer }) => [
    msg`Choose a tile for the bonus of ${buyer}.`,
    msg`It leaves your mat without iron.`,
  ],
  'bonus.none': () => [msg`This sale brings no bonus to choose.`],
}
