// Why not: building, overbuilding, building anywhere.

import { msg } from '@lingui/core/macro'
import { roman } from '../numbers.ts'
import { lowestTile, type Reasons, type RulesOf } from './reason.ts'

export const buildReasons: Reasons<RulesOf<'build' | 'overbuild' | 'anywhere'>> = {
  'build.mat-empty': ({ industry: word }) => [msg`No ${word} is left on your mat.`],
  'build.era': (told) => {
    const { level, era } = told
    const lowest = lowestTile(told)
    if (level === 0)
      return [
        msg`${lowest} is locked and can never be built.`,
        msg`It is the lowest one on your mat: develop it away.`,
      ]
    const what =
      era === 'canal'
        ? msg`${lowest} may not be built in the canal era.`
        : msg`${lowest} may not be built in the rail era.`
    return era === 'canal'
      ? [what, msg`It has to wait for the rail era.`]
      : [what, msg`It is the lowest one on your mat: develop it away.`]
  },
  'build.icon': ({ slot: town, industry: word }) => [msg`No ${word} can stand on this slot in ${town}.`],
  'build.single-icon-first': ({ slot: town, industry: word }) => [
    msg`A free slot in ${town} shows nothing but ${word}.`,
    msg`It must be used before a shared one.`,
  ],
  'build.one-per-town': ({ tiles, town }) => [
    msg`You already have a tile in ${town}: ${tiles}.`,
    msg`In the canal era you may have one tile in a town.`,
  ],
  'build.slot-taken': ({ tile, slot: town }) => [
    msg`This slot in ${town} is taken: ${tile}.`,
    msg`Only the same industry may be built over it.`,
  ],
  'overbuild.level': ({ tile, slot: town, facts }) => {
    const level = roman(facts.level)
    return [
      msg`${tile} in ${town} gives way to a higher level only.`,
      msg`The lowest tile on your mat is level ${level}.`,
    ]
  },
  'overbuild.opponent': ({ tile, slot: town, owner }) => [
    msg`${tile} in ${town} belongs to ${owner}.`,
    msg`Of others, only coal mines and iron works may be built over.`,
  ],
  'overbuild.cubes-left': ({ tile, slot: town, owner, goods, onTiles, inMarket }) => [
    msg`${tile} in ${town} belongs to ${owner} and may not be built over yet.`,
    msg`There is still ${goods}: ${onTiles} on tiles, ${inMarket} in the market. All of it must be gone.`,
  ],
  'build.card-industry': ({ card, industry: word }) => [msg`The card ${card} does not show ${word}.`],
  'build.card-location': ({ card, town }) => [msg`The card ${card} does not build in ${town}.`],
  'build.farm-card': () => [
    msg`No location card reaches a farm brewery.`,
    msg`It takes a brewery card or a wild industry card.`,
  ],
  'build.network': ({ town }) => [
    msg`${town} is not in your network.`,
    msg`An industry card builds only within your network.`,
  ],
  'build.no-tiles-overbuild': ({ slot: town }) => [
    msg`This slot in ${town} is taken.`,
    msg`With nothing on the board, an industry card opens empty slots only.`,
  ],
  'anywhere.both-actions': () => [
    msg`Building anywhere takes both actions of a turn.`,
    msg`You have only one action left.`,
  ],
  'anywhere.must-build': () => [
    msg`Two cards are paid to build anywhere.`,
    msg`Now choose the tile and its town.`,
  ],
  'anywhere.two-cards': () => [msg`Building anywhere takes two cards.`],
  'anywhere.nothing-to-build': () => [msg`There is nothing that you could build anywhere now.`],
}
