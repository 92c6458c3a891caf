// The bots as help lists them.

import { bots } from '@ironbridge/bots'
import { table } from '@ironbridge/lab'

export const botIds = bots.map(({ id }) => id)

/** From the weakest to the strongest. */
export const botsText = `The bots, each stronger than the one before:

${table(bots.map(({ id, sentence }) => [`  ${id}`, sentence]))}`
