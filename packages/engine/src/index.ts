// The public face of the engine.

export { legalMoves, brokenRule } from './legal.ts'
export { makeMove, play } from './play.ts'
export { makeSetup, newGame } from './setup.ts'
export { cloneState, seatToMove } from './state.ts'
export { ranking, standings } from './scoring.ts'
export { rolling } from './rng.ts'
