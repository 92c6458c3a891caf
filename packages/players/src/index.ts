// The public face of the players: who plays a seat, whole games of them, and threads in which they think.

export { botPlayer } from './botPlayer.ts'
export { Complaint, reason } from './complaint.ts'
export { bothFaults, type CountedFault, countFault } from './faults.ts'
export {
  botNamed,
  isProgram,
  type Program,
  readPlayer,
  seatNamesIn,
  sitterNamed,
} from './named.ts'
export type { Chosen, Decision, Fault, GameResult, GameToCome, Player } from './player.ts'
export { openPool, type Pool, type PoolOptions } from './pool/pool.ts'
export { serve } from './pool/serve.ts'
export { openThinkers, type Thinkers, type ThinkersOptions } from './pool/thinkers.ts'
export { openRoster, type Roster } from './roster.ts'
export { type Conduct, type Decided, playSeated } from './seatedGame.ts'
export { diceFrom, randomSeed, seedFrom } from './seeds.ts'
export type { ProgramLog } from './stdio/child.ts'
export { commandIn, commandWords } from './stdio/commandWords.ts'
export { linesOf } from './stdio/lines.ts'
export { type ProgramOptions, programPlayer } from './stdio/program.ts'
export { asSentence, clean } from './stdio/quote.ts'
export { shortLog } from './stdio/shortLine.ts'
export { type Speaker, speak } from './stdio/speak.ts'
export { threadPlayer } from './threadPlayer.ts'
