// The nets that come with the bots: one for each game, number of players and era that was trained. Their inputs are the places and
// cards of one map, so no other edition inherits them: without a net the hand-written value stands alone.

import type { State } from '@ironbridge/engine'
import { rulesOf } from '@ironbridge/engine'
import { inputsOf } from './layout.ts'
import type { Net } from './net.ts'
import { unpack } from './pack.ts'
import { packed } from './weights/index.ts'

/** The net for a position, if there is one. */
export type Nets = (state: State) => Net | null

const unpacked = new Map<string, Net>()

export const ownNets: Nets = (state) => {
  const { edition, seats } = state.setup
  const name = `${edition}-${seats}-${state.era}`
  const text = packed[name]
  if (text === undefined) return null
  let net = unpacked.get(name)
  if (net === undefined) {
    net = unpack(text)
    unpacked.set(name, net)
  }
  // A variant with other tiles or towns has other inputs.
  return net.inputs === inputsOf(rulesOf(state)) ? net : null
}
