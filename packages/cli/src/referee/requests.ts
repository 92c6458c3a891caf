// The requests that the referee understands, one function each.

import {
  cloneState,
  editions,
  formatMove,
  formatPosition,
  type GameEvent,
  incomeLevel,
  legalMoves,
  type Meant,
  makeMove,
  makeSetup,
  newGame,
  positionObject,
  ranking,
  refusalObject,
  refusalOf,
  rulesOf,
  type State,
  seatName,
  seatToMove,
  standings,
  stateHash,
  UNKNOWN_STEPS,
  variantsOf,
  view,
} from '@ironbridge/engine'
import { randomSeed, seedFrom } from '@ironbridge/players'
import { eventObject } from './events.ts'
import { RequestFault } from './fault.ts'
import { meantMove, moveIn, movesIn, positionIn, type RefereeRequest, seatIn, variantsIn } from './fields.ts'

type Answer = Record<string, unknown>

export const requestsHelp = [
  {
    request: '{"cmd":"new","edition":"birmingham","players":4,"variants":{},"seed":"…"}',
    answers: 'the first position and the seed; without a seed a random one is drawn',
  },
  {
    request: '{"cmd":"legal","position":…}',
    answers: 'the seat to move and every legal move ("moves")',
  },
  {
    request: '{"cmd":"explain","position":…,"move":"…"}',
    answers: '"legal":true and the move in its one spelling, or "legal":false and the refusal',
  },
  {
    request: '{"cmd":"play","position":…,"moves":["…"]}',
    answers: 'the new position and the events of each move, or an error with the index where it stopped',
  },
  {
    request: '{"cmd":"score","position":…}',
    answers:
      'per seat: VP now, links, tiles and what the edition adds if the era ended now, their total; the ranking if it is over',
  },
  {
    request: '{"cmd":"view","position":…,"seat":"A"}',
    answers: 'the position as a seat may know it; "seat":null is a spectator',
  },
  { request: '{"cmd":"editions"}', answers: 'editions, numbers of players and variants' },
  { request: '{"cmd":"help"}', answers: 'this list' },
]

const handlers = new Map<string, (request: RefereeRequest) => Answer>([
  ['new', newPosition],
  ['legal', legal],
  ['explain', explained],
  ['play', played],
  ['score', score],
  ['view', seen],
  ['editions', editionList],
  ['help', () => ({ commands: requestsHelp })],
])

export function handle(request: RefereeRequest): Answer {
  const { cmd } = request
  const handler = typeof cmd === 'string' ? handlers.get(cmd) : undefined
  if (!handler) {
    const message = typeof cmd === 'string' ? `There is no command "${cmd}".` : '"cmd" says what to do.'
    throw new RequestFault('request', message, { expected: [...handlers.keys()] })
  }
  return handler(request)
}

function newPosition(request: RefereeRequest): Answer {
  const { edition, players, seed } = request
  if (typeof edition !== 'string')
    throw new RequestFault('request', '"edition" is a text such as "birmingham".')
  if (typeof players !== 'number') throw new RequestFault('request', '"players" is a number.')
  const setup = makeSetup(edition, players, variantsIn(request))
  if ('error' in setup) throw new RequestFault('request', setup.error)
  const given = typeof seed === 'number' ? `${seed}` : (seed ?? null)
  if (given !== null && typeof given !== 'string') throw new RequestFault('request', '"seed" is a text.')
  const used = given === null ? randomSeed() : seedFrom(given)
  return { ...bothForms(newGame(setup, used)), seed: used }
}

function legal(request: RefereeRequest): Answer {
  const state = positionIn(request)
  const rules = rulesOf(state)
  const moves = legalMoves(state).map((move) => formatMove(rules, move))
  return { seat: toMove(state), count: moves.length, moves }
}

function explained(request: RefereeRequest): Answer {
  const state = positionIn(request)
  const rules = rulesOf(state)
  const meant = moveIn(request, state)
  const understood = { seat: toMove(state), move: formatMove(rules, meant.move) }
  return meant.broken === null
    ? { legal: true, ...understood }
    : { legal: false, ...understood, refusal: refusalObject(rules, refusalOf(state, meant)) }
}

/** Nothing is half applied: on an error the position is the one before the move that failed. */
function played(request: RefereeRequest): Answer {
  let state = positionIn(request)
  const rules = rulesOf(state)
  const moves: string[] = []
  const events: Answer[][] = []
  const soFar = (): Answer => ({ ...bothForms(state), moves, events })
  for (const [index, text] of movesIn(request).entries()) {
    const happened: GameEvent[] = []
    const meant = stoppingAt(index, soFar, () => knownMove(state, meantMove(state, text)))
    if (meant.broken !== null) {
      const refusal = refusalObject(rules, refusalOf(state, meant))
      throw new RequestFault('refusal', refusal.sentence, { index, refusal }, soFar())
    }
    state = cloneState(state)
    makeMove(state, meant.move, (event) => happened.push(event))
    moves.push(formatMove(rules, meant.move))
    events.push(happened.map((event) => eventObject(rules, event)))
  }
  return soFar()
}

/** A sale to the distant market turns up a tile, which a view does not know. */
function knownMove(state: State, meant: Meant): Meant {
  const { move } = meant
  const buyer = move.type === 'sell' ? move.buyer : undefined
  const isDistant = buyer !== undefined && rulesOf(state).buyers[buyer]?.id === 'distant-market'
  if (isDistant && (state.distantMarket?.tiles.at(-1) ?? UNKNOWN_STEPS) === UNKNOWN_STEPS)
    throw new RequestFault(
      'position',
      'The position does not say which tile of the distant market comes next.',
    )
  return meant
}

/** Adds to a fault which move it was, and what had been played. */
function stoppingAt<T>(index: number, soFar: () => Answer, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof RequestFault)) throw error
    throw new RequestFault(error.kind, error.message, { index, ...error.details }, soFar())
  }
}

function score(request: RefereeRequest): Answer {
  const state = positionIn(request)
  const rules = rulesOf(state)
  const seats = standings(state).map((standing, seat) => {
    const { money = 0, incomeSpace = 0 } = state.players[seat] ?? {}
    return { seat: seatName(seat), ...standing, money, income: incomeLevel(rules, incomeSpace), incomeSpace }
  })
  const places = state.over ? ranking(state).map((place) => place.map(seatName)) : null
  return { era: state.era, round: state.round, over: state.over, seats, ranking: places }
}

function seen(request: RefereeRequest): Answer {
  const state = positionIn(request)
  return bothForms(view(state, seatIn(request, state)))
}

function editionList(): Answer {
  return {
    editions: editions.map((edition) => ({
      id: edition.id,
      title: edition.title,
      players: edition.seats,
      variants: variantsOf(edition).map((variant) => ({
        id: variant.id,
        title: variant.title,
        sentence: variant.sentence,
        needs: variant.needs ?? null,
        excludes: variant.excludes ?? [],
        players: variant.seats ?? edition.seats,
      })),
    })),
  }
}

const toMove = (state: State): string | null => (state.over ? null : seatName(seatToMove(state)))

const bothForms = (state: State): Answer => ({
  seat: toMove(state),
  over: state.over,
  position: formatPosition(state),
  object: positionObject(state),
  hash: stateHash(state),
})
