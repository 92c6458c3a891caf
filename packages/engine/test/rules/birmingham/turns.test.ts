// Rounds, turns, actions, passing, and the cards they cost.

import { newGame } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { given, type Scenario, scenario } from '../../scenario.ts'

const HAND = 'A hand: birmingham, coventry, dudley, stone, leek, derby, coal, iron'

describe('Rounds', () => {
  it.each([
    [4, 8],
    [3, 9],
    [2, 10],
  ])('with %i players are %i in each of the two eras [B-ROUND-01]', (seats, rounds) => {
    let game: Scenario = scenario(newGame({ edition: 'birmingham', seats, variants: [] }, '7'.repeat(32)), [])
    const last = { canal: 0, rail: 0 }
    const eras: string[] = []
    const actions = seats * (2 * rounds - 1) + seats * 2 * rounds
    for (let action = 0; action < actions; action++) {
      const { era, round } = game.state
      if (eras.at(-1) !== era) eras.push(era)
      last[era] = round
      game = scenario(game.play(game.legal('pass')[0]).state, [])
    }
    expect(game.state.over).toBe(true)
    expect(eras).toEqual(['canal', 'rail'])
    expect(last).toEqual({ canal: rounds, rail: rounds })
    expect(game.state.deck).toEqual([])
    expect(game.state.players.map(({ hand }) => hand.length)).toEqual(new Array<number>(seats).fill(0))
  })

  it('end an era only when deck and hands are both empty [B-ROUND-01]', () => {
    const position = 'round: 8; order: B C D A; turn: A; actions: 1; deck: none; C hand: none; D hand: none'
    const held = given(`${position}; A hand: leek; B hand: stone*2`).play('pass / leek')
    expect(held.state).toMatchObject({ era: 'canal', round: 9 })
    const out = given(`${position}; A hand: leek; B hand: none`).play('pass / leek')
    expect(out.state).toMatchObject({ era: 'rail', round: 1 })
  })

  it('are over when the game is over [B-ROUND-01]', () => {
    const game = given('over: yes; era: rail; A hand: leek')
    expect(game.legal()).toEqual([])
    game.refuses('pass / leek', 'game.over')
    game.refuses('loan 30 / leek', 'game.over')
  })

  it('give every player one turn, in order, with the money spent in view until the end [B-ROUND-02 B-TURN-06]', () => {
    let game = given(`
      order: C A D B
      A hand: leek*2
      A tiles: coal-1@dudley:1
      B hand: leek*2
      C hand: leek*2
      D hand: leek*2
    `)
    const turns: string[] = []
    const spentByA: number[] = []
    for (let actions = 0; actions < 8; actions++) {
      turns.push(game.toMove())
      const builds = game.toMove() === 'A' && game.seat('A').spent === 0
      game = game.play(builds ? 'network birmingham-dudley / leek' : 'pass / leek')
      spentByA.push(game.seat('A').spent)
    }
    expect(turns.join('')).toBe('CCAADDBB')
    expect(spentByA).toEqual([0, 0, 3, 3, 3, 3, 3, 0])
    expect(game.state.round).toBe(3)
    expect(game.seat('A').money).toBe(27)
  })
})

