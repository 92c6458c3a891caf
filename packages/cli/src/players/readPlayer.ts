// Players named on the command line: a bot, a bot with another number of positions, or a program in quotes.

import { botNamed } from '../bots.ts'
import { UsageError } from '../command.ts'
import { commandIn } from '../protocol/commandWords.ts'
import { botPlayer } from './botPlayer.ts'
import type { Player } from './player.ts'
import { programPlayer } from './program.ts'

/** `strong`, `master:5000`, `"python3 mybot.py"` */
export function readPlayer(text: string, verbose = false): Player {
  const command = commandIn(text)
  if (command !== undefined) return programPlayer(command, { verbose })
  const [id = '', positions, ...rest] = text.split(':')
  const bot = botNamed(id)
  if (positions === undefined) return botPlayer(bot)
  if (!/^\d{1,12}$/.test(positions) || rest.length > 0)
    throw new UsageError(`After "${id}:" comes a number of positions, not "${text.slice(id.length + 1)}".`)
  return botPlayer(bot, Number(positions))
}
