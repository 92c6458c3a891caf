// Expert and Master: whole turns by the learned value, and lookahead over the coming turns as far as the positions go.

import type { Bot } from './bot.ts'
import { ownNets } from './learned/nets.ts'
import { type Plan, search } from './search.ts'

export const expertPlan: Plan = {
  nets: ownNets,
  turns: 8,
  stages: 3,
  turnsAhead: 1,
  now: { firsts: 10, seconds: 20 },
  later: { firsts: 4, seconds: 8 },
  others: { firsts: 1, seconds: 4 },
}

export const expert: Bot = {
  id: 'expert',
  title: 'Expert',
  sentence: 'Weighs whole turns by what it learned from games; looks ahead where time is left.',
  budget: { positions: 1500, ms: 300 },
  choose: (view, legal, clock) => search(view, legal, clock, expertPlan),
}

/** First many turns and not far, then fewer and farther: what a turn was good for shows a few turns later. */
const masterPlan: Plan = { ...expertPlan, turns: 20, stages: 4, turnsAhead: 4 }

export const master: Bot = {
  id: 'master',
  title: 'Master',
  sentence: 'Looks up to four turns ahead, in many worlds that fit what it knows.',
  budget: { positions: 60_000, ms: 1500 },
  choose: (view, legal, clock) => search(view, legal, clock, masterPlan),
}
