// Expert and Master as they were in version 0.2: nobody is offered them, but others are measured against them.

import type { Bot } from '../bot.ts'
import { ownNets } from '../learned/nets.ts'
import { type SearchPlan, search } from '../search/search.ts'

const formerExpertPlan: SearchPlan = {
  nets: ownNets,
  turns: 6,
  stages: [1],
  thought: 2,
  now: { firsts: 12, seconds: 24, cards: 4 },
  later: { firsts: 4, seconds: 8, cards: 0 },
  others: { firsts: 1, seconds: 4, cards: 0 },
}

/** Also how hints are thought of: what people are told to expect was measured with it. */
export const formerMasterPlan: SearchPlan = {
  ...formerExpertPlan,
  turns: 12,
  stages: [1, 2, 3],
  now: { firsts: 24, seconds: 48, cards: 8 },
}

export const formerBots: readonly Bot[] = [
  {
    id: 'former-expert',
    title: 'Former Expert',
    sentence: 'Plans whole turns with what it learned from many games.',
    budget: { positions: 2500, ms: 300 },
    choose: (view, legal, clock) => search(view, legal, clock, formerExpertPlan),
  },
  {
    id: 'former-master',
    title: 'Former Master',
    sentence: 'Thinks up to three turns ahead, and of the cards that others may hold.',
    budget: { positions: 40_000, ms: 1500 },
    choose: (view, legal, clock) => search(view, legal, clock, formerMasterPlan),
  },
]
