// The grounds that there are, computed from their maps and terrains.

import { ruleset } from '@ironbridge/engine'
import type { PackedGround } from '../src/ground/packed.ts'
import { layoutOf } from '../src/maps/layout.ts'
import { countiesOf } from './counties.ts'
import { type Hill, hachuresOf } from './hachures.ts'
import { lancashire, lancashireForTwo, midlands } from './terrain.ts'

interface Terrain {
  readonly sea: string | null
  readonly rivers: readonly string[]
  readonly hills: readonly Hill[]
}

/** By the name of the file in src/ground. The number of players changes no map. */
export const grounds: Readonly<Record<string, () => PackedGround>> = {
  birmingham: () => compute('birmingham', [], midlands),
  lancashire: () => compute('lancashire', [], lancashire),
  lancashireForTwo: () => compute('lancashire', ['two-player-map'], lancashireForTwo),
}

function compute(edition: string, variants: string[], { sea, rivers, hills }: Terrain): PackedGround {
  const layout = layoutOf(ruleset({ edition, seats: 2, variants }))
  return { counties: countiesOf(layout), sea, rivers, hachures: hachuresOf(layout, hills) }
}
