// How the kept games stand, worked out one by one so that the page never waits for it.

import { useEffect, useState } from 'react'
import type { KeptGame } from '../sources/kept.ts'
import { type KeptStatus, statusOf } from './status.ts'

/** Of each game that was asked for, once it is known. */
export type Statuses = (game: KeptGame) => KeptStatus | undefined

export function useStatuses(games: readonly KeptGame[]): Statuses {
  const [known, setKnown] = useState<ReadonlyMap<string, KeptStatus>>(new Map())
  const next = games.find((game) => !known.has(keyOf(game)))
  useEffect(() => {
    if (next === undefined) return
    const timer = setTimeout(() => setKnown((before) => new Map(before).set(keyOf(next), statusOf(next))))
    return () => clearTimeout(timer)
  }, [next])
  return (game) => known.get(keyOf(game))
}

/** A game never changes but by growing. */
const keyOf = ({ id, record }: KeptGame): string => `${id} ${record.moves.length}`
