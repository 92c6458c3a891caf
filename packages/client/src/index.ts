// The public face of the client: a connection, games that are followed and played over it, and calls.

export { type Answer, type ApiOptions, type Call, openApi } from './api.ts'
export {
  type Ask,
  type Connection,
  type ConnectionOptions,
  type ConnectionStatus,
  openConnection,
  type Reply,
  socketAddress,
  type Watch,
  type Wire,
} from './connection.ts'
export { decisions, type OwnDecision } from './decisions.ts'
export {
  type Followed,
  followEntry,
  followWhole,
  type News,
  type Ply,
  type Sat,
  type SeatChange,
  type UndoRequest,
  withEntry,
} from './follow.ts'
export { type GameOptions, type OnlineGame, type OnlineState, openGame } from './game.ts'
export { type Memory, shortMemory } from './memory.ts'
export type { Promised } from './promises.ts'
export type { Store } from './store.ts'
export { type OpenedGame, openedBySeed, recordOf, type SeedVerdict } from './verify.ts'
