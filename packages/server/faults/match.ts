// One game of two people: what they ask for next is a matter of dice, and everything goes into its ledger.

import { setTimeout } from 'node:timers/promises'
import type { Ask } from '@ironbridge/client'
import {
  cloneState,
  type Dice,
  formatMove,
  legalMoves,
  makeMove,
  rulesOf,
  seatToMove,
} from '@ironbridge/engine'
import { type Followed, isTurn, stranger } from '../test/client.ts'
import type { Asked, AskedPlay, Ledger } from './ledger.ts'
import { newPerson, type OpenWire, type Person } from './person.ts'

export interface Match {
  readonly ledger: Ledger
  /** One thing that somebody does, or news of a bot. */
  step(): Promise<'done' | 'refused' | 'over'>
  /** Requests that were done. */
  answered(): number
  repeated(): number
  close(): void
}

/** Without a clock: people alone, and with a bot between them. */
export const UNTIMED = [
  { chairs: [{ kind: 'me' }, { kind: 'open' }] },
  { chairs: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }] },
]
/** The bank is small: a server that is killed for long is away longer than it lasts. */
const CLOCK = { kind: 'bank', minutes: 10 / 60, increment: 5 }
export const TABLES = [...UNTIMED, { chairs: [{ kind: 'me' }, { kind: 'open' }], clock: CLOCK }]

/** Of a hundred requests, so many are of a kind; the rest are single moves. */
const SHARES = [
  ['moves', 25],
  ['undo', 10],
  ['draft', 10],
  ['chat', 5],
  ['repeat', 5],
  ['ask', 5],
] as const
/** Moves in one request. */
const MOST_MOVES = 6
/** Milliseconds after a refusal. */
const PAUSE = 20

let names = 0

/** Everything before the first move is done at one server. */
export async function beginMatch(
  addresses: () => readonly string[],
  address: string,
  openWire: OpenWire,
  table: object,
  dice: Dice,
): Promise<Match> {
  const people: Person[] = []
  const close = (): void => {
    for (const person of people) person.close()
  }
  try {
    while (people.length < 2) people.push(await newPerson(addresses, address, openWire))
    const game = await seat(people, address, table)
    await Promise.all(people.map((person) => person.watch(game)))
    return matchOf(game, people, dice, close)
  } catch (error) {
    close()
    throw error
  }
}

async function seat(people: readonly Person[], address: string, table: object): Promise<string> {
  const [host, other] = people.map(({ cookie }) => Object.assign(stranger(address), { cookie }))
  const plan = { title: 'Faults', edition: 'birmingham', ...table }
  const made = await host?.call('POST', '/api/tables', plan)
  const id = made?.body.id as string
  const sat = await other?.call('PUT', `/api/tables/${id}/seats/1`, {})
  const begun = await host?.call('POST', `/api/tables/${id}/start`)
  if (sat?.status !== 204 || begun?.status !== 204) throw new Error('The game could not begin.')
  return id
}

