// The plan of a table to be played with others: kept, read with distrust, and what the server is asked for.

import { expect, test, vi } from 'vitest'
import { firstTablePlan, planOf, tablePlanFrom } from '../../src/online/tables/tablePlan.ts'
import { firstPlan, withPlayers } from '../../src/setup/plan.ts'

test('a plan that was kept comes back, and rubbish is the first plan', () => {
  const plan = {
    ...firstTablePlan,
    clock: 'bank',
    minutes: 45,
    absence: 'substitute',
    visibility: 'public',
  } as const
  expect(tablePlanFrom(JSON.parse(JSON.stringify(plan)))).toEqual(plan)
  for (const rubbish of [null, 7, 'x', [], {}, { chairs: [1], clock: 'sun', hours: -1, absenceBot: 'god' }])
    expect(tablePlanFrom(rubbish)).toEqual(firstTablePlan)
})

test('the server is asked for one chair of our own and as many others as play', () => {
  const plan = planOf(withPlayers(firstPlan, 2), { ...firstTablePlan, clock: 'turn', hours: 48 }, 'Tea')
  expect(plan).toMatchObject({
    title: 'Tea',
    chairs: [{ kind: 'me' }, { kind: 'open' }],
    clock: { kind: 'turn', hours: 48 },
    absence: { kind: 'bot', bot: 'strong' },
    visibility: 'unlisted',
  })
  expect(planOf(withPlayers(firstPlan, 4), firstTablePlan, 'Tea').chairs).toHaveLength(4)
})

test('a plan that was kept is there when the page is opened again', async () => {
  const kept = { ...firstTablePlan, clock: 'turn', hours: 72 }
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(kept), setItem: () => {} })
  vi.resetModules()
  const { useTablePlan } = await import('../../src/online/tables/tablePlan.ts')
  expect(useTablePlan.getState()).toEqual(kept)
  vi.unstubAllGlobals()
})
