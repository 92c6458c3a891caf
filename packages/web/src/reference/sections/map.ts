// Reference: your network and what is connected.

import { msg } from '@lingui/core/macro'
import { networkDrawing } from '../drawings.ts'
import { everywhere, type Section, withBeer, withPorts } from '../part.ts'
import { twoEras } from '../reading.ts'
import { isVirtualBothWays, isVirtualOneWay } from '../switches.ts'

export const map: readonly Section[] = [
  {
    id: 'network',
    title: msg`Your network`,
    parts: [
      {
        editions: everywhere,
        text: msg`Your network is every place that holds at least one of your tiles or is touched by at least one of your links. Links of others never widen it.`,
        example: {
          text: msg`You have a tile in Alder and a link from there to Brock: both are in your network. Cray, joined to Brock by another player’s link, is not.`,
          drawing: networkDrawing,
        },
        statements: ['B-NET-01', 'B-NET-03', 'L-NET-01'],
      },
      {
        editions: withBeer,
        text: msg`Merchant places and farm breweries belong to it like towns: your link to Gloucester puts Gloucester into your network, and you may go on from there.`,
        elsewhere: msg`Merchant places and farm breweries belong to it like towns: your link to one of them puts it into your network, and you may go on from there.`,
        statements: ['B-NET-02'],
      },
      {
        editions: withPorts,
        text: msg`Places without slots belong to it like towns: your link to Scotland or Blackpool puts it into your network, and you may go on from there.`,
        statements: ['L-NET-01'],
      },
      {
        editions: everywhere,
        text: msg`It is always read from the board as it stands. What is removed or built over no longer counts.`,
        statements: ['B-NET-04'],
      },
      {
        editions: everywhere,
        when: twoEras,
        text: msg`When the rail era begins all links are gone, and only your tiles of level II and above carry your network.`,
        statements: ['B-NET-04'],
      },
      {
        editions: withPorts,
        when: isVirtualBothWays,
        text: msg`Liverpool and Birkenhead are joined by a virtual link: with one of them in your network, an industry card also builds in the other. It holds for everybody and both ways, but for nothing else: no coal, no cotton, no links, no VP.`,
        statements: ['C-VIRT-01', 'L-VIRT-01', 'L-VIRT-02'],
      },
      {
        editions: withPorts,
        when: isVirtualOneWay,
        text: msg`A virtual link leads from Liverpool to Birkenhead, and not back: with Liverpool in your network, an industry card also builds in Birkenhead. It is good for nothing else: no coal, no cotton, no links, no VP.`,
        statements: ['C-VIRT-01', 'L-VIRT-01', 'L-VIRT-02'],
      },
    ],
  },
  {
    id: 'connected',
    title: msg`Connected places`,
    parts: [
      {
        editions: everywhere,
        text: msg`Two places are connected if an unbroken chain of links joins them, whoever owns the links. A place is always connected to itself.`,
        statements: ['B-CONN-01', 'L-CONN-01'],
      },
      {
        editions: withBeer,
        text: msg`A chain may run through any place, merchant places included.`,
        statements: ['B-CONN-02'],
      },
      {
        editions: withPorts,
        text: msg`A chain may run through any place, those at the edge and those without slots included.`,
        statements: ['L-CONN-01'],
      },
      {
        editions: withBeer,
        text: msg`The link between Kidderminster and Worcester has a third end: the southern farm brewery. Any two of the three are one link apart.`,
        elsewhere: msg`A line between two towns may have a farm brewery as its third end. Any two of the three are one link apart.`,
        statements: ['B-CONN-03', 'B-FARM-03'],
      },
      {
        editions: everywhere,
        text: msg`Nobody is asked and nobody is paid for the use of their links, mines or works.`,
        statements: ['B-COAL-10'],
      },
    ],
  },
]
