// A game played again: what each seat could have said of its chances, once in every round, and what came of them.

import { type Chances, knotParts, outcome, type Signs, signsOf, turnNumber } from '@ironbridge/bots/training'
import { at, newGame, parseGame, replay, type Seat, type State, standings, view } from '@ironbridge/engine'
import { Complaint, diceFrom } from '@ironbridge/players'

export interface Sample {
  /** Whose knowledge it is. */
  readonly seat: Seat
  /** How far the odds at each knot count. */
  readonly parts: readonly number[]
  readonly signs: Signs
  /** What tells who is ahead without any judgement: the points that each seat had if the era ended there. */
  readonly lead: Signs
  readonly outcome: Chances
}

/** Of a game as a file. */
export function samplesOf(text: string): Sample[] {
  const { value: record } = parseGame(text)
  if (record === null || record.seed === null) throw new Complaint('A game that was kept is damaged.')
  const start = newGame(record.setup, record.seed)
  const states: State[] = [start]
  const { state: last, error } = replay(record, ({ state }) => states.push(state))
  if (error !== null || !last.over) throw new Complaint('A game that was kept is of other rules.')
  const end = outcome(last)
  const dice = diceFrom(`${record.seed}/samples`)
  const decisions = states.slice(0, -1)
  return [...new Set(decisions.map(turnNumber))].flatMap((turn) => {
    const round = decisions.filter((state) => turnNumber(state) === turn)
    return start.players.map((_, seat) => {
      const seen = view(at(round, dice.below(round.length)), seat)
      return {
        seat,
        parts: knotParts(seen),
        signs: signsOf(seen, seat),
        lead: standings(seen).map(({ total }) => [total]),
        outcome: end,
      }
    })
  })
}
