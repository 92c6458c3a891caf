// What the database holds of a game, line by line, against what was acknowledged; and the game played again by the rules.

import { cloneState, makeMove, newGame, readMove, type State, seatToMove } from '@ironbridge/engine'
import { type Body, type BodyOf, readBody } from '../src/games/lines.ts'
import { readEntries } from '../src/log/log.ts'
import type { Db, GameRow, HeadRow } from '../src/store/schema.ts'
import type {
  Asked,
  AskedChat,
  AskedConsent,
  AskedDraft,
  AskedPlay,
  AskedUndo,
  Fault,
  Flaw,
  Ledger,
} from './ledger.ts'

interface Line {
  readonly seq: number
  readonly body: Body
}

export async function faultsIn(db: Db, { game, asked }: Ledger): Promise<Fault[]> {
  const of = (table: 'chat' | 'drafts') => db.selectFrom(table).selectAll().where('game_id', '=', game)
  const row = await db.selectFrom('games').selectAll().where('id', '=', game).executeTakeFirstOrThrow()
  const head = await db.selectFrom('heads').selectAll().where('game_id', '=', game).executeTakeFirst()
  const lines = (await readEntries(db, game, -1)).map((entry) => ({ seq: entry.seq, body: readBody(entry) }))
  const chat = (await of('chat').execute()) as { text: string }[]
  const drafts = (await of('drafts').execute()) as { user_id: string; ply: number; moves: string }[]
  const found: Omit<Fault, 'game'>[] = [
    ...faultsOfLines(lines, asked),
    ...faultsOfChat(chat, asked),
    ...(row.status === 'over' ? [] : faultsOfDrafts(drafts, asked)),
    ...faultsOfGame(row, head, lines),
  ]
  return found.map((fault) => ({ ...fault, game }))
}

type Found = Omit<Fault, 'game'>

/** Every line belongs to one request at most; what is left of those that people make was made twice, or never told. */
function faultsOfLines(lines: readonly Line[], asked: readonly Asked[]): Found[] {
  const faults: Found[] = []
  const claimed = new Set<Line>()
  const bySeq = new Map(lines.map((line) => [line.seq, line]))
  /** Numbers of lines that are known to be lost. */
  const missed = new Set<number>()
  let last = -1

  const ofLog = asked.filter((one) => one.kind !== 'chat' && one.kind !== 'draft')
  const told = ofLog.filter(({ outcome }) => outcome === 'done')
  const untold = ofLog.filter(({ outcome }) => outcome === 'unknown')
  for (const one of [...told, ...untold]) {
    const own = linesOf(one, lines, bySeq, claimed)
    for (const line of own) claimed.add(line)
    const what = flawOf(one, own)
    if (what !== null) faults.push({ what, kind: one.kind, seq: one.seq })
    if (what === 'lost' && one.seq !== null) missed.add(one.seq)
    else if (what === null && one.seq !== null) {
      if (one.seq < last) faults.push({ what: 'reordered', kind: one.kind, seq: one.seq })
      last = one.seq
    }
  }
  for (const line of lines)
    if (!claimed.has(line) && isPersons(line.body))
      faults.push({ what: 'doubled', kind: line.body.type, seq: line.seq })
  const end = lines.at(-1)?.seq ?? -1
  for (let seq = 0; seq < end; seq++)
    if (!bySeq.has(seq) && !missed.has(seq)) faults.push({ what: 'lost', kind: 'line', seq })
  return faults
}

type OfLog = AskedPlay | AskedUndo | AskedConsent

/** By the request's name, otherwise where they were said to be; of what nobody answered, wherever they fit. */
function linesOf(
  one: OfLog,
  lines: readonly Line[],
  bySeq: ReadonlyMap<number, Line>,
  claimed: ReadonlySet<Line>,
): Line[] {
  const bodies = bodiesOf(one)
  if ('request' in one) {
    const named = lines.filter(({ body }) => body.type === 'move' && body.request === one.request)
    if (named.length > 0) return named
  }
  const endsAt = (seq: number): Line[] => {
    const run = bodies.map((_, place) => bySeq.get(seq - bodies.length + 1 + place))
    return run.filter(
      (line, place) => line !== undefined && !claimed.has(line) && bodies[place]?.(line.body),
    ) as Line[]
  }
  if (one.seq !== null) return endsAt(one.seq)
  if ('request' in one) return []
  const free = lines.find((line) => endsAt(line.seq).length === bodies.length)
  return free === undefined ? [] : endsAt(free.seq)
}

