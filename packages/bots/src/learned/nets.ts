// The nets that come with the bots: one for each table and era that was trained. Their inputs are the places and cards of one map, so
// no other edition inherits them: without a net the hand-written value stands alone.

import { type Era, type Ruleset, ruleset, rulesOf, type Setup, type State } from '@ironbridge/engine'
import { nearestTables } from '../tables.ts'
import { inputsOf } from './layout.ts'
import type { Net } from './net.ts'
import { unpack } from './pack.ts'
import { packed } from './weights/index.ts'

/** The net for a position, if there is one. */
export type Nets = (state: State) => Net | null

const known = new WeakMap<Ruleset, ReadonlyMap<Era, Net | null>>()

export const ownNets: Nets = (state) => {
  const rules = rulesOf(state)
  let nets = known.get(rules)
  if (nets === undefined) {
    nets = new Map(rules.edition.eras.map(({ id }) => [id, nearestNet(state.setup, id)]))
    known.set(rules, nets)
  }
  return nets.get(state.era) ?? null
}

/** A variant with other tiles or towns has other inputs. */
function nearestNet(setup: Setup, era: Era): Net | null {
  const inputs = inputsOf(ruleset(setup))
  const texts = nearestTables(setup).flatMap((table) => packed[`${table}-${era}`] ?? [])
  return texts.map(unpack).find((net) => net.inputs === inputs) ?? null
}
