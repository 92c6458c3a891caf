// The games on the shelf, as the lobby shows them.

import { useCallback, useEffect, useState } from 'react'
import { freshId } from '../kit/freshId.ts'
import type { KeptGame } from '../sources/kept.ts'
import { theShelf } from '../sources/theShelf.ts'

export interface Games {
  /** Null until the shelf has answered. The latest first. */
  readonly games: readonly KeptGame[] | null
  readonly lasts: boolean
  put(game: KeptGame): Promise<void>
  rename(id: string, title: string): Promise<void>
  remove(id: string): Promise<void>
}

export function useGames(): Games {
  const [games, setGames] = useState<readonly KeptGame[] | null>(null)
  const [lasts, setLasts] = useState(true)
  const read = useCallback(async () => {
    const shelf = await theShelf()
    setLasts(shelf.lasts)
    setGames(await shelf.list())
  }, [])
  useEffect(() => void read(), [read])
  return {
    games,
    lasts,
    async put(game) {
      await (await theShelf()).change(game.id, (kept) => kept ?? game)
      await read()
    },
    async rename(id, title) {
      // Another page may have gone on with it.
      await (await theShelf()).change(id, (kept) => kept && { ...kept, title, version: freshId() })
      await read()
    },
    async remove(id) {
      await (await theShelf()).remove(id)
      await read()
    },
  }
}
