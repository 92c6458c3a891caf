// The list of legal moves is exactly what is left when every move that can be written down is asked about.

import { brokenRule, formatMove, type Move, readMove, rulesOf, type State } from '@ironbridge/engine'
import { someOf } from '../depth.ts'
import { playoutsOfAll } from '../playout.ts'
import { candidates } from './candidates.ts'
import { describeLaws, holds, same, sampled } from './laws.ts'

const GAMES = { birmingham: 120, lancashire: 60, classic: 40 }
const STRIDE = 24

describeLaws('Legal moves the slow way', someOf(playoutsOfAll(GAMES)), {
  'are the moves listed, no more and no less': sampled(STRIDE, ({ state, legal }) => {
    const rules = rulesOf(state)
    const accepted = new Set<string>()
    for (const move of candidates(state))
      if (brokenRule(state, move) === null) accepted.add(canonicalText(state, move))
    const listed = new Set(legal.map((move) => formatMove(rules, move)))
    same(
      [...accepted].filter((text) => !listed.has(text)),
      [],
      'accepted but not listed',
    )
    same(
      [...listed].filter((text) => !accepted.has(text)),
      [],
      'listed but not found',
    )
  }),
})

/** Where several buyers would do, the text names the first. */
function canonicalText(state: State, move: Move): string {
  const rules = rulesOf(state)
  const text = formatMove(rules, move)
  if (move.type !== 'sell') return text
  const { value } = readMove(state, text)
  holds(value !== null, `"${text}" can be read`)
  return formatMove(rules, value.move)
}
