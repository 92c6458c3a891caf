// Expert and Master: whole turns by the learned value, and lookahead over the coming turns as far as the positions go.

import type { Bot } from '../bot.ts'
import { ownNets } from '../learned/nets.ts'
import { type SearchPlan, search } from '../search/search.ts'

/** Two own turns ahead in every stage: one alone says little of what a turn was good for, and in Lancashire nothing. */
export const expertPlan: SearchPlan = {
  nets: ownNets,
  turns: 6,
  stages: [2, 2],
  thought: 0.5,
  now: { firsts: 12, seconds: 24, cards: 4 },
  later: { firsts: 4, seconds: 8, cards: 0 },
  others: { firsts: 1, seconds: 4, cards: 0 },
}

export const expert: Bot = {
  id: 'expert',
  title: 'Expert',
  sentence: 'Plans whole turns with what it learned from many games, and looks two turns ahead.',
  budget: { positions: 16_000, ms: 300 },
  choose: (view, legal, clock) => search(view, legal, clock, expertPlan),
}

/** First many turns and not so far, then fewer and farther: what a turn was good for shows a few turns later. */
const masterPlan: SearchPlan = {
  ...expertPlan,
  turns: 12,
  stages: [2, 2, 3],
  now: { firsts: 24, seconds: 48, cards: 8 },
}

export const master: Bot = {
  id: 'master',
  title: 'Master',
  sentence: 'Thinks up to three turns ahead, and of the cards that others may hold.',
  budget: { positions: 110_000, ms: 1500 },
  choose: (view, legal, clock) => search(view, legal, clock, masterPlan),
}