function matchOf(game: string, people: readonly Person[], dice: Dice, close: () => void): Match {
  const ledger: Ledger = { game, asked: [] }
  const closing = new AbortController()
  let answered = 0

  async function step(): Promise<'done' | 'refused' | 'over'> {
    const last = lastHeard()
    await Promise.all(people.map((person) => person.hears(last)))
    if (people.some((person) => person.game().seen().over)) return 'over'
    const mover = inTurn()
    if (mover === undefined) {
      await botMoves(last)
      return 'done'
    }
    if (await doSomething(mover)) return 'done'
    // Somebody believed in a position that is none: what the server says is what counts.
    await setTimeout(PAUSE)
    await Promise.all(people.map((person) => person.rereads()))
    return 'refused'
  }

  const lastHeard = (): number => Math.max(...people.map((person) => person.game().seq()))

  const inTurn = (): Person | undefined => people.find((person) => isTurn(person.game()))

  /** Or nobody is in turn because somebody believes in lines that are gone: then the server is asked for all of them. */
  async function botMoves(last: number): Promise<void> {
    while (!closing.signal.aborted && lastHeard() <= last && inTurn() === undefined) {
      await Promise.all(people.map((person) => person.hears(last + 1)))
      if (lastHeard() <= last) await Promise.all(people.map((person) => person.rereads()))
    }
  }

  /** False if it was refused, or nobody knows what came of it. */
  function doSomething(mover: Person): Promise<boolean> {
    switch (chosenKind(dice)) {
      case 'move':
        return plays(mover, someMoves(mover.game(), 1))
      case 'moves':
        return plays(mover, someMoves(mover.game(), MOST_MOVES))
      case 'undo':
        return takesBack(mover)
      case 'ask':
        return asksToTakeBack(mover)
      case 'draft':
        return drafts(mover)
      case 'chat':
        return says(mover)
      case 'repeat':
        return repeats()
    }
  }

  async function plays(person: Person, moves: readonly string[]): Promise<boolean> {
    const at = person.game()
    const ply = at.ply()
    const request = `${game}-${++names}`
    const kind = moves.length === 1 ? 'move' : 'moves'
    const entry = { kind, seat: at.seat() ?? 0, ply, moves, request, outcome: 'unknown', seq: null } as const
    return asks(person, entry, { type: 'play', game, ply, moves, request })
  }

  /** What was taken back is not made again because its request is repeated. */
  async function takesBack(person: Person): Promise<boolean> {
    const ply = person.game().ply()
    if (!(await plays(person, someMoves(person.game(), 1)))) return false
    const made = ledger.asked.at(-1)
    if (!isTurn(person.game()) || person.game().ply() !== ply + 1) return true
    if (!(await undoes(person, 'undo', ply))) return false
    return made !== undefined && isPlay(made) ? repeat(person, made) : true
  }

  const undoes = (person: Person, kind: 'undo' | 'ask', ply: number): Promise<boolean> => {
    const entry = { kind, seat: person.game().seat() ?? 0, ply, outcome: 'unknown', seq: null } as const
    return asks(person, entry, { type: 'undo', game, ply })
  }

  /** Whoever is not in turn would like to go back, and the other one agrees, or not. */
  async function asksToTakeBack(mover: Person): Promise<boolean> {
    const asker = people.find((person) => person !== mover) ?? mover
    const ply = asker.game().ply() - 1 - dice.below(2)
    // Nobody may ask often: then the game just goes on.
    if (ply < 0 || !(await undoes(asker, 'ask', ply))) return plays(mover, someMoves(mover.game(), 1))
    const ask = ledger.asked.at(-1)?.seq ?? 0
    await mover.hears(ask)
    if (mover.game().asked() !== ask) return true
    const yes = dice.below(4) > 0
    const entry = {
      kind: 'consent',
      seat: mover.game().seat() ?? 0,
      yes,
      outcome: 'unknown',
      seq: null,
    } as const
    return asks(mover, entry, { type: 'consent', game, ask, yes })
  }

  function drafts(person: Person): Promise<boolean> {
    const ply = person.game().ply()
    const moves = someMoves(person.game(), MOST_MOVES)
    const entry = { kind: 'draft', user: person.id, ply, moves, outcome: 'unknown', seq: null } as const
    return asks(person, entry, { type: 'draft', game, ply, moves })
  }

  /** Nobody may say much: then the game just goes on. */
  async function says(person: Person): Promise<boolean> {
    const text = `Line ${++names} of ${game}`
    const entry = { kind: 'chat', text, outcome: 'unknown', seq: null } as const
    await asks(person, entry, { type: 'chat', game, text })
    return true
  }

  /** A request that was answered long ago comes once more. */
  function repeats(): Promise<boolean> {
    const done = ledger.asked.filter(isPlay).filter(({ outcome }) => outcome === 'done')
    const one = done[dice.below(Math.max(1, done.length))]
    const person = people.find((any) => any.game().seat() === one?.seat)
    return one === undefined || person === undefined ? Promise.resolve(true) : repeat(person, one)
  }

  async function repeat(person: Person, { ply, moves, request }: AskedPlay): Promise<boolean> {
    const reply = await person.ask({ type: 'play', game, ply, moves, request })
    return reply.type === 'done'
  }

  async function asks(person: Person, fresh: Asked, request: Ask): Promise<boolean> {
    const entry = { ...fresh }
    ledger.asked.push(entry)
    const reply = await person.ask(request)
    if (reply.type === 'done') {
      answered++
      Object.assign(entry, { outcome: 'done', seq: reply.seq ?? null })
      if (entry.seq !== null) await person.hears(entry.seq)
    } else if (reply.error.code !== 'unavailable') entry.outcome = 'refused'
    return reply.type === 'done'
  }

  /** Of the person in turn, on its own view: what is drawn at the end of the turn is nobody's business before. */
  function someMoves(at: Followed, most: number): string[] {
    let state = at.seen()
    const rules = rulesOf(state)
    const texts: string[] = []
    while (texts.length < most && !state.over && seatToMove(state) === at.seat()) {
      const legal = legalMoves(state)
      const move = legal[dice.below(legal.length)]
      if (move === undefined) break
      texts.push(formatMove(rules, move))
      state = cloneState(state)
      makeMove(state, move)
    }
    return texts
  }

  return {
    ledger,
    step,
    answered: () => answered,
    repeated: () => people.reduce((sum, person) => sum + person.repeated(), 0),
    close() {
      closing.abort()
      close()
    },
  }
}

const isPlay = (asked: Asked): asked is AskedPlay => asked.kind === 'move' || asked.kind === 'moves'

function chosenKind(dice: Dice): 'move' | (typeof SHARES)[number][0] {
  let roll = dice.below(100)
  for (const [kind, share] of SHARES) {
    if (roll < share) return kind
    roll -= share
  }
  return 'move'
}
