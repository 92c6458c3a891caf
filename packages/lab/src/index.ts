// The public face of the laboratory: players measured and trained, the engine counted and timed.

export type { Estimate } from './arena/bootstrap.ts'
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
  type Match,
  planOf,
  type SelfPlay,
} from './arena/match.ts'
export type { MatchResult, Verdict } from './arena/matchResult.ts'
export { playInThreads } from './arena/play.ts'
export type { PointsRow } from './arena/points.ts'
export { markdownReport, type Report, textReport } from './arena/report.ts'
export { type ConductRow, type Rating, resultsOf, type TableResult } from './arena/results.ts'
export { openSaveFile, type SaveFile, type SaveHeader } from './arena/saveFile.ts'
export { type ArenaOutcome, type Behaviour, openStore, type ResultStore } from './arena/store.ts'
export type { Times } from './arena/times.ts'
export type { WorkerTerms } from './arena/worker.ts'
export { type BotBench, type BotMeter, type BotRow, botMeter } from './bench/bots.ts'
export { type StoredGame, storedGames } from './bench/games.ts'
export type { Workload } from './bench/measure.ts'
export type { BenchRow } from './bench/row.ts'
export { workloads } from './bench/workloads.ts'
export { type ChancesPlan, type GamesWanted, measureChances } from './chances/measure.ts'
export { writeOdds } from './chances/odds.ts'
export { chancesMarkdown, chancesText } from './chances/report.ts'
export type { ChancesTable, Decile } from './chances/rows.ts'
export { sideBySide, table, visibleLength } from './columns.ts'
export { makeFolder, writeWhole } from './files.ts'
export { fittedBiases, writeBiases } from './forecast/biases.ts'
export { type ForecastPlan, measureForecasts, setupsOf } from './forecast/measure.ts'
export { type ForecastTable, forecastText, type RoundRow } from './forecast/rows.ts'
export { countByAction, countMoves, isPerftFile, type PerftCase, parsePerftFile } from './perft.ts'
export type { GameJob } from './simulate/gameJob.ts'
export { playGames, type Simulated, type Simulation, type SimulationWatch } from './simulate/simulation.ts'
export {
  type FaultRow,
  type SeatResult,
  type SimulatedOutcome,
  type SimulatedPoints,
  type Summary,
  summary,
  summaryText,
} from './simulate/summary.ts'
export { actionsIn } from './simulate/tally.ts'
export { biasesPath, oddsPath, weightsPath } from './sources.ts'
export { type Errors, type Fit, fitText } from './train/fit.ts'
export type { FitJob, Fitted, PlayJob, TrainJob, TrainNews } from './train/jobs.ts'
export type { PackedByEra } from './train/nets.ts'
export type { SampleTally } from './train/samples.ts'
export { type Narrator, openTrainers, type Recipe, trainTable, type Workplace } from './train/table.ts'
export { writeWeights } from './train/weights.ts'
