// The public face of the protocol: types, the version, and how a log is followed. Decoding requests is apart, so that
// clients need not load it.

export { followEntry } from './followEntry.ts'
export type { ChatLine, Entry, Message, ProblemBody, ProblemCode } from './messages.ts'
export { VERSION } from './messages.ts'
export type { Profile } from './people.ts'
export type { Request, RequestOf } from './requests.ts'
export type {
  AbsenceRule,
  ClockRule,
  SeatInfo,
  Status,
  TableInfo,
  TableRow,
  TurnInfo,
  Visibility,
} from './tables.ts'