describe('A turn', () => {
  it('is one action in the first round of the Canal Era [B-TURN-01 B-TURN-05]', () => {
    const game = given(`round: 1; ${HAND}`)
    const after = game.play('loan 30 / leek')
    expect(after.toMove()).toBe('B')
    expect(after.seat('A').hand).toHaveLength(8)
    expect(after.state.deck).toHaveLength(game.state.deck.length - 1)
    expect(after.play(after.legal('pass')[0]).toMove()).toBe('C')
  })

  it('is two actions in the first round of the Rail Era [B-TURN-01 B-END-04]', () => {
    const after = given(`era: rail; round: 1; ${HAND}`).play('loan 30 / leek')
    expect(after.toMove()).toBe('A')
    expect(after.state.actionsLeft).toBe(1)
    expect(after.seat('A').hand).toHaveLength(7)
  })

  it('is two actions from the second round on [B-TURN-01]', () => {
    let game = given('round: 1; order: B C D A; turn: A; A hand: leek; B hand: leek*8')
    expect(game.state.actionsLeft).toBe(1)
    game = game.play('pass / leek')
    expect(game.state).toMatchObject({ round: 2, actionsLeft: 2 })
    expect(game.toMove()).toBe('B')
    expect(game.play('pass / leek').toMove()).toBe('B')
    expect(game.play('pass / leek', 'pass / leek').toMove()).toBe('C')
  })

  it('may be the same action twice, with any cards [B-TURN-02 B-TURN-04 B-LOAN-01]', () => {
    const one = given('A: income 20; A hand: leek, coal').play('loan 30 / leek')
    expect(one.seat('A')).toMatchObject({ income: 14, money: 60 })
    const two = one.play('loan 30 / coal')
    expect(two.seat('A')).toMatchObject({ income: 9, money: 90, spent: 0 })
  })

  it('draws nothing between its actions and two cards after the second [B-TURN-05]', () => {
    const game = given(HAND)
    const one = game.play('pass / leek')
    expect(one.seat('A').hand).toHaveLength(7)
    expect(one.state.deck).toEqual(game.state.deck)
    const two = one.play('pass / stone')
    expect(two.seat('A').hand).toHaveLength(8)
    expect(two.state.deck).toHaveLength(game.state.deck.length - 2)
  })

  it('draws nothing from an empty deck [B-TURN-05]', () => {
    const after = given(`round: 5; deck: none; ${HAND}`).play('pass / leek', 'pass / stone')
    expect(after.seat('A').hand).toEqual(['birmingham', 'coventry', 'dudley', 'derby', 'iron', 'coal'])
    expect(after.toMove()).toBe('B')
  })

  it('draws what the deck still has [B-TURN-05]', () => {
    const after = given(`deck: pottery; ${HAND}`).play('pass / leek', 'pass / stone')
    expect(after.seat('A').hand).toHaveLength(7)
    expect(after.seat('A').hand).toContain('pottery')
    expect(after.state.deck).toEqual([])
  })

  it('draws from the top of the deck [B-TURN-05]', () => {
    const after = given(`deck: pottery, brewery, walsall; ${HAND}`).play('pass / leek', 'pass / stone')
    expect(after.seat('A').hand).toEqual(expect.arrayContaining(['pottery', 'brewery']))
    expect(after.seat('A').hand).not.toContain('walsall')
  })

  it('moves the money of its actions to the character tile [B-TURN-06]', () => {
    const after = given('A hand: leek, dudley; A: money 20, spent 0').play(
      'build coal@dudley:1 / dudley',
      'network birmingham-dudley / leek',
    )
    expect(after.seat('A')).toMatchObject({ money: 12, spent: 8 })
    expect(after.seat('B')).toMatchObject({ money: 30, spent: 0 })
  })
})

describe('The card of an action', () => {
  it('goes face up onto the own discard pile, newest last [B-TURN-03]', () => {
    const after = given('A hand: leek, stone, coal; A discard: derby').play('loan 30 / stone', 'pass / coal')
    expect(after.seat('A').discard).toEqual(['derby', 'stone', 'coal'])
    expect(after.seat('B').discard).toEqual([])
  })

  it('goes back to its own pile if it is wild [B-TURN-03]', () => {
    const after = given('wilds: wild-location 3, wild-industry 3; A hand: wild-industry, leek').play(
      'loan 30 / wild-industry',
    )
    expect(after.seat('A').discard).toEqual([])
    expect(after.state.wilds).toEqual([3, 4])
  })

  it('must be in hand [B-TURN-03]', () => {
    const game = given('A hand: leek, stone, derby')
    game.refuses('pass / coal', 'card.not-in-hand')
    game.refuses('loan 30 / coal', 'card.not-in-hand')
    game.refuses('build coal@dudley:1 / dudley', 'card.not-in-hand')
    game.refuses('scout leek stone / coal', 'card.not-in-hand')
    game.refuses('scout leek leek / stone', 'card.not-in-hand')
  })

  it('must be named [B-TURN-03]', () => {
    const game = given('A hand: leek, dudley; A tiles: coal-1@cannock:2')
    game.refuses('pass', 'card.missing')
    game.refuses('loan 30', 'card.missing')
    game.refuses('build iron@dudley:2', 'card.missing')
  })

  it('is paid once for an action of several steps [B-TURN-03]', () => {
    const one = given('A hand: leek, stone').play('develop cotton / leek')
    one.refuses('develop cotton iron<market / stone', 'card.not-needed')
    const two = one.play('+develop cotton')
    expect(two.seat('A').discard).toEqual(['leek'])
    expect(two.seat('A').hand).toEqual(['stone'])
  })

  it.each(['leek', 'coal', 'cotton-or-manufacturer', 'wild-location', 'wild-industry'])(
    'may be %s for every action but Build [B-TURN-04]',
    (card) => {
      const game = given(`
        merchants: oxford:1 cotton
        A hand: ${card}
        A tiles: cotton-1@birmingham:1
        B links: birmingham-oxford
      `)
      game.allows(
        `network birmingham-dudley / ${card}`,
        `develop cotton iron<market / ${card}`,
        `sell cotton@birmingham:1 > oxford:1 beer<oxford:1 / ${card}`,
        `loan 30 / ${card}`,
        `pass / ${card}`,
      )
    },
  )

  it('must fit for Build alone [B-TURN-04]', () => {
    const game = given('A hand: leek; A tiles: coal-1@dudley:1')
    game.refuses('build cotton@worcester:1 / leek', 'build.card-location')
    game.allows('network birmingham-dudley / leek')
  })

  it('and the two others of a scout lie face up on the own pile [B-TURN-08]', () => {
    const after = given('A hand: leek, stone, coal, iron; A discard: derby').play('scout leek stone / coal')
    expect(after.seat('A').discard.slice(0, 1)).toEqual(['derby'])
    expect(after.seat('A').discard.slice(1).sort()).toEqual(['coal', 'leek', 'stone'])
    expect(after.seat('A').hand).toEqual(['iron', 'wild-location', 'wild-industry'])
  })
})

