// The public face of the protocol: types and the version. Decoding requests is apart, so that clients need not load it.

export type { Ban } from './bans.ts'
export type { WrittenLanguage } from './languages.ts'
export { LANGUAGES } from './languages.ts'
export type { ChatLine, Entry, Message } from './messages.ts'
export { VERSION } from './messages.ts'
export type { Person, PersonOrProgram, Profile } from './people.ts'
export type { ProblemBody, ProblemCode } from './problem.ts'
export type { Request, RequestOf } from './requests.ts'
export type { AuditLine, BanInfo, NewReport, ReportInfo, ReportReason } from './routes/moderation.ts'
export type { HookInfo, NewHook } from './routes/notices.ts'
export type { NewPasskey, Passkey, UsedPasskey } from './routes/passkeys.ts'
export type { FreshProgram, OwnProgram } from './routes/programs.ts'
export type { FreshToken, Token } from './routes/tokens.ts'
export type { AnswerTo, RouteName, SentTo } from './routes.ts'
export type {
  AbsenceRule,
  Chair,
  ClockRule,
  SeatInfo,
  TableInfo,
  TablePlan,
  TableRow,
  TableStatus,
  TurnInfo,
  Visibility,
} from './tables.ts'
