// All editions, one line each. Whoever embeds the engine may register more.

import { birmingham } from './birmingham/index.ts'
import { faultsOf } from './check.ts'
import { classic } from './classic/index.ts'
import type { Edition } from './edition.ts'
import { lancashire } from './lancashire/index.ts'

const known: Edition[] = [birmingham, lancashire, classic]

export const editions: readonly Edition[] = known

/** At the start of a program, in every thread of it, before a game is set up. */
export function registerEdition(edition: Edition): void {
  if (editionNamed(edition.id)) throw new Error(`There is an edition "${edition.id}" already.`)
  if (edition.family !== edition.id && !editionNamed(edition.family))
    throw new Error(`The edition "${edition.id}" extends "${edition.family}", which is not registered.`)
  const faults = faultsOf(edition)
  if (faults.length > 0)
    throw new Error(`The edition "${edition.id}" does not fit together: ${faults.join(', ')}.`)
  known.push(edition)
}

export const editionNamed = (id: string): Edition | undefined => known.find((edition) => edition.id === id)
