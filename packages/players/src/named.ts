// Who may play besides people, as options name them: a bot, a bot with another number of positions, or a program of its own.

import { type Bot, bots, formerBots } from '@ironbridge/bots'
import { botPlayer } from './botPlayer.ts'
import { Complaint } from './complaint.ts'
import type { Player } from './player.ts'
import { commandIn, commandWords } from './stdio/commandWords.ts'
import { type ProgramOptions, programPlayer } from './stdio/program.ts'

export function botNamed(name: string): Bot {
  const bot = [...bots, ...formerBots].find(({ id }) => id === name)
  if (bot) return bot
  throw new Complaint(`There is no bot "${name}". Known: ${bots.map(({ id }) => id).join(', ')}.`)
}

/** `strong`, `master:5000`, `"python3 mybot.py"` */
export function readPlayer(text: string, options: ProgramOptions = {}): Player {
  const command = commandIn(text)
  if (command !== undefined) return programPlayer(command, options)
  const [id = '', positions, ...rest] = text.split(':')
  const bot = botNamed(id)
  if (positions === undefined) return botPlayer(bot)
  if (!/^\d{1,12}$/.test(positions) || rest.length > 0)
    throw new Complaint(`After "${id}:" comes a number of positions, not "${text.slice(id.length + 1)}".`)
  return botPlayer(bot, Number(positions))
}

/** Speaks the bot protocol. */
export interface Program {
  /** The command, as records and screens name it. */
  readonly id: string
  readonly command: string
}

export const isProgram = (sitter: Bot | Program): sitter is Program => 'command' in sitter

const PROGRAM = 'program:'

/** Of a list of seats: `strong`, `program:python3 mybot.py` */
export function sitterNamed(name: string): Bot | Program {
  if (!name.startsWith(PROGRAM)) return botNamed(name)
  const command = name.slice(PROGRAM.length).trim()
  commandWords(command)
  return { id: command, command }
}

/** Names with commas between; a comma within quotes belongs to a command. */
export const seatNamesIn = (list: string): string[] =>
  list.split(/,(?=(?:[^"']|"[^"]*"|'[^']*')*$)/).map((name) => name.trim())
