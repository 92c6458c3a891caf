// All sections of the reference, in the order of a rulebook.

import type { Section } from '../part.ts'
import { actions } from './actions.ts'
import { basics } from './basics.ts'
import { build } from './build.ts'
import { goods } from './goods.ts'
import { map } from './map.ts'
import { rounds } from './rounds.ts'
import { turn } from './turn.ts'
import { variants } from './variants.ts'

export const sections: readonly Section[] = [
  ...basics,
  ...turn,
  ...map,
  ...goods,
  ...build,
  ...actions,
  ...rounds,
  ...variants,
]
