// Why not: whatever no legal move fulfils has a reason, and the reason is the one that stands in the way.

import {
  type CardId,
  idNamed,
  type LineId,
  type Rule,
  rulesOf,
  type SlotId,
  type State,
  type Wish,
  whyNot,
} from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { decisions, nameOf, playoutsOfAll } from '../playout.ts'
import { given } from '../scenario.ts'

const slotNamed = (state: State, name: string): SlotId => idNamed(rulesOf(state).slots, name)
const lineNamed = (state: State, name: string): LineId => idNamed(rulesOf(state).lines, name)
const cardNamed = (state: State, name: string): CardId => idNamed(rulesOf(state).cards, name)
const ruleFor = (state: State, wish: Wish): Rule | undefined => whyNot(state, wish)?.refusal.rule

describe('Why not', () => {
  it('is empty where a legal move does what was wished for', () => {
    const { state } = given('A hand: dudley, coal')
    expect(whyNot(state, { type: 'build', slot: slotNamed(state, 'dudley:1') })).toBeNull()
    expect(whyNot(state, { type: 'loan' })).toBeNull()
  })

  it('names the coal that does not reach, not the card', () => {
    const { state } = given('A hand: birmingham, coal')
    expect(ruleFor(state, { type: 'build', slot: slotNamed(state, 'birmingham:2') })).toBe('coal.no-source')
  })

  it('names the money that is missing, and the loan that would help', () => {
    const { state } = given('A: money 3; A hand: dudley, coal')
    const answer = whyNot(state, { type: 'build', slot: slotNamed(state, 'dudley:1') })
    expect(answer?.refusal.rule).toBe('money.short')
    expect(answer?.refusal.first).toMatchObject({ type: 'loan', amount: 30 })
  })

  it('names the era of a line, and a link that is apart', () => {
    const { state } = given('A tiles: coal-1@dudley:1')
    expect(ruleFor(state, { type: 'network', line: lineNamed(state, 'birmingham-redditch') })).toBe(
      'network.era',
    )
    expect(ruleFor(state, { type: 'network', line: lineNamed(state, 'belper-derby') })).toBe('network.apart')
  })

  it('says what a card does not do', () => {
    const { state } = given('A hand: dudley, pottery; A tiles: coal-1@cannock:1')
    const wish: Wish = {
      type: 'build',
      slot: slotNamed(state, 'dudley:1'),
      card: cardNamed(state, 'pottery'),
    }
    expect(ruleFor(state, wish)).toBe('build.card-industry')
  })

  it('of an action says what holds for all of it, not for the first place by name', () => {
    const { state } = given('B tiles: brewery-1@stone:1')
    expect(whyNot(state, { type: 'sell' })?.isEverywhere).toBe(true)
    const apart = whyNot(given('edition: lancashire').state, { type: 'network' })
    expect(apart).toMatchObject({
      isEverywhere: true,
      refusal: { rule: 'network.apart', facts: { hasPieces: false } },
    })
  })

  it('of an action takes what fails last: money and beer after places', () => {
    const { state } = given('A: money 1; A tiles: coal-1@dudley:1')
    expect(whyNot(state, { type: 'network' })).toMatchObject({
      isEverywhere: false,
      refusal: { rule: 'money.short', facts: { missing: 2 } },
    })
  })

  it('of a build takes the tile that lacks least', () => {
    const { state } = given('A: money 4; A hand: dudley, stoke-on-trent')
    expect(whyNot(state, { type: 'build' })?.refusal.facts).toMatchObject({ missing: 1 })
  })

  it('of a slot speaks of what it shows and of what stands there', () => {
    const { state } = given('A: money 40; A hand: stone; B tiles: brewery-1@stone:1, coal-1@belper:2')
    expect(ruleFor(state, { type: 'build', slot: slotNamed(state, 'stone:1') })).toBe('overbuild.opponent')
    expect(ruleFor(state, { type: 'build', slot: slotNamed(state, 'belper:2') })).toBe('overbuild.level')
  })

  it('of a tile blames no single buyer, and knows the links to any of them', () => {
    const { state } = given('A tiles: cotton-1@worcester:1')
    const answer = whyNot(state, { type: 'sell', slot: slotNamed(state, 'worcester:1') })
    expect(answer?.refusal.rule).toBe('sell.no-buyer')
    expect(answer?.refusal.facts).not.toHaveProperty('buyer')
  })

  it('has a reason for every slot, line, industry, card and action that no legal move has, in any game', () => {
    const met = new Set<Rule>()
    for (const game of playoutsOfAll({ birmingham: 6, lancashire: 6, classic: 4 }))
      for (const { ply, state, legal } of decisions(game)) {
        if (ply % 23 !== 0) continue
        const { slots, lines, industries, edition } = rulesOf(state)
        const wishes: Wish[] = [
          ...edition.actions.map((type) => ({ type })),
          ...slots.map((_, slot) => ({ type: 'build' as const, slot })),
          ...slots.map((_, slot) => ({ type: 'sell' as const, slot })),
          ...lines.map((_, line) => ({ type: 'network' as const, line })),
          ...industries.map((_, industry) => ({ type: 'develop' as const, industry })),
        ]
        for (const wish of wishes) {
          const isLegal = legal.some((move) =>
            Object.entries(wish).every(([key, value]) => move[key as keyof typeof move] === value),
          )
          const answer = whyNot(state, wish)
          expect(answer === null, `${nameOf(game)}, ply ${ply}, ${JSON.stringify(wish)}`).toBe(isLegal)
          if (answer === null) continue
          met.add(answer.refusal.rule)
          // Something was chosen for the asker where there was a choice: that is never the reason.
          expect(['coal.count', 'iron.count', 'coal.not-closest', 'sell.which-buyer']).not.toContain(
            answer.refusal.rule,
          )
        }
      }
    expect(met.size).toBeGreaterThan(20)
  })
})
