// What training needs of the bots: how they search and read positions, and nets as numbers and as text.

export { actionsNow, follow, thinkingCopy } from './ahead.ts'
export { keepValues } from './cards.ts'
export { reading } from './evaluate.ts'
export { inputsOf } from './learned/features.ts'
export { correction, type Net, SCALE } from './learned/net.ts'
export { pack, unpack } from './learned/pack.ts'
export { freshMind } from './mind.ts'
export { outlook } from './outlook.ts'
export { bestTurns, type Width } from './turns.ts'
export { utilities } from './utility.ts'
