// Other spellings of NOTATION.md's tables, and what may be left out.

import {
  formatMove,
  newGame,
  parseMove,
  parsePosition,
  RULES_REVISION,
  readMove,
  replay,
  rulesOf,
  type State,
  seatName,
} from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { seedOf, setupOf } from '../playout.ts'
import { rows } from './manual.ts'
import { rules } from './words.ts'

function stateOf(text: string): State {
  const { value, error } = parsePosition(`edition: birmingham; players: 4; ${text}`)
  if (value === null) throw new Error(`${error.message}\n${text}`)
  return value
}

/** By thing of the table of names: what is written, and other texts that mean the same. */
const SAME: Readonly<Record<string, readonly (readonly [string, ...string[]])[]>> = {
  'town, farm, merchant place': [['network cannock-farm-brewery-north / coal']],
  'slot: an industry space': [
    ['build coal@dudley:1 / dudley', 'build coal@dudley : 1 / dudley', 'Build Coal @ Dudley:1 / Dudley'],
    ['build brewery@farm-brewery-north:1 / brewery', 'build brewery@farm-brewery-north / brewery'],
  ],
  line: [
    ['network birmingham-dudley / stone', 'network dudley-birmingham / stone'],
    [
      'network kidderminster-worcester-farm-brewery-south / stone',
      'network kidderminster-worcester / stone',
      'network worcester-kidderminster / stone',
      'network worcester-farm-brewery-south / stone',
      'network farm-brewery-south-kidderminster / stone',
    ],
  ],
  industry: [
    ['develop cotton / leek', 'develop cotton-mill / leek'],
    ['develop coal / leek', 'develop coal-mine / leek'],
    ['develop iron / leek', 'develop iron-works / leek'],
    ['develop manufacturer / leek'],
    ['develop pottery / leek'],
    ['develop brewery / leek'],
  ],
  card: [
    ['pass / dudley'],
    ['pass / coal', 'pass / coal-mine'],
    ['pass / cotton-or-manufacturer', 'pass / cotton-mill-or-manufacturer'],
    ['pass / wild-location'],
    ['pass / wild-industry'],
  ],
  'merchant space': [
    ['sell cotton@derby:1 > shrewsbury:1 / iron', 'sell cotton@derby:1 > shrewsbury / iron'],
    [
      'sell cotton@derby:1 > oxford:2 beer<oxford:2 / iron',
      'sell cotton@derby:1>oxford:2 beer<oxford:2/iron',
    ],
    [
      'sell cotton@derby:1 > shrewsbury:1 beer<shrewsbury:1 / iron',
      'sell cotton@derby:1 > shrewsbury beer<shrewsbury / iron',
    ],
  ],
}

/** Rows that are about positions. */
const IN_POSITIONS = ['seat', 'tile', 'merchant tile', 'card not seen']

describe('Names', () => {
  it('are all tested here', () => {
    const things = rows('Names').map(([thing]) => thing)
    expect(things.toSorted()).toEqual([...Object.keys(SAME), ...IN_POSITIONS].toSorted())
  })

  it.each(Object.values(SAME).flat())(
    'are understood in each spelling, and written in one: %s',
    (written, ...others) => {
      for (const text of [written, ...others]) {
        const { value, error } = parseMove(rules, text)
        expect(error, text).toBeNull()
        if (value !== null) expect(formatMove(rules, value)).toBe(written)
      }
    },
  )

  it('of every slot, line, card, industry and merchant are understood', () => {
    for (const { id } of rules.slots) expect(parseMove(rules, `shortfall ${id}`).error, id).toBeNull()
    for (const { id } of rules.lines) expect(parseMove(rules, `network ${id} / coal`).error, id).toBeNull()
    for (const { id } of rules.cards) expect(parseMove(rules, `pass / ${id}`).error, id).toBeNull()
    for (const { id } of rules.industries)
      expect(parseMove(rules, `develop ${id} / coal`).error, id).toBeNull()
    for (const { id } of rules.merchantSpaces)
      expect(parseMove(rules, `sell derby:1 > ${id}`).error, id).toBeNull()
  })

  it('of lines are understood with either end first', () => {
    rules.lines.forEach(({ id, ends }, line) => {
      const towns = ends.map((end) => rules.locations[end].id)
      for (const one of towns)
        for (const other of towns)
          if (one !== other)
            expect(parseMove(rules, `network ${one}-${other} / coal`).value, id).toMatchObject({ line })
    })
  })

  it('of seats, tiles, merchant tiles and unseen cards are understood in positions', () => {
    const state = stateOf(
      'order: d c b a; turn: c; A tiles: coal-2@dudley:1; merchants: shrewsbury all-goods; B hand: ?*8',
    )
    expect(state.turnOrder).toEqual([3, 2, 1, 0])
    expect(state.turn).toBe(1)
    expect(state.slots.filter((tile) => tile !== null)).toHaveLength(1)
    expect(state.players[1].hand).toEqual(new Array(8).fill(-1))
    expect(state.merchants.filter((merchant) => merchant?.barrel)).toHaveLength(1)
  })

  it('of seats in lower case are understood wherever a seat is named', () => {
    const state = stateOf('a: money 3; b hand: leek; c tiles: coal-2@dudley:1; turn: b')
    expect(state.players[0].money).toBe(3)
    expect(state.players[1].hand).toHaveLength(1)
    expect(state.slots.find((tile) => tile !== null)?.owner).toBe(2)
    const [first] = newGame(setupOf(4), seedOf(1)).turnOrder
    const game = {
      setup: setupOf(4),
      names: ['A', 'B', 'C', 'D'],
      seed: seedOf(1),
      seedHash: null,
      rules: RULES_REVISION,
      result: null,
    }
    const hand = newGame(game.setup, game.seed).players[first].hand
    const move = `${seatName(first).toLowerCase()} pass / ${rules.cards[hand[0]].id}`
    expect(replay({ ...game, moves: [move] }).error).toBeNull()
  })
})

