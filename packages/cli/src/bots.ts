// The bots as options name them, and as help lists them.

import { type Bot, bots } from '@ironbridge/bots'
import { table } from './columns.ts'
import { UsageError } from './command.ts'

export const botIds = bots.map(({ id }) => id)

export function botNamed(name: string): Bot {
  const bot = bots.find(({ id }) => id === name)
  if (!bot) throw new UsageError(`There is no bot "${name}". Known: ${botIds.join(', ')}.`)
  return bot
}

/** From the weakest to the strongest. */
export const botsText = `The bots, each stronger than the one before:

${table(bots.map(({ id, sentence }) => [`  ${id}`, sentence]))}`
