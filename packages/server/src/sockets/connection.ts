// One socket: requests come in one by one, answers carry their number, and whoever does not keep up is let go.

import type { Duplex } from 'node:stream'
import type { Ban, Message, Person, Request, RequestOf } from '@ironbridge/protocol'
import { VERSION } from '@ironbridge/protocol'
import { decode } from '@ironbridge/protocol/decode'
import type { WebSocket } from 'ws'
import { checkMaySee, ownSeat, seatOf } from '../games/access.ts'
import { addChat, chatOf } from '../games/chat.ts'
import { keepDraft, readDraft } from '../games/drafts.ts'
import { lastSeq, turnOf } from '../games/game.ts'
import { tableOf } from '../games/info.ts'
import { entriesFor } from '../games/lines.ts'
import { playMoves } from '../games/moves.ts'
import { noteProgram } from '../games/programs.ts'
import { answerAsk, undoTo } from '../games/undo.ts'
import type { WholeGames } from '../games/whole.ts'
import { NOT_FOR_TOKENS } from '../http/who.ts'
import { DEAR } from '../limits.ts'
import type { Watcher } from '../log/watchers.ts'
import type { Parts } from '../parts.ts'
import { BannedProblem, holds } from '../people/bans.ts'
import { Problem } from '../problem.ts'
import type { RequestQueue } from './requestQueues.ts'

/** Bytes that may wait for a slow client; it can connect again and go on where it was. */
const MOST_WAITING = 1_000_000
/** Bytes that are held back so that they go out together. */
const MOST_GATHERED = 64_000
/** Messages too many, less those that were not, after which nobody listens any more. */
const MOST_REFUSED = 100
/** "Against the rules" for whoever sends too much. */
const TOO_MUCH = 1008
/** "Try again" for whoever is connected when a server stops, or sees a table no more. */
const AGAIN = 1012
const TOO_OFTEN = 'That was a lot at once. Wait a moment.'
/** Milliseconds to take leave. */
const FAREWELL = 1000
/** What whoever is banned may ask for. */
const FOR_BANNED: ReadonlySet<Request['type']> = new Set(['watch', 'unwatch', 'ping'])
/** Games that one connection watches. */
const MOST_WATCHED = 50

export type ConnectionNeeds = Pick<
  Parts,
  | 'config'
  | 'db'
  | 'games'
  | 'seating'
  | 'watchers'
  | 'presence'
  | 'bus'
  | 'limits'
  | 'metrics'
  | 'log'
  | 'now'
> & { readonly wholeGames: WholeGames }

type GameMessage = Extract<Message, { type: 'game' }>

/** Without a number where the server itself begins anew. */
type Watch = Omit<RequestOf<'watch'>, 'id'> & { readonly id: number | null }

/** Nothing is heard of it any more, however long it takes to close. */
export function bye(socket: WebSocket, reason: string): void {
  hearNothing(socket)
  socket.send(JSON.stringify({ type: 'bye', reason }))
  socket.close(AGAIN, reason)
}

function hearNothing(socket: WebSocket): void {
  socket.removeAllListeners('message')
  socket.removeAllListeners('ping')
}