/** The move that a text means in a position, written in full. */
function reads(position: string, said: string): string {
  const state = stateOf(`round: 2; ${position}`)
  const { value, error } = readMove(state, said)
  if (value === null) throw new Error(error.message)
  return formatMove(rulesOf(state), value.move)
}

describe('What is not a choice', () => {
  it('may be left out: the only mine, the market, the works', () => {
    const mine = 'A hand: birmingham; A tiles: coal-1@dudley:1; A links: birmingham-dudley'
    expect(reads(mine, 'build manufacturer@birmingham:2 / birmingham')).toBe(
      'build manufacturer@birmingham:2 coal<dudley:1 / birmingham',
    )
    const market = 'A hand: birmingham; A links: birmingham-oxford'
    expect(reads(market, 'build manufacturer@birmingham:2 / birmingham')).toBe(
      'build manufacturer@birmingham:2 coal<market / birmingham',
    )
    expect(reads('A hand: leek; B tiles: iron-1@dudley:2', 'develop coal / leek')).toBe(
      'develop coal iron<dudley:2 / leek',
    )
  })

  it('is not filled in where there is a choice', () => {
    const equal =
      'A hand: birmingham; A tiles: coal-1@dudley:1; B tiles: coal-1@tamworth:1; A links: birmingham-dudley, birmingham-tamworth'
    expect(reads(equal, 'build manufacturer@birmingham:2 / birmingham')).toBe(
      'build manufacturer@birmingham:2 / birmingham',
    )
    expect(reads('A hand: leek; B tiles: iron-1@dudley:2, iron-2@derby:3', 'develop coal / leek')).toBe(
      'develop coal / leek',
    )
  })

  it('may be the buyer, the beer, the bonus and the industry of a sale', () => {
    const sale =
      'A hand: leek; A tiles: cotton-1@derby:1; A links: derby-nottingham; merchants: nottingham:2 cotton'
    const whole = 'sell cotton@derby:1 > nottingham:2 beer<nottingham:2 / leek'
    for (const said of [
      'sell derby:1 / leek',
      'sell cotton@derby:1 / leek',
      'sell derby:1 > nottingham:2 / leek',
      'sell derby:1 beer<nottingham:2 / leek',
      'sell cotton-mill @ derby:1 beer<nottingham:2 / leek',
    ])
      expect(reads(sale, said), said).toBe(whole)
    const choice = `${sale}; B tiles: brewery-1@burton-on-trent:2; B links: burton-on-trent-derby`
    expect(reads(choice, 'sell derby:1 / leek')).toBe('sell cotton@derby:1 > nottingham:2 / leek')
    expect(reads(choice, 'sell derby:1 beer<burton-on-trent:2 / leek')).toBe(
      'sell cotton@derby:1 > nottingham:2 beer<burton-on-trent:2 / leek',
    )
  })

  it('may be the bonus only where one tile can be removed', () => {
    const mats = 'A mat: cotton none, manufacturer none, pottery 1, iron none, brewery none'
    const sale =
      'A hand: leek; A tiles: cotton-1@worcester:1; A links: gloucester-worcester; merchants: gloucester:1 cotton'
    expect(reads(`${sale}; ${mats}, coal 2`, 'sell worcester:1 / leek')).toBe(
      'sell cotton@worcester:1 > gloucester:1 beer<gloucester:1 bonus:coal / leek',
    )
    expect(reads(sale, 'sell worcester:1 beer<gloucester:1 / leek')).not.toMatch(/bonus/)
  })

  it('may be the industry of a tile given up', () => {
    const debt =
      'pending: shortfall A 4; A: money 0; A tiles: brewery-1@stone:1, coal-2@dudley:1, iron-2@dudley:2'
    expect(reads(debt, 'shortfall stone:1')).toBe('shortfall brewery@stone:1')
  })

  it('is one handful in any order, and one scout in any order', () => {
    const mines =
      'era: rail; A hand: birmingham; A: money 30; A mat: manufacturer 3; A tiles: coal-2@dudley:1; B tiles: coal-2@tamworth:1; A links: birmingham-dudley, birmingham-tamworth'
    const build = 'build manufacturer@birmingham:2 coal<'
    expect(reads(mines, `${build}dudley:1,tamworth:1 / birmingham`)).toBe(
      reads(mines, `${build}tamworth:1,dudley:1 / birmingham`),
    )
    const texts = ['leek stone / coal', 'stone leek / coal', 'coal stone / leek', 'leek coal / stone']
    expect(new Set(texts.map((text) => reads('A hand: leek, stone, coal', `scout ${text}`))).size).toBe(1)
  })

  it('is the buyer of a sale that leaves the barrels alone: the first stands for all', () => {
    const sale =
      'A hand: leek; A tiles: cotton-1@derby:1, brewery-1@uttoxeter:1; A links: derby-nottingham; merchants: nottingham:1 all-goods, nottingham:2 cotton'
    const first = 'sell cotton@derby:1 > nottingham:1 beer<uttoxeter:1 / leek'
    expect(reads(sale, 'sell derby:1 > nottingham:2 beer<uttoxeter:1 / leek')).toBe(first)
    expect(reads(sale, 'sell derby:1 beer<uttoxeter:1 / leek')).toBe(first)
  })

  it('is the pound sign', () => {
    expect(reads('A hand: leek', 'loan £30 / leek')).toBe('loan 30 / leek')
  })
})
