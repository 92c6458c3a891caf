// Every edition with every number of players and every variant: games that obey the laws and end as they did before.
// `UPDATE_GOLDEN=1` writes games.txt anew.

import { readFileSync, writeFileSync } from 'node:fs'
import {
  brokenRule,
  cloneState,
  determinize,
  editions,
  formatMove,
  formatPosition,
  legalMoves,
  makeMove,
  makeSetup,
  newGame,
  parsePosition,
  type Rng,
  RULES_REVISION,
  readMove,
  recordedMove,
  replay,
  rolling,
  rulesOf,
  type Setup,
  type State,
  seatName,
  seatToMove,
  sha256,
  stateHash,
  variants,
  view,
} from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'

const GAMES = 2
/** Costly laws are tried at every so many decisions. */
const STRIDE = 9
const FILE = new URL('./games.txt', import.meta.url)

const tables: Setup[] = editions.flatMap((edition) =>
  edition.seats.flatMap((seats) =>
    [null, ...variants.filter((variant) => variant.editions.includes(edition.id))].flatMap((variant) => {
      const chosen = variant === null ? [] : variant.needs ? [variant.needs, variant.id] : [variant.id]
      const setup = makeSetup(edition.id, seats, chosen)
      return 'error' in setup ? [] : [setup]
    }),
  ),
)

const nameOf = ({ edition, seats, variants: chosen }: Setup): string => [edition, seats, ...chosen].join(' ')

interface Finished {
  readonly last: State
  readonly rounds: Readonly<Record<string, number>>
  /** Fingerprint of every list of legal moves. */
  readonly lists: string
}

/** A game in which a kind of move is chosen first, then a move of that kind. */
function played(setup: Setup, game: number): Finished {
  const seed = `${game + 1}`.padStart(32, '0')
  const state = newGame(setup, seed)
  const rules = rulesOf(state)
  const dice = rolling([game, setup.seats, 5, 7] as Rng)
  const moves: string[] = []
  const rounds: Record<string, number> = {}
  let lists = ''
  for (let ply = 0; !state.over; ply++) {
    rounds[state.era] = state.round
    const legal = legalMoves(state)
    const texts = legal.map((move) => formatMove(rules, move))
    expect(legal.length).toBeGreaterThan(0)
    expect(new Set(texts).size).toBe(texts.length)
    lists = sha256(lists + texts.join('\n'))
    const types = [...new Set(legal.map(({ type }) => type))]
    const type = types[dice.below(types.length)]
    const fitting = legal.filter((move) => move.type === type)
    const move = fitting[dice.below(fitting.length)]
    expect(brokenRule(state, move)).toBeNull()
    if (ply % STRIDE === 0) tryLaws(state)
    moves.push(recordedMove(state, move))
    makeMove(state, move)
  }
  const names = state.players.map((_, seat) => seatName(seat))
  const record = { setup, names, seed, seedHash: null, rules: RULES_REVISION, moves, result: null }
  expect(stateHash(replay(record).state)).toBe(stateHash(state))
  return { last: state, rounds, lists }
}

function tryLaws(state: State): void {
  const rules = rulesOf(state)
  for (const move of legalMoves(state)) expect(brokenRule(state, move)).toBeNull()
  expect(parsePosition(formatPosition(state)).value).toEqual(state)
  const [first] = legalMoves(state)
  expect(readMove(state, formatMove(rules, first)).value?.move).toEqual(first)
  const seat = seatToMove(state)
  const seen = view(state, seat)
  expect(view(determinize(seen, rolling([1, 2, 3, 4])), seat)).toEqual(seen)
  expect(legalMoves(seen)).toEqual(legalMoves(state))
  const cards = [
    ...state.deck,
    ...state.faceDown,
    ...state.players.flatMap(({ hand, discard }) => [...hand, ...discard]),
  ].filter((card) => !rules.cards[card].wild)
  expect(cards.sort((a, b) => a - b)).toEqual(rules.deck)
  expect(cloneState(state)).toEqual(state)
}

const lineOf = (setup: Setup, game: number, { last, lists }: Finished): string => {
  const seats = last.players.map(({ vp, money, incomeSpace }) => `${vp}/${money}/${incomeSpace}`)
  return `${nameOf(setup)} game ${game}: ${seats.join(' ')} ${lists.slice(0, 12)}`
}

describe('every table', () => {
  const lines: string[] = []

  it.each(tables.map((setup) => ({ name: nameOf(setup), setup })))(
    'plays $name to the end by the laws, in the rounds of its rulebook',
    ({ setup }) => {
      for (let game = 0; game < GAMES; game++) {
        const finished = played(setup, game)
        const { edition } = rulesOf(finished.last)
        const expected = Object.fromEntries(edition.eras.map(({ id }) => [id, edition.rounds[setup.seats]]))
        expect(finished.rounds).toEqual(expected)
        lines.push(lineOf(setup, game, finished))
      }
    },
  )

  it('ends with the points, money, income and lists of moves on record', () => {
    const text = `# edition players variants game: VP/money/income space of each seat, fingerprint of all lists of moves\n${lines.join('\n')}\n`
    if (process.env['UPDATE_GOLDEN']) writeFileSync(FILE, text)
    expect(text).toBe(readFileSync(FILE, 'utf8'))
  })
})
