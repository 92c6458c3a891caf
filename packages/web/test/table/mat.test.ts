// The mat: what Build and Develop take is chosen on it, what leaves is marked, what cannot be taken says why.

import { type IndustryId, idNamed, rulesOf, type State } from '@ironbridge/engine'
import { expect, test } from 'vitest'
import { choose, draftMove, narrowingOf, type Sitting, sitDown } from '../../src/play/sitting.ts'
import { matTask, nextOnMat, stackNote } from '../../src/table/scores/matWords.ts'
import { type MatSight, matSight } from '../../src/table/scores/useMatChoice.ts'
import { dealt } from '../deals.ts'
import { language } from '../words/languages.ts'

const i18n = language('words/locales', 'en')

function rich(edition: string): { state: State; seat: number; industry: (id: string) => IndustryId } {
  const { state } = dealt(edition, 3, '7'.repeat(32))
  const seat = state.turnOrder[0] ?? 0
  for (const player of state.players) player.money = 100
  return { state, seat, industry: (id) => idNamed(rulesOf(state).industries, id) }
}

const seen = (sitting: Sitting, seat: number): MatSight => matSight(sitting, narrowingOf(sitting), seat)

test('before an action is chosen, and on the mats of others, nothing is taken', () => {
  const { state, seat } = rich('birmingham')
  const sitting = sitDown(state)
  expect(seen(sitting, seat)).toMatchObject({ taking: null, possible: [] })
  const developing = choose(sitting, { aspect: 'action', value: 'develop' })
  expect(seen(developing, state.turnOrder[1] ?? 1)).toMatchObject({ taking: null, possible: [], leaving: [] })
})

test('Develop takes every stack but one with a lightbulb, which says so', () => {
  const { state, seat, industry } = rich('birmingham')
  const sitting = choose(sitDown(state), { aspect: 'action', value: 'develop' })
  const { taking, possible } = seen(sitting, seat)
  expect(taking).toBe('develop')
  const pottery = industry('pottery')
  const all = [...rulesOf(state).industries.keys()]
  expect(possible.toSorted((a, b) => a - b)).toEqual(all.filter((one) => one !== pottery))
  expect(stackNote(i18n, state, seat, pottery, 'develop')).toBe('bulb: not to develop')
  expect(stackNote(i18n, state, seat, pottery, 'build')).toBeNull()
  expect(matTask(i18n, taking)).toContain('leaves the mat')
})

test('what is chosen stays in sight beside the others, and leaves once it is confirmed', () => {
  const { state, seat, industry } = rich('birmingham')
  const [cotton, coal] = [industry('cotton'), industry('coal')]
  let sitting = choose(sitDown(state), { aspect: 'action', value: 'develop' })
  sitting = choose(sitting, { aspect: 'industry', value: cotton })
  expect(seen(sitting, seat)).toMatchObject({ taking: 'develop', chosen: [cotton], leaving: [] })
  expect(seen(sitting, seat).possible).toContain(coal)
  const [move] = narrowingOf(sitting).left
  const drafted = move && draftMove(sitting, move)
  if (!drafted) throw new Error('nothing to develop')
  const kinds = rulesOf(state).kinds
  expect(seen(drafted, seat).leaving.map((kind) => kinds[kind]?.id)).toEqual(['cotton-1'])
})

test('Build takes what some slot has room for', () => {
  const { state, seat } = rich('lancashire')
  const sitting = choose(sitDown(state), { aspect: 'action', value: 'build' })
  const { taking, possible } = seen(sitting, seat)
  expect(taking).toBe('build')
  const built = new Set(
    narrowingOf(sitting).left.flatMap((move) => ('industry' in move ? [move.industry] : [])),
  )
  expect(new Set(possible)).toEqual(built)
})

test('a locked shipyard can only be developed, and an empty stack has none left', () => {
  const { state, seat, industry } = rich('lancashire')
  const shipyard = industry('shipyard')
  expect(stackNote(i18n, state, seat, shipyard, null)).toBe('can only be developed')
  const player = state.players[seat]
  if (player) player.mat[shipyard] = rulesOf(state).industries[shipyard]?.stack.length ?? 0
  expect(stackNote(i18n, state, seat, shipyard, null)).toBe('none left')
  expect(nextOnMat(i18n, state, seat, shipyard)).toBe('Shipyard used up')
  expect(nextOnMat(i18n, state, seat, industry('cotton'))).toBe('Cotton mill I £12')
})
