// Words: the map, and what is on screen around it.

import { msg } from '@lingui/core/macro'
import { everywhere, withBeer, withPorts } from '../part.ts'
import { oneEra, twoEras } from '../reading.ts'
import type { Word } from './word.ts'

export const boardWords: readonly Word[] = [
  {
    id: 'network',
    term: msg`Network`,
    meaning: msg`Your places: those with a tile of yours, or touched by a link of yours.`,
    forms: msg`your network`,
    icons: ['network'],
    editions: everywhere,
  },
  {
    id: 'connected',
    term: msg`Connected`,
    meaning: msg`Joined by an unbroken chain of links, whoever owns them.`,
    forms: msg`connected|connection`,
    editions: everywhere,
  },
  {
    id: 'line',
    term: msg`Line`,
    meaning: msg`A printed way between places that may carry one link.`,
    forms: msg`line|lines`,
    editions: everywhere,
  },
  {
    id: 'link',
    term: msg`Link`,
    meaning: msg`A canal or railway laid on a line. It belongs to a player, and everybody may use it.`,
    forms: msg`link|links`,
    icons: ['canal', 'rail'],
    editions: everywhere,
    when: twoEras,
  },
  {
    id: 'link',
    term: msg`Link`,
    meaning: msg`A canal laid on a line. It belongs to a player, and everybody may use it.`,
    forms: msg`link|links`,
    icons: ['canal'],
    editions: everywhere,
    when: oneEra,
  },
  {
    id: 'linkIcon',
    term: msg`Link icon`,
    meaning: msg`What links score: 1 VP for each at the places a link touches. It counts on flipped tiles, and where it is printed.`,
    forms: msg`link icon|link icons`,
    icons: ['link'],
    editions: everywhere,
  },
  {
    id: 'slot',
    term: msg`Slot`,
    meaning: msg`A space for one tile. Its icons say which industries may stand there.`,
    forms: msg`slot|slots`,
    editions: everywhere,
  },
  {
    id: 'town',
    term: msg`Town`,
    meaning: msg`A place with a name and slots, which location cards name.`,
    icons: ['location'],
    editions: everywhere,
  },
  {
    id: 'farm',
    term: msg`Farm brewery`,
    meaning: msg`A place without a name, with one slot for a brewery. No location card reaches it.`,
    forms: msg`farm brewery|farm breweries`,
    editions: withBeer,
  },
  {
    id: 'merchant',
    term: msg`Merchant`,
    meaning: msg`Buys the industries that its tile shows. It stands at a merchant place at the edge of the map.`,
    forms: msg`merchant|merchants`,
    editions: withBeer,
  },
  {
    id: 'distant',
    term: msg`Distant market`,
    meaning: msg`Buys cotton through any port or place at the edge, until its marker reaches the end of the track.`,
    forms: msg`distant market`,
    editions: withPorts,
  },
  {
    id: 'virtual',
    term: msg`Virtual link`,
    meaning: msg`Joins Liverpool and Birkenhead for industry cards, and for nothing else.`,
    forms: msg`virtual link`,
    editions: withPorts,
    when: ({ rules }) => rules.edition.virtualLinks.length > 0,
  },
]

export const screenWords: readonly Word[] = [
  {
    id: 'show',
    term: msg`Show`,
    meaning: msg`Lights something on the board: a network, the value of links, the reach of the market.`,
    icons: ['eye'],
    editions: everywhere,
  },
  {
    id: 'overview',
    term: msg`Whole map`,
    meaning: msg`Shows the board as a whole again.`,
    icons: ['overview'],
    editions: everywhere,
  },
  {
    id: 'hint',
    term: msg`Hint`,
    meaning: msg`What the strongest bot would do in your place.`,
    icons: ['hint'],
    editions: everywhere,
  },
  {
    id: 'sitters',
    term: msg`Bot, people`,
    meaning: msg`Who plays a seat: a program, or a person.`,
    icons: ['bot', 'people'],
    editions: everywhere,
  },
  {
    id: 'why',
    term: msg`Why`,
    meaning: msg`The reason for something, or a list of keys.`,
    icons: ['why'],
    editions: everywhere,
  },
  {
    id: 'log',
    term: msg`Log`,
    meaning: msg`Everything that was done, move by move.`,
    icons: ['log'],
    editions: everywhere,
  },
]
