// The public face of the laboratory: players measured and trained, the engine counted and timed.

export { chart } from './arena/chart.ts'
export { fingerprint } from './arena/fingerprint.ts'
export type { ArenaTerms, PlayedArenaGame } from './arena/game.ts'
export {
  ALONE,
  type ArenaGame,
  type ArenaPlan,
  type ArenaTable,
  type Deals,
  gameKey,
  gamesOf,
  planOf,
} from './arena/match.ts'
export { playInThreads } from './arena/play.ts'
export { markdownReport, type Report, textReport } from './arena/report.ts'
export { resultsOf } from './arena/results.ts'
export { openSaveFile, type SaveFile } from './arena/saveFile.ts'
export { openStore, type ResultStore } from './arena/store.ts'
export { type BotRow, botMeter } from './bench/bots.ts'
export { storedGames } from './bench/games.ts'
export type { BenchRow } from './bench/row.ts'
export { workloads } from './bench/workloads.ts'
export { sideBySide, table, visibleLength } from './columns.ts'
export { makeFolder, writeWhole } from './files.ts'
export { countByAction, countMoves, isPerftFile, type PerftCase, parsePerftFile } from './perft.ts'
export type { GameJob } from './simulate/gameJob.ts'
export { playGames, type SimulationWatch } from './simulate/simulation.ts'
export { summary, summaryText } from './simulate/summary.ts'
export { actionsIn } from './simulate/tally.ts'
export { weightsPath } from './sources.ts'
export { fitText } from './train/fit.ts'
export type { Fitted } from './train/jobs.ts'
export { type Narrator, openTrainers, type Recipe, trainTable, type Workplace } from './train/table.ts'
export { writeWeights } from './train/weights.ts'
