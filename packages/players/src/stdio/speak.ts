// The bot's side of the protocol: a bot of this program hears the host's lines and answers them.

import type { Thought } from '@ironbridge/bots'
import { at, formatMove, type Move, rulesOf, type State, seatName } from '@ironbridge/engine'
import type { Decision } from '../player.ts'
import { PROTOCOL, type ProgramMessage, readMessage, writeMessage } from './message.ts'
import { readTurn } from './readTurn.ts'

export interface Speaker {
  readonly name: string
  /** One of the decision's moves; positions are null where the bot's own number will do. */
  choose(decision: Decision, positions: number | null): Promise<Move>
  say(line: string): void
}

/** Until the host says "quit" or nothing more. A turn that cannot be read or answered rejects at once, whatever else may come. */
export const speak = (lines: AsyncIterable<string | null>, speaker: Speaker): Promise<void> =>
  new Promise((resolve, reject) => {
    hear(lines, speaker, reject).then(resolve, reject)
  })

/** Lines that mean nothing here are skipped. */
async function hear(
  lines: AsyncIterable<string | null>,
  speaker: Speaker,
  fail: (error: unknown) => void,
): Promise<void> {
  let stop = new AbortController()
  let thinking = Promise.resolve()
  for await (const line of lines) {
    const message = readMessage(line ?? '')
    if (message === null) continue
    const { word, fields } = message
    if (word === 'hello')
      speaker.say(writeMessage('ready', { protocol: PROTOCOL, name: speaker.name, author: 'Ironbridge' }))
    if (word === 'stop' || word === 'turn') stop.abort()
    if (word === 'quit') break
    if (word !== 'turn') continue
    await thinking
    stop = new AbortController()
    thinking = answer(speaker, fields, stop.signal).catch(fail)
  }
  stop.abort()
  await thinking
}

async function answer(
  speaker: Speaker,
  fields: ProgramMessage['fields'],
  signal: AbortSignal,
): Promise<void> {
  const { id, clock, dice, moves, view, legal } = readTurn(fields)
  const tell = (thought: Thought): void => speaker.say(infoMessage(id, view, thought))
  const move = await speaker.choose(
    { view, legal, dice, ms: timeToThink(clock.ms), tell, signal },
    clock.positions,
  )
  speaker.say(writeMessage('move', { id, move: at(moves, legal.indexOf(move)) }))
}

/** A tenth, at most this much, is kept for the way there and back. */
const MOST_KEPT_MS = 100

const timeToThink = (ms: number): number => ms - Math.min(MOST_KEPT_MS, ms / 10)

function infoMessage(id: number, view: State, { line, values, visits, positions }: Thought): string {
  const rules = rulesOf(view)
  return writeMessage('info', {
    id,
    line: line.map((move) => formatMove(rules, move)),
    values: Object.fromEntries(values.map((vp, seat) => [seatName(seat), vp])),
    visits,
    positions,
  })
}
