// The plan of a game: whatever is chosen, what is left can be set up.

import { bots } from '@ironbridge/bots'
import { ladder } from '@ironbridge/bots/ladder'
import { editions } from '@ironbridge/engine'
import { expect, test } from 'vitest'
import {
  firstPlan,
  type LobbyPlan,
  planFrom,
  setupOf,
  sittersOf,
  withEdition,
  withPlayers,
  withSeat,
  withVariant,
} from '../../src/setup/plan.ts'
import { variantChoices } from '../../src/setup/variantChoices.ts'

test('the ladder is that of the bots', () => {
  expect(ladder).toEqual(bots.map(({ id }) => id))
})

test('the first plan: you against two bots, in the introductory game', () => {
  expect(setupOf(firstPlan)).toEqual({ edition: 'birmingham', seats: 3, variants: ['introductory'] })
  expect(sittersOf(firstPlan)).toEqual([
    { kind: 'person', name: 'Ada' },
    { kind: 'bot', name: 'Boulton', bot: 'club' },
    { kind: 'bot', name: 'Constance', bot: 'club' },
  ])
})

test('every edition, number of players and variant offered without an obstacle can be set up', () => {
  for (const { id, seats } of editions)
    for (const players of seats) {
      const plan = withPlayers(withEdition(firstPlan, id), players)
      expect(setupOf(plan)).not.toBeNull()
      for (const choice of variantChoices(plan).filter(({ obstacle }) => obstacle === null)) {
        const changed = withVariant(plan, choice.id)
        expect(changed.variants.includes(choice.id)).toBe(!choice.isChosen)
        expect(setupOf(changed)).not.toBeNull()
      }
    }
})

test('an edition that is not for two makes room for three', () => {
  const plan = withEdition(withPlayers(firstPlan, 2), 'classic')
  expect(plan.players).toBe(3)
  expect(plan.variants).toEqual([])
})

test('another edition is looked at, and the variants of the first are as they were', () => {
  const back = withEdition(withEdition(firstPlan, 'classic'), 'birmingham')
  expect(back.variants).toEqual(['introductory'])
  const without = withVariant(back, 'introductory')
  expect(withEdition(withEdition(without, 'lancashire'), 'birmingham').variants).toEqual([])
})

test('what stands in the way of a variant is said', () => {
  const obstacle = (plan: typeof firstPlan, id: string) =>
    variantChoices(plan).find((choice) => choice.id === id)?.obstacle
  const full = withVariant(firstPlan, 'introductory')
  expect(obstacle(full, 'introductory-income')).toEqual({ type: 'needs', other: 'introductory' })
  expect(obstacle(withEdition(full, 'lancashire'), 'two-player-map')).toEqual({
    type: 'players',
    players: [2],
  })
  expect(obstacle(firstPlan, 'introductory-income')).toBeNull()
})

test('a variant goes with the one it needs', () => {
  const both = withVariant(firstPlan, 'introductory-income')
  expect(both.variants).toEqual(['introductory', 'introductory-income'])
  expect(withVariant(both, 'introductory').variants).toEqual([])
})

test('a kept plan comes back, and rubbish gives the first one', () => {
  const plan = withSeat(withEdition(firstPlan, 'lancashire'), 1, {
    kind: 'person',
    name: 'Ben',
    bot: 'master',
  })
  expect(planFrom(JSON.parse(JSON.stringify(plan)))).toEqual(plan)
  for (const kept of [
    null,
    3,
    {},
    { ...plan, edition: 'leeds' },
    { ...plan, players: 7 },
    { ...plan, seats: 1 },
  ])
    expect(planFrom(kept)).toEqual(firstPlan)
  const odd = planFrom({ ...plan, seats: [{ kind: 'cat', bot: 'hal', name: 4 }], variants: ['none', 5] })
  expect(odd.seats).toEqual(firstPlan.seats)
  expect(odd.variants).toEqual([])
})

test('names are trimmed, cut, and never empty', () => {
  const named = (name: string) => sittersOf(withSeat(firstPlan, 0, { name }))[0]?.name
  expect([named('  Cleo '), named('   '), named('x'.repeat(99))]).toEqual(['Cleo', 'Ada', 'x'.repeat(24)])
})

test('whoever has a name already is the first person, unless they write another', () => {
  const names = (plan: LobbyPlan) => sittersOf(plan, 'Bert').map(({ name }) => name)
  expect(names(firstPlan)).toEqual(['Bert', 'Boulton', 'Constance'])
  expect(names(withSeat(firstPlan, 1, { kind: 'person' }))).toEqual(['Bert', 'Boulton', 'Constance'])
  expect(names(withSeat(firstPlan, 0, { name: 'Cleo' }))).toEqual(['Cleo', 'Boulton', 'Constance'])
  expect(names(withSeat(firstPlan, 0, { kind: 'bot' }))).toEqual(['Ada', 'Boulton', 'Constance'])
})