export function serveConnection(
  parts: ConnectionNeeds,
  socket: WebSocket,
  raw: Duplex,
  person: Person | null,
  muted: ReadonlySet<string>,
  address: string,
  /** Opened with a token. */
  isProgram: boolean,
  ban: Ban | null,
  queue: RequestQueue,
): void {
  const { games, watchers, presence, wholeGames, limits, log, metrics } = parts
  const watched = new Map<string, Watcher>()
  /** Limits are a person's, however many connections it has. */
  const name = person?.id ?? `address ${address}`
  const user = person?.id ?? null
  let refused = 0
  let isOver = false
  let isGathering = false

  /** What is sent in one turn of the event loop goes out together. */
  function gather(): void {
    if (isGathering) return
    isGathering = true
    raw.cork()
    setImmediate(release)
  }
  function release(): void {
    if (!isGathering) return
    isGathering = false
    raw.uncork()
  }
  function keepsUp(): boolean {
    // What was held back is not the client's fault.
    if (socket.bufferedAmount > MOST_GATHERED) release()
    if (socket.bufferedAmount <= MOST_WAITING) return true
    isOver = true
    metrics.slowClients.inc()
    socket.terminate()
    return false
  }
  const sendText = (text: string): void => {
    if (isOver || !keepsUp()) return
    gather()
    limits.bytes.charge(address, text.length)
    socket.send(text)
  }
  const send = (message: Message): void => sendText(JSON.stringify(message))
  /** Without its number: whatever was not answered may be sent again. */
  function refuse(code: 'bad-request' | 'too-many', message: string): void {
    metrics.refusals.inc({ code })
    send({ type: 'refused', id: null, error: { code, message } })
  }

  const handlers: { [Type in Request['type']]: (request: RequestOf<Type>) => Promise<void> } = {
    watch,
    async unwatch({ id, game }) {
      forget(game)
      send({ type: 'done', id })
    },
    async play({ id, game, ...sent }) {
      const seq = await games.insist(game, async (found) => {
        const last = await playMoves(games, found, user, sent)
        await noteProgram(parts, found, user, isProgram)
        return last
      })
      metrics.moves.inc()
      send({ type: 'done', id, seq })
    },
    async draft({ id, game, ply, moves }) {
      await games.withGame(game, (found) => {
        ownSeat(found, user)
        const { engine, state } = found
        for (const move of moves) {
          const { error } = engine.parseMove(engine.rulesOf(state), move)
          if (error) throw new Problem('bad-request', error.message)
        }
      })
      if (user !== null) await keepDraft(parts.db, game, user, { ply, moves })
      send({ type: 'done', id })
    },
    async share({ id, game, share }) {
      if (person === null) throw new Problem('unauthenticated', 'Choose a name or sign in first.')
      await parts.seating.share(person, game, share)
      send({ type: 'done', id })
    },
    async undo({ id, game, ply }) {
      payMore()
      const seq = await games.withGame(game, (found) => undoTo(games, found, user, ply))
      send({ type: 'done', id, seq })
    },
    async consent({ id, game, ask, yes }) {
      const seq = await games.insist(game, (found) => answerAsk(games, found, user, ask, yes))
      send({ type: 'done', id, seq })
    },
    async chat({ id, game, text }) {
      if (person === null) throw new Problem('unauthenticated', 'Choose a name first.')
      if (isProgram) throw new Problem('forbidden', NOT_FOR_TOKENS)
      const watcher = watched.get(game)
      if (watcher === undefined) throw new Problem('forbidden', 'Open the game first.')
      await games.withGame(game, (found) => checkMaySee(found, user, watcher.key))
      if (!limits.chat.take(name) || !limits.chatFrom.take(address))
        throw new Problem('too-many', 'That was a lot of messages. Wait a moment.')
      await addChat(parts, game, person, text)
      send({ type: 'done', id })
    },
    async ping({ id }) {
      send({ type: 'done', id })
    },
  }

  async function watch({ id, game, since, key }: Watch): Promise<void> {
    if (watched.size >= MOST_WATCHED && !watched.has(game))
      throw new Problem('too-many', `One connection watches ${MOST_WATCHED} games at most.`)
    // Of all requests only this one has a long answer.
    if (id !== null && !limits.bytes.take(address, 0)) return refuse('too-many', TOO_OFTEN)
    await games.withGame(game, async (found) => {
      checkMaySee(found, user, key)
      if (parts.bus.isShared) await games.refresh(found)
      const lines = await chatOf(parts.db, game)
      const seat = seatOf(found, user)
      const draft = seat === null ? null : await readDraft(parts.db, game, user)
      // Whoever has gone meanwhile watches nothing.
      if (isOver) return
      remember(game, key)
      const around: Omit<GameMessage, 'first' | 'entries'> = {
        type: 'game',
        id,
        table: tableOf(found, parts.now()),
        seat,
        turn: turnOf(found),
        draft: draft !== null && draft.ply === found.moves.length ? draft.moves : [],
        chat: lines.filter((line) => !muted.has(line.user)),
        present: presence.of(game),
      }
      if (since < 0 || since > lastSeq(found))
        sendText(`${JSON.stringify(around).slice(0, -1)},${wholeGames.textFor(found, seat).slice(1)}`)
      else send({ ...around, first: null, entries: entriesFor(found, seat, since) })
      const watcher = watched.get(game)
      if (watcher) Object.assign(watcher, { seq: lastSeq(found), viewer: seat })
    })
  }

  function remember(game: string, key: string | undefined): void {
    if (watched.has(game)) return
    const watcher: Watcher = {
      user,
      viewer: null,
      seq: Number.POSITIVE_INFINITY,
      renew() {
        watcher.seq = Number.POSITIVE_INFINITY
        watch({ type: 'watch', id: null, game, since: -1, key }).catch(() => socket.terminate())
      },
      dismiss() {
        forget(game)
        // Whoever connects again is told that there is no such table.
        release()
        bye(socket, 'not invited')
      },
      key,
      muted,
      send: sendText,
    }
    watched.set(game, watcher)
    watchers.add(game, watcher)
    games.hold(game)
    presence.changed(game)
  }

  function forget(game: string): void {
    const watcher = watched.get(game)
    if (watcher === undefined) return
    watched.delete(game)
    watchers.remove(game, watcher)
    games.release(game)
    presence.changed(game)
  }

  async function answer(text: string, came: number): Promise<void> {
    const decoded = decode(text)
    if (decoded.error !== null) {
      send({ type: 'refused', id: decoded.id, error: { code: 'bad-request', message: decoded.error } })
      return
    }
    const { request } = decoded
    try {
      if (ban !== null && isBanned() && !FOR_BANNED.has(request.type)) throw new BannedProblem(ban)
      await handlers[request.type](request as never)
      if (request.type === 'play') metrics.moveTimes.observe((performance.now() - came) / 1000)
    } catch (error) {
      if (!(error instanceof Problem)) log.error({ err: error, request: request.type }, 'A request failed.')
      const problem =
        error instanceof Problem ? error : new Problem('unavailable', 'That did not work. Try again.')
      metrics.refusals.inc({ code: problem.code })
      if (problem.code === 'illegal') payMore()
      send({ type: 'refused', id: request.id, error: problem.body })
    }
  }

  const isBanned = (): boolean => ban !== null && holds(ban.until, parts.now())
  const mayAsk = (): boolean => limits.requests.take(name) && limits.requestsFrom.take(address)
  /** It costs more than others do, whoever of an address asks. */
  function payMore(): void {
    limits.requests.charge(name, DEAR)
    limits.requestsFrom.charge(address, DEAR)
  }

  function close(): void {
    hearNothing(socket)
    socket.close(TOO_MUCH, 'That was too much. Connect again later.')
    setTimeout(() => socket.terminate(), FAREWELL).unref()
  }

  function count(isAccepted: boolean): void {
    if (isAccepted) refused = Math.max(0, refused - 1)
    else if (++refused >= MOST_REFUSED) close()
  }

  socket.on('message', (data, isBinary) => {
    const came = performance.now()
    const isAccepted = !isBinary && mayAsk() && queue.add(() => answer((data as Buffer).toString(), came))
    if (isBinary) refuse('bad-request', 'Messages are text.')
    else if (!isAccepted) refuse('too-many', TOO_OFTEN)
    count(isAccepted)
  })
  // A frame that asks for a sign of life asks like any other: answers to a million of them would wait here.
  socket.on('ping', (data) => {
    const isAccepted = mayAsk()
    if (isAccepted && !isOver && keepsUp()) socket.pong(data)
    count(isAccepted)
  })
  // And signs of life that nobody asked for come without end.
  socket.on('pong', () => count(mayAsk()))
  socket.on('error', () => socket.terminate())
  socket.on('close', () => {
    isOver = true
    for (const game of watched.keys()) forget(game)
  })
  send({ type: 'hello', version: VERSION, now: parts.now(), user: person, isBanned: isBanned() })
}
