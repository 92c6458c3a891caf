// Who sits where: people and bots, from options or from a few questions.

import { bots } from '@ironbridge/bots'
import { editions } from '@ironbridge/engine'
import { UsageError } from '../command.ts'
import { defaultEdition } from '../setup.ts'
import { at } from '../tables.ts'
import { HUMAN, type Sitter } from './session.ts'
import type { Terminal } from './terminal.ts'

const botIds = bots.map(({ id }) => id)

/** The strongest comes last. */
export const bestBot = botIds.at(-1) ?? ''

/** `human,greedy` */
export function readSitters(value: string): Sitter[] {
  return value.split(',').map((part) => {
    const id = part.trim()
    if (id === HUMAN) return null
    const bot = bots.find((one) => one.id === id)
    if (!bot) throw new UsageError(`--seats knows ${[HUMAN, ...botIds].join(', ')}, not "${id}".`)
    return bot
  })
}

/** One person against the best bot on every other seat. */
export const usualSitters = (players: number): Sitter[] =>
  readSitters([HUMAN, ...new Array<string>(players - 1).fill(bestBot)].join(','))

/** Three short questions; Enter takes what stands in brackets. Null when nobody answers. */
export async function askSitters(terminal: Terminal): Promise<Sitter[] | null> {
  const edition = editions.find(({ id }) => id === defaultEdition)
  const numbers = (edition?.seats ?? []).map(String)
  const few = at(numbers, 0)
  terminal.say(`${edition?.title ?? ''}. Press Enter to take what stands in brackets.`)

  const players = Number(
    await choose(terminal, `How many players? ${numbers.join(', ')}`, few, (said) => numbers.includes(said)),
  )
  if (!players) return null
  const people = await choose(
    terminal,
    `How many of them are people? 0 to ${players}`,
    '1',
    (said) => /^\d$/.test(said) && Number(said) <= players,
  )
  if (people === null) return null
  if (Number(people) === players) return new Array<Sitter>(players).fill(null)
  const bot = await choose(terminal, `Who plays the others? ${botIds.join(', ')}`, bestBot, (said) =>
    botIds.includes(said),
  )
  if (bot === null) return null
  return readSitters(
    Array.from({ length: players }, (_, seat) => (seat < Number(people) ? HUMAN : bot)).join(','),
  )
}

async function choose(
  terminal: Terminal,
  question: string,
  usual: string,
  isGood: (said: string) => boolean,
): Promise<string | null> {
  for (;;) {
    const line = await terminal.ask(`${question} [${usual}]: `)
    if (line === null) return null
    const said = line.trim().toLowerCase() || usual
    if (isGood(said)) return said
    terminal.say(`"${said}" is none of these.`)
  }
}
