// All maps, one line each. Whoever embeds the board may register more.

import type { Ruleset } from '@ironbridge/engine'
import { birmingham } from './birmingham.ts'
import { lancashire } from './lancashire.ts'
import type { MapTable } from './table.ts'

const known: MapTable[] = [birmingham, lancashire]

/** At the start of a program, before its edition is drawn. */
export function registerMap(map: MapTable): void {
  known.push(map)
}

/** The map that has everything of a ruleset, whatever its edition is called. */
export function mapOf({ edition, locations, lines }: Ruleset): MapTable {
  const map = known.find(
    ({ places, lines: drawn }) =>
      locations.every(({ id }) => id in places) && lines.every(({ id }) => id in drawn),
  )
  if (!map) throw new Error(`No map has all places and lines of ${edition.title}; registerMap takes one.`)
  const whole = Object.keys(map.places).length === locations.length
  return whole || !map.reduced ? map : { ...map, ...map.reduced }
}
