// The list of legal moves against rules written down a second time, in games and in positions made up at random.

import {
  formatMove,
  legalMoves,
  parsePositionObject,
  positionObject,
  rulesOf,
  type State,
} from '@ironbridge/engine'
import { describe, it } from 'vitest'
import { some, someOf } from '../depth.ts'
import { somePosition } from '../notation/positions.ts'
import { diceOf } from '../notation/words.ts'
import { EDITIONS, playoutsOfAll } from '../playout.ts'
import { describeLaws, same, sampled } from './laws.ts'
import { legalTexts } from './secondOpinion.ts'

const GAMES = { birmingham: 240, lancashire: 130, classic: 90 }
const STRIDE = 7
const OPEN_STRIDE = 3
const MADE_UP = { birmingham: 1500, lancashire: 1000, classic: 600 }

describeLaws('A second opinion', someOf(playoutsOfAll(GAMES)), {
  'lists the same moves at every stage of a game': sampled(STRIDE, ({ state }) => compare(state)),

  'says that an action is open exactly as long as it can go on': sampled(
    OPEN_STRIDE,
    ({ state, move, next, events }) => {
      if (move.type !== 'network' && move.type !== 'develop' && move.type !== 'sell') return
      const steps = state.pending !== null && 'steps' in state.pending ? state.pending.steps + 1 : 1
      // Where the turn ended with the action, the hand was filled and another seat may be in turn.
      const isOpen = next.pending?.type === move.type
      if (!isOpen && state.actionsLeft === 1) return
      // A sale that closes the distant market ends the action, whatever could still be sold.
      if (events.some((event) => event.type === 'demand' && event.bonus === null)) {
        same(isOpen, false, 'open after a failed sale')
        return
      }
      const open = { ...positionObject(next), pending: { action: move.type, steps } }
      same(legalTexts(rulesOf(next).edition, open).length > 1, isOpen, 'open')
    },
  ),
})

describe('A second opinion on positions made up at random', () => {
  it.each(EDITIONS)('lists the same moves of %s', (edition) => {
    const dice = diceOf(31)
    for (let made = 0; made < some(MADE_UP[edition]); ) {
      const position = somePosition(dice, edition)
      const { value: state } = parsePositionObject(position)
      if (state === null) continue
      made++
      try {
        compare(state)
      } catch (error) {
        throw new Error(`${String(error)}\n${JSON.stringify(position)}`, { cause: error })
      }
    }
  })
})

function compare(state: State): void {
  const rules = rulesOf(state)
  const listed = legalMoves(state).map((move) => formatMove(rules, move))
  const wanted = legalTexts(rules.edition, positionObject(state))
  same(wanted.length, new Set(wanted).size, 'the opinion itself names each move once')
  same(
    listed.filter((text) => !wanted.includes(text)),
    [],
    'listed, but not in the second opinion',
  )
  same(
    wanted.filter((text) => !listed.includes(text)),
    [],
    'in the second opinion, but not listed',
  )
}
