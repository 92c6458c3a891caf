// The public face of the bots.

import { balanced } from './balanced.ts'
import type { Bot } from './bot.ts'
import { builder } from './builder.ts'
import { greedy } from './greedy.ts'
import { random } from './random.ts'

export { type Bot, balanced, builder, greedy, random }

/** From the weakest to the strongest. */
export const bots: readonly Bot[] = [random, balanced, builder, greedy]