/** What the lines of a request say, one after the other. */
function bodiesOf(one: OfLog): ((body: Body) => boolean)[] {
  if ('request' in one)
    return one.moves.map(
      (move) => (body) =>
        body.type === 'move' && body.by === 'person' && body.seat === one.seat && body.move.slice(2) === move,
    )
  if (one.kind === 'consent') {
    const answer = (body: Body): boolean =>
      body.type === 'answer' && body.seat === one.seat && body.yes === one.yes
    return one.yes ? [answer, (body) => body.type === 'undo'] : [answer]
  }
  return [
    (body) =>
      (body.type === 'undo' && body.ply === one.ply) ||
      (body.type === 'ask' && body.ply === one.ply && body.seat === one.seat),
  ]
}

function flawOf(one: OfLog, own: readonly Line[]): Flaw | null {
  const bodies = bodiesOf(one)
  if (own.length === 0) return one.outcome === 'done' ? 'lost' : null
  if (own.length > bodies.length) return 'doubled'
  const first = own[0]?.seq ?? 0
  const isWhole =
    own.length === bodies.length &&
    own.every(({ seq, body }, place) => seq === first + place && bodies[place]?.(body))
  if (!isWhole) return 'torn'
  return one.seq === null || own.at(-1)?.seq === one.seq ? null : 'reordered'
}

const isPersons = (body: Body): boolean =>
  body.type === 'move' ? body.by === 'person' : body.type !== 'seat'

function faultsOfChat(rows: readonly { text: string }[], asked: readonly Asked[]): Found[] {
  const said = asked.filter((one): one is AskedChat => one.kind === 'chat')
  return said.flatMap(({ kind, text, outcome }): Found[] => {
    const times = rows.filter((row) => row.text === text).length
    if (times === 0) return outcome === 'done' ? [{ what: 'lost', kind, seq: null }] : []
    return times > 1 || outcome === 'refused' ? [{ what: 'doubled', kind, seq: null }] : []
  })
}

/** The last one that was acknowledged is there, or one that was sent after it. */
function faultsOfDrafts(
  rows: readonly { user_id: string; ply: number; moves: string }[],
  asked: readonly Asked[],
): Found[] {
  const drafts = asked.filter((one): one is AskedDraft => one.kind === 'draft')
  return [...new Set(drafts.map(({ user }) => user))].flatMap((user): Found[] => {
    const own = drafts.filter((one) => one.user === user)
    const done = own.findLastIndex(({ outcome }) => outcome === 'done')
    const row = rows.find(({ user_id }) => user_id === user)
    const isThere = own
      .slice(Math.max(0, done))
      .some(({ ply, moves }) => row?.ply === ply && row.moves === JSON.stringify(moves))
    return done === -1 || isThere ? [] : [{ what: 'lost', kind: 'draft', seq: null }]
  })
}

/** Whatever is written together with lines, and whether the rules allow what they say. */
function faultsOfGame(row: GameRow, head: HeadRow | undefined, lines: readonly Line[]): Found[] {
  const faults: Found[] = []
  const end = lines.at(-1)?.seq ?? -1
  if (end >= 0 && head?.seq !== end) faults.push({ what: 'torn', kind: 'head', seq: end })
  for (const { seq, body } of lines)
    if (body.type === 'seat' && body.why === 'timeout') faults.push({ what: 'outOfTime', kind: 'seat', seq })
  const { state, broken } = played(row, lines)
  if (broken !== null) return [...faults, { what: 'unplayable', kind: 'move', seq: broken }]
  const result = state.over ? JSON.stringify(state.players.map(({ vp }) => vp)) : null
  if (row.result !== result || (row.status === 'over') !== state.over)
    faults.push({ what: 'torn', kind: 'end', seq: end })
  return faults
}

/** The number of the first line that the rules do not allow, if there is one. */
function played(row: GameRow, lines: readonly Line[]): { state: State; broken: number | null } {
  const variants = JSON.parse(row.variants) as string[]
  const states = [newGame({ edition: row.edition, seats: row.seat_count, variants }, row.seed)]
  const now = (): State => states.at(-1) as State
  for (const { seq, body } of lines) {
    const next = body.type === 'move' ? after(now(), body) : now()
    if (next === null) return { state: now(), broken: seq }
    if (body.type === 'move') states.push(next)
    if (body.type === 'undo') states.splice(body.ply + 1)
  }
  return { state: now(), broken: null }
}

function after(state: State, { seat, move }: BodyOf<'move'>): State | null {
  if (state.over || seatToMove(state) !== seat) return null
  const { value: meant } = readMove(state, move.slice(2))
  if (meant === null || meant.broken !== null) return null
  const next = cloneState(state)
  makeMove(next, meant.move)
  return next
}
