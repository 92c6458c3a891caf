// Hears a table: every move that is shown, the own turn, refusals, and the moments of a game.

import { type GameEvent, rulesOf, type State } from '@ironbridge/engine'
import { useSettings } from '../../kit/settings.ts'
import type { Table } from '../../play/table.ts'
import { sittingOf, type TableState } from '../../play/turn.ts'
import { watchChanges } from '../board/useMotion.ts'
import { passingsAt } from '../points.ts'
import { say, soundsIn } from './heard.ts'
import type { SoundName } from './sounds.ts'

const LOUDNESS = { off: 0, soft: 0.35, full: 1 } as const

const loudness = (): number => LOUDNESS[useSettings.getState().sound]

/** Until it is told to stop. */
export function listen(table: Table): () => void {
  const hear = (events: readonly GameEvent[], from: State): void =>
    // What somebody has just done here is heard in any case.
    say(
      soundsIn(events, { rules: rulesOf(from), era: from.era }),
      loudness(),
      sittingOf(table.getState()) !== null,
    )
  const stops = [
    // An era is heard when its counting begins.
    watchChanges(table, ({ events, from }) => isEnd(events) || hear(events, from)),
    table.subscribe((now, was) => {
      hear(endOfTurn(was, now), now.cursor.state)
      say(momentsBetween(was, now), loudness(), true)
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** What follows a turn that was made here: its moves were heard when they were made. */
function endOfTurn(was: TableState, now: TableState): readonly GameEvent[] {
  const isSent = was.turn.is === 'sending' && now.turn.is !== 'sending' && now.cursor.ply > was.cursor.ply
  const events = isSent ? (now.cursor.played?.events ?? []) : []
  const end = events.findIndex(({ type }) => type === 'turn-order')
  return end < 0 || isEnd(events) ? [] : events.slice(end)
}

const isEnd = (events: readonly GameEvent[]): boolean =>
  events.some(({ type }) => type === 'era' || type === 'over')

function momentsBetween(was: TableState, now: TableState): SoundName[] {
  const names: SoundName[] = []
  const { cursor, counted, hindrance, notTaken } = now
  if (counted === 0 && was.counted === null) names.push(cursor.state.over ? 'end' : 'era')
  if (counted === null && was.counted !== null && cursor === was.cursor && cursor.state.over)
    names.push('victory')
  if (cursor.ply === was.cursor.ply + 1 && counted === null && passingsAt(now.line, cursor.ply).length > 0)
    names.push('passing')
  if ((hindrance !== null && hindrance !== was.hindrance) || (notTaken !== null && was.notTaken === null))
    names.push('refused')
  if (sittingOf(now) !== null && was.turn.is === 'waiting') names.push('turn')
  return names
}
