// What training needs of the bots: how they search and read positions, and nets as numbers and as text.

export { actionsNow, follow, thinkingCopy } from './ahead.ts'
export { keepValues } from './cards.ts'
export { reading } from './evaluate.ts'
export { inputsOf } from './learned/features.ts'
export { correction, type Net, SCALE } from './learned/net.ts'
export type { Nets } from './learned/nets.ts'
export { pack, unpack } from './learned/pack.ts'
export { expertPlan } from './master.ts'
export { freshMind } from './mind.ts'
export { outlook } from './outlook.ts'
export { search } from './search.ts'
export { bestTurns, type Turn, type Width } from './turns.ts'
export { utilities } from './utility.ts'

/** Where the packed nets live, beside this file: training writes them there. */
export const weightsFolder = 'learned/weights'