describe('An action', () => {
  it('happens as a whole or not at all [B-TURN-07 B-COAL-01 B-COAL-06]', () => {
    const game = given(`
      A hand: birmingham
      A mat: manufacturer 3
      B tiles: coal-1@dudley:1 holds 1
      B links: birmingham-dudley
    `)
    expect(game.legal('build manufacturer')).toEqual([])
    game.refuses('build manufacturer@birmingham:2 / birmingham', 'coal.no-source')
    game.refuses(
      'build manufacturer@birmingham:2 coal<dudley:1,market / birmingham',
      'coal.market-not-connected',
    )
    game.refuses('build manufacturer@birmingham:2 coal<dudley:1,dudley:1 / birmingham', 'coal.none-there')
    expect(game.tile('dudley:1')).toEqual({ tile: 'coal-1', owner: 'B', flipped: false, cubes: 1 })
    expect(game.seat('A').hand).toEqual(['birmingham'])
  })

  it('of several steps stands as it is when a further step is refused [B-TURN-07]', () => {
    const one = given('iron: 7; A: money 4; A hand: leek, stone; A mat: pottery 2').play(
      'develop cotton / leek',
    )
    expect(one.seat('A')).toMatchObject({ money: 2, spent: 2 })
    one.refuses('+develop cotton iron<market', 'turn.no-open-action')
    expect(one.seat('A').mat.cotton).toBe('cotton-1')
    expect(one.state.actionsLeft).toBe(1)
    expect(one.toMove()).toBe('A')
  })

  it('of several steps is finished before another begins [B-TURN-07]', () => {
    const open = given('A hand: leek, stone').play('develop cotton / leek')
    open.refuses('pass / stone', 'turn.finish-action')
    open.refuses('loan 30 / stone', 'turn.finish-action')
    expect(open.legal('pass')).toEqual([])
    const ended = open.play('end')
    expect(ended.toMove()).toBe('A')
    ended.allows('pass / stone', 'loan 30 / stone')
  })

  it('has no further step unless it is open [B-TURN-03]', () => {
    const game = given('A hand: leek; A tiles: coal-1@dudley:1')
    game.refuses('+develop cotton iron<market', 'turn.no-open-action')
    game.refuses('+network birmingham-dudley', 'turn.no-open-action')
  })
})

describe('Passing', () => {
  it('costs a card for each action and nothing else [B-PASS-01 B-TURN-03]', () => {
    const after = given(`${HAND}; A: spent 4`).play('pass / leek', 'pass / coal')
    expect(after.seat('A').discard).toEqual(['leek', 'coal'])
    expect(after.seat('A')).toMatchObject({ money: 30, spent: 4, income: 10, vp: 0 })
    expect(after.seat('A').hand).toHaveLength(8)
    expect(after.toMove()).toBe('B')
  })

  it('is allowed for the second action alone [B-PASS-01]', () => {
    const after = given(HAND).play('loan 30 / leek', 'pass / coal')
    expect(after.toMove()).toBe('B')
    expect(after.seat('A').discard).toEqual(['leek', 'coal'])
  })

  it('takes a card and is not the same as ending [B-PASS-01]', () => {
    given(HAND).refuses('end', 'turn.nothing-to-end')
  })

  it('stands beside exactly six actions [B-PASS-02]', () => {
    const game = given(`
      merchants: oxford:1 cotton
      A hand: dudley, leek, stone
      A tiles: cotton-1@birmingham:1
      B links: birmingham-oxford
    `)
    const kinds = [...new Set(game.legal().map((move) => move.split(' ')[0]))]
    expect(kinds.sort()).toEqual(['build', 'develop', 'loan', 'network', 'pass', 'scout', 'sell'])
  })
})
