// What training needs of the bots: how they search and read positions, and nets as numbers and as text.

export { expectedScores } from './advice/advise.ts'
export { biases } from './advice/biases.ts'
export { outcome, signsOf } from './advice/chances.ts'
export { forecast, turnNumber } from './advice/forecast.ts'
export {
  type Chances,
  chancesBy,
  KNOTS,
  knotParts,
  type Odds,
  oddsBetween,
  type Signs,
} from './advice/odds.ts'
export { odds } from './advice/oddsTable.ts'
export { inputsOf } from './learned/layout.ts'
export { correction, type Features, forward, type Net, SCALE } from './learned/net.ts'
export type { Nets } from './learned/nets.ts'
export { pack, unpack } from './learned/pack.ts'
export { expertPlan } from './levels/master.ts'
export { actionsNow, follow, thinkingCopy } from './search/ahead.ts'
export { search } from './search/search.ts'
export { bestTurns, type WholeTurn, type Width } from './search/turns.ts'
export { tableName } from './tables.ts'
export { keepValues } from './value/cards.ts'
export { reading } from './value/evaluate.ts'
export { freshMind } from './value/mind.ts'
export { outlook } from './value/outlook.ts'
export { utilities } from './value/utility.ts'

/** Where the packed nets live, beside this file: training writes them there. */
export const weightsFolder = 'learned/weights'

/** What forecasts are off by, beside this file too: measuring writes it. */
export const biasesFile = 'advice/biases.ts'

/** What win chances are weighed by, beside this file too: calibrating writes it. */
export const oddsFile = 'advice/oddsTable.ts'
