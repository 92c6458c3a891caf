// Every table of the database, in the subset that SQLite and Postgres share. Times are milliseconds since 1970.

import type { Kysely, Transaction } from 'kysely'

export type Db = Kysely<Schema>
/** A database, or a transaction on it. */
export type Queries = Kysely<Schema> | Transaction<Schema>

export interface Schema {
  users: UserRow
  keys: KeyRow
  passkeys: PasskeyRow
  challenges: ChallengeRow
  games: GameRow
  seats: SeatRow
  held: HeldRow
  entries: EntryRow
  heads: HeadRow
  drafts: DraftRow
  notes: NoteRow
  chat: ChatRow
  mutes: MuteRow
  moderators: { user_id: string }
  reports: ReportRow
  bans: BanRow
  audit: AuditRow
  /** What the host's commands ask servers to do. */
  orders: { id: string; at: number; body: string }
  hooks: HookRow
  outbox: OutboxRow
  settings: { name: string; value: string }
  /** What all servers count together, by hashes of names: when so much is allowed again as there was at first. */
  buckets: { name: string; full_at: number }
  /** Times in which there was no server. */
  pauses: { began: number; ended: number }
}

export interface UserRow {
  id: string
  name: string
  /** Name to log in with, in small letters; null for a guest. */
  login: string | null
  password: string | null
  email: string | null
  /** Clocks of a turn stand still until then. */
  vacation_until: number | null
  /** Milliseconds of vacation taken in the year that began then. */
  vacation_used: number
  vacation_year: number
  created: number
  /** What notices are written in; null until a page has said it. */
  language: string | null
  /** Of a program with an account of its own: whose it is. */
  owner: string | null
}

/** What opens an account: a session, a recovery link, a program's token. Only hashes are kept. A former session tells a known browser. */
export interface KeyRow {
  hash: string
  user_id: string
  kind: 'session' | 'former' | 'recovery' | 'token'
  label: string
  created: number
  seen: number
  expires: number | null
  /** From where it was last used; forgotten after a week. */
  address: string | null
}

export interface PasskeyRow {
  id: string
  user_id: string
  public_key: string
  counter: number
  transports: string
  label: string
  created: number
}

/** What a passkey has to sign, once and soon: for a person who adds one, or for somebody who signs in. */
export interface ChallengeRow {
  /** The challenge itself. */
  id: string
  user_id: string | null
  expires: number
}

/** A table and its one game. */
export interface GameRow {
  id: string
  title: string
  edition: string
  /** JSON list. */
  variants: string
  seat_count: number
  status: 'open' | 'playing' | 'over' | 'abandoned'
  visibility: 'public' | 'unlisted' | 'private'
  /** Of a private table's invitation. */
  invitation: string | null
  rated: number
  /** JSON. */
  clock: string
  /** JSON. */
  absence: string
  host: string
  /** Before the game begins, the secret alone. */
  seed: string
  /** What was promised, where players had shares in the seed. */
  secret: string | null
  seed_hash: string
  rules: number
  created: number
  started: number | null
  /** Also where a moderator has closed it. */
  ended: number | null
  /** JSON list. */
  result: string | null
  rematch: string | null
  /** Where nobody has said a title: which table of its host it is. */
  unnamed: number | null
  /** JSON list of seats. Older games do not know it. */
  winners: string | null
  /** Why a moderator has closed it. */
  closed: string | null
}

export interface SeatRow {
  game_id: string
  seat: number
  kind: 'open' | 'person' | 'bot'
  user_id: string | null
  bot: string | null
  name: string
  passes: number
  /** Whether a person's program plays, and not the person. */
  program: number
  /** Whether a bot has made moves in a person's place. */
  stand_in: number
  /** In the seed, of whoever sat there when the game began. */
  share: string | null
  /** What lists ask for, of the table: when it was made, if it is public. */
  listed: number | null
  /** The same: when its game was over; 0 where it was given up, null before. */
  ended: number | null
}

/** Who has ever played which seat of a game. */
export interface HeldRow {
  game_id: string
  user_id: string
  seat: number
}

/** The log of a game: nothing in it ever changes. */
export interface EntryRow {
  game_id: string
  seq: number
  at: number
  /** JSON. */
  body: string
}

/** For whom a process has to think: for nobody, for a bot that people wait for, for one among bots. */
export const BOT = { none: 0, awaited: 1, alone: 2 } as const

/** Where a game stands, written with every entry. */
export interface HeadRow {
  game_id: string
  seq: number
  /** Whose turn it is. */
  turn: number | null
  /** When a player's time is up. */
  deadline: number | null
  /** When the server has to look at the game again. */
  wake: number | null
  /** One of `BOT`. */
  bot: number
  changed: number
}

/** Moves that a player made on the screen and did not send. */
export interface DraftRow {
  game_id: string
  user_id: string
  ply: number
  /** JSON list. */
  moves: string
}

export interface NoteRow {
  game_id: string
  user_id: string
  text: string
}

export interface ChatRow {
  id: string
  game_id: string
  at: number
  user_id: string
  name: string
  text: string
}

/** Where a player wants to be told. */
export interface HookRow {
  id: string
  user_id: string
  kind: 'push' | 'webhook' | 'mail'
  /** JSON. */
  target: string
  digest: number
  failures: number
  created: number
}

/** What is still to be told. */
export interface OutboxRow {
  id: string
  hook_id: string
  game_id: string
  /** JSON. */
  body: string
  due: number
  tries: number
}

/** A block is a mute that also keeps the two apart. */
export interface MuteRow {
  user_id: string
  muted_id: string
  blocks: number
  /** Of a program that is blocked: whose it is. All of theirs are, also those that are made later, and this one when it is gone. */
  owner: string | null
}

/** What was reported, as it was then. */
export interface ReportRow {
  id: string
  at: number
  /** Null where whoever made it is gone. */
  reporter: string | null
  kind: 'table' | 'person' | 'chat'
  /** The id of the table, the person or the line. */
  target: string
  reason: 'abuse' | 'name' | 'spam' | 'cheating' | 'other'
  note: string
  game_id: string
  title: string
  /** Who is reported, or made the reported table; null where that one is gone. */
  person_id: string | null
  person_name: string
  /** Of a line of chat. */
  text: string | null
  text_at: number | null
  /** Null while it is open. */
  done_at: number | null
  done_by: string | null
  done_note: string
}

/** One for each person and each address. */
export interface BanRow {
  id: string
  kind: 'person' | 'address'
  /** The id of the person, or the name of the address. */
  target: string
  /** Null for good. */
  until: number | null
  reason: string
  made: number
}

/** What a moderator or the host has done: nothing in it ever changes, and it names people by their ids alone. */
export interface AuditRow {
  id: string
  at: number
  /** Null for the host's commands. */
  by_id: string | null
  what:
    | 'ban'
    | 'ban-addresses'
    | 'unban'
    | 'delete-chat'
    | 'close-table'
    | 'done'
    | 'moderator'
    | 'no-moderator'
  /** An id, or the beginning of an address. */
  target: string
  until: number | null
  reason: string
}
