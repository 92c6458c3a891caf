// Who may sit at a table besides people, as `--seats` names them: bots, and programs of their own.

import type { Bot } from '@ironbridge/bots'
import { botNamed } from './bots.ts'
import { commandWords } from './protocol/commandWords.ts'

/** Speaks the bot protocol. */
export interface Program {
  /** The command, as records and screens name it. */
  readonly id: string
  readonly command: string
}

export const isProgram = (sitter: Bot | Program): sitter is Program => 'command' in sitter

const PROGRAM = 'program:'

/** `strong`, `program:python3 mybot.py` */
export function sitterNamed(name: string): Bot | Program {
  if (!name.startsWith(PROGRAM)) return botNamed(name)
  const command = name.slice(PROGRAM.length).trim()
  commandWords(command)
  return { id: command, command }
}

/** Names with commas between; a comma within quotes belongs to a command. */
export const seatNamesIn = (list: string): string[] =>
  list.split(/,(?=(?:[^"']|"[^"]*"|'[^']*')*$)/).map((name) => name.trim())
