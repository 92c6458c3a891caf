// Whole games as text, for whoever opens one: made once for each viewer, until the game goes on.

import type { Message } from '@ironbridge/protocol'
import type { Game } from './game.ts'
import { entriesFor } from './lines.ts'

export interface WholeGames {
  /** The position before the first move and all lines, as JSON. */
  textFor(game: Game, viewer: number | null): string
}

type Whole = Pick<Extract<Message, { type: 'game' }>, 'first' | 'entries'>

interface Kept {
  /** The log it was made of, how long it was, and whether the game had begun. */
  readonly lines: Game['lines']
  readonly count: number
  readonly started: number | null
  readonly text: string
}

/** Characters in all; what was asked for longest ago is forgotten first. */
const MOST_KEPT = 16_000_000

export function openWholeGames(most = MOST_KEPT): WholeGames {
  const kept = new Map<string, Kept>()
  let size = 0

  function drop(name: string, { text }: Kept): void {
    kept.delete(name)
    size -= text.length
  }

  return {
    textFor(game, viewer) {
      const { lines, row } = game
      const name = `${row.id} ${viewer}`
      const known = kept.get(name)
      if (known) drop(name, known)
      const isCurrent =
        known?.lines === lines && known.count === lines.length && known.started === row.started
      const text = isCurrent ? known.text : wholeText(game, viewer)
      kept.set(name, { lines, count: lines.length, started: row.started, text })
      size += text.length
      for (const [oldest, one] of kept) {
        if (size <= most) break
        drop(oldest, one)
      }
      return text
    },
  }
}

function wholeText(game: Game, viewer: number | null): string {
  const { engine, state, row } = game
  const first = row.started === null ? null : engine.newGame(state.setup, row.seed)
  const whole: Whole = {
    first: first && engine.positionObject(state.over ? first : engine.view(first, viewer)),
    entries: entriesFor(game, viewer, -1),
  }
  return JSON.stringify(whole)
}
