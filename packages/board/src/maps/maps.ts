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

/** Whether a map has everything of a ruleset, whatever its edition is called. */
export const hasMap = (rules: Ruleset): boolean => found(rules) !== undefined

export function mapOf(rules: Ruleset): MapTable {
  const map = found(rules)
  if (!map)
    throw new Error(`No map has all places and lines of ${rules.edition.title}; registerMap takes one.`)
  const whole = Object.keys(map.places).length === rules.locations.length
  return whole || !map.reduced ? map : { ...map, ...map.reduced }
}

const found = ({ locations, lines }: Ruleset): MapTable | undefined =>
  known.find(
    (map) => locations.every(({ id }) => id in map.places) && lines.every(({ id }) => id in map.lines),
  )
