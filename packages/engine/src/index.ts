// The public face of the engine.

export { birmingham } from './editions/birmingham/index.ts'
export { classic } from './editions/classic/index.ts'
export { idNamed } from './editions/compile.ts'
export { type Definition, defineEdition, type EditionTables } from './editions/define.ts'
export type {
  Bonus,
  CardRow,
  DistantMarketRow,
  Edition,
  EraRow,
  Eras,
  FinalScoringRow,
  IndustryRow,
  LineRow,
  LinkPrice,
  LoanRow,
  LocationRow,
  MarketRow,
  MerchantSpaceRow,
  MerchantTileRow,
  StartRow,
  TileRow,
  WildCardRow,
} from './editions/edition.ts'
export { editionNamed, editions, registerEdition } from './editions/index.ts'
export { lancashire } from './editions/lancashire/index.ts'
export {
  allowedIn,
  type Buyer,
  type Card,
  type Industry,
  type Line,
  type Location,
  type MerchantSpace,
  type MerchantTile,
  type Ruleset,
  ruleset,
  rulesOf,
  type Slot,
  type TileKind,
} from './editions/ruleset.ts'
export { variants, variantsOf } from './editions/variants/index.ts'
export type { Variant } from './editions/variants/variant.ts'
export type { GameEvent, Tell } from './events.ts'
export { type Elements, explain, type Refusal, type RefusalOf, refusalOf } from './explain/explain.ts'
export { type Hindrance, type Wish, whyNot } from './explain/whyNot.ts'
export { follow, type Told, toldTo } from './follow.ts'
export { hashOfSeed, seedWithShares, sha256, stateHash } from './hash.ts'
export type {
  Barrel,
  BuyerId,
  CardId,
  Era,
  Goods,
  IdTable,
  IndustryId,
  LineId,
  LocationId,
  Market,
  MerchantId,
  MutableIdTable,
  Seat,
  SlotId,
  Source,
  TileKindId,
} from './ids.ts'
export {
  at,
  barrelBeside,
  firstOf,
  HIDDEN,
  includes,
  isBarrel,
  type LocationSet,
  MARKET,
  merchantBuying,
  merchantOfBarrel,
  setOf,
  tableOf,
} from './ids.ts'
export { incomeLevel } from './income.ts'
export { brokenRule, legalMoves } from './legal.ts'
// For players who think ahead: who is connected to whom, and what may be built when.
export { connectedTo, type Neighbours, neighboursOf } from './map/network.ts'
export type {
  ActionType,
  AnywhereMove,
  BuildMove,
  DevelopMove,
  EndMove,
  LoanMove,
  Move,
  MoveType,
  NetworkMove,
  PassMove,
  Payment,
  SaidMove,
  SaidSale,
  SaidShortfall,
  ScoutMove,
  SellMove,
  ShortfallMove,
  SteppedType,
} from './move.ts'
export { isSameButCards } from './move.ts'
export { formatEvent } from './notation/event.ts'
export { formatGame, parseGame, revisionIn } from './notation/game.ts'
export { formatMove, parseMove, parseWholeMove } from './notation/move.ts'
export { seatName, seatNamed } from './notation/names.ts'
export {
  type MerchantObject,
  type PendingObject,
  type PositionObject,
  positionObject,
  type SeatObject,
  type TileObject,
  type WholePositionObject,
} from './notation/position/object.ts'
export { formatPosition, parsePosition } from './notation/position/position.ts'
export { parsePositionObject } from './notation/position/state.ts'
export type { NotationError, Parsed } from './notation/reading.ts'
export { formatRefusal, formatReplayError, type RefusalObject, refusalObject } from './notation/refusal.ts'
export { makeMove, type Played, play } from './play.ts'
export { afterAction, type WholeAction, wholeActions } from './questions/actions.ts'
export { slotsOfCard, unseenCards } from './questions/cards.ts'
export { isLastTurnOfEra, leavingTiles, nextPrices } from './questions/forecast.ts'
export { type Preview, preview, turnsUpATile } from './questions/preview.ts'
export { networkOf, type Reach, reachOf, routeBetween, tradePointsFrom } from './questions/reach.ts'
export { type Standing, standings } from './questions/standings.ts'
export {
  type GameRecord,
  type ReplayError,
  type Replayed,
  type ReplayedMove,
  RULES_REVISION,
  recordedMove,
  replay,
  undoable,
} from './record.ts'
export type { FactName, FactsOf, FactTypes, Rule, StandingTile, Where } from './refusals.ts'
export { type Dice, type Rng, rngFromSeed, rolling, shuffle } from './rng.ts'
export { type Meant, type Refused, readMove } from './said.ts'
export { type Criterion, decidedBy, linkValue, ranking } from './scoring.ts'
export { makeSetup, newGame } from './setup.ts'
export {
  cloneState,
  type DistantMarket,
  type Merchant,
  type Pending,
  type PlayerState,
  type Setup,
  type State,
  seatToMove,
  type Tile,
  UNKNOWN_STEPS,
} from './state.ts'
export { isLastEra, isTurnDone, leavesWithEra, orderBySpent } from './turn.ts'
export { determinize, view, viewEvent } from './view.ts'
