// Who sits where: people, bots and programs, from options or from a few questions.

import { at, editions, makeSetup, type Setup, variantsOf } from '@ironbridge/engine'
import { seatNamesIn, sitterNamed } from '@ironbridge/players'
import { botIds } from '../bots.ts'
import { filled } from '../drawing/list.ts'
import { defaultEdition, editionOf, readSetup } from '../setup.ts'
import { HUMAN, type TerminalSitter } from './session.ts'
import type { Terminal } from './terminal.ts'

/** The opponent when nobody says otherwise: good enough for most, and quick. */
export const usualBot = 'strong'

/** `human,strong,program:python3 mybot.py` */
export const readSitters = (value: string): TerminalSitter[] =>
  seatNamesIn(value).map((name) => (name === HUMAN ? null : sitterNamed(name)))

/** One person against the usual bot on every other seat. */
export const usualSitters = (players: number): TerminalSitter[] =>
  readSitters([HUMAN, ...new Array<string>(players - 1).fill(usualBot)].join(','))

/** What was said on the command line; the rest is asked. */
export interface Wishes {
  readonly edition: string | undefined
  readonly variants: readonly string[] | undefined
}

export interface TerminalSeating {
  readonly setup: Setup
  readonly sitters: readonly TerminalSitter[]
}

/** A few short questions; Enter takes what stands in brackets. Null when nobody answers. */
export async function askSeating(terminal: Terminal, wishes: Wishes): Promise<TerminalSeating | null> {
  terminal.say('Press Enter to take what stands in brackets.')
  const id = wishes.edition ?? (await choose(terminal, 'Which game?', editions.map(idOf), defaultEdition))
  if (id === null) return null
  const numbers = editionOf(id).seats.map(String)
  const players = await choose(terminal, 'How many players?', numbers, at(numbers, 0))
  if (players === null) return null
  const setup = await askVariants(terminal, id, Number(players), wishes.variants)
  const sitters = setup && (await askSitters(terminal, Number(players)))
  return setup && sitters && { setup, sitters }
}

const idOf = ({ id }: { readonly id: string }): string => id

/** Names with spaces or commas between, asked again until they go together. */
async function askVariants(
  terminal: Terminal,
  edition: string,
  players: number,
  wished: readonly string[] | undefined,
): Promise<Setup | null> {
  if (wished !== undefined) return readSetup(edition, players, wished)
  const { columns } = terminal.screen()
  const own = variantsOf(editionOf(edition))
  const known = own.filter((one) => one.seats?.includes(players) ?? true)
  terminal.say(...filled(['Variants:', ...known.map(idOf)], columns, ' '))
  for (;;) {
    const line = await terminal.ask('Which of them, if any? "?" explains them [none]: ')
    if (line === null) return null
    const words = line
      .trim()
      .toLowerCase()
      .split(/[\s,]+/)
    if (words.includes('?')) {
      terminal.say(...known.flatMap((one) => wrapped(`${one.id}: ${one.sentence}`, columns)))
      continue
    }
    const chosen = words.filter((word) => word !== '' && word !== 'none')
    const setup = makeSetup(edition, players, chosen)
    if (!('error' in setup)) return setup
    terminal.say(...wrapped(setup.error, columns))
  }
}

/** Further lines are indented. */
const wrapped = (text: string, width: number): string[] =>
  filled(text.split(' '), width - INDENT.length, ' ').map((line, index) =>
    index === 0 ? line : INDENT + line,
  )

const INDENT = '  '

async function askSitters(terminal: Terminal, players: number): Promise<TerminalSitter[] | null> {
  const counts = Array.from({ length: players + 1 }, (_, count) => `${count}`)
  const people = await choose(terminal, 'How many of them are people?', counts, '1')
  if (people === null) return null
  if (Number(people) === players) return new Array<TerminalSitter>(players).fill(null)
  const bot = await choose(terminal, 'Who plays the others?', botIds, usualBot)
  if (bot === null) return null
  return readSitters(
    Array.from({ length: players }, (_, seat) => (seat < Number(people) ? HUMAN : bot)).join(','),
  )
}

/** One of the answers, by its name or a beginning that fits only one. */
async function choose(
  terminal: Terminal,
  question: string,
  answers: readonly string[],
  usual: string,
): Promise<string | null> {
  for (;;) {
    const line = await terminal.ask(`${question} ${answers.join(', ')} [${usual}]: `)
    if (line === null) return null
    const said = line.trim().toLowerCase() || usual
    const fitting = answers.filter((answer) => answer.startsWith(said))
    const found = answers.find((answer) => answer === said) ?? (fitting.length === 1 ? fitting[0] : undefined)
    if (found !== undefined) return found
    terminal.say(`"${said}" is none of these.`)
  }
}
