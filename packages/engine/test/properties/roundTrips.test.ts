// What is written and read again is the same: JSON, moves, positions, games, and a replay of them.

import {
  formatGame,
  formatMove,
  formatPosition,
  type GameRecord,
  hashOfSeed,
  legalMoves,
  type Move,
  newGame,
  parseGame,
  parseMove,
  parsePosition,
  parsePositionObject,
  positionObject,
  RULES_REVISION,
  readMove,
  recordedMove,
  replay,
  rulesOf,
  type State,
  stateHash,
  view,
} from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { someOf } from '../depth.ts'
import { decisions, nameOf, type Playout, playoutsOfAll } from '../playout.ts'
import { canonical, describeLaws, holds, same, sampled } from './laws.ts'

const GAMES = { birmingham: 144, lancashire: 65, classic: 45 }
const STATE_STRIDE = 10
const MOVE_STRIDE = 20
const HASH_STRIDE = 40
const REPLAYED_GAMES = { birmingham: 24, lancashire: 13, classic: 9 }
const DEALT_GAMES = { birmingham: 300, lancashire: 65, classic: 45 }

describeLaws('States and moves', someOf(playoutsOfAll(GAMES)), {
  'come back from JSON as they were': sampled(STATE_STRIDE, ({ next }) => {
    same(canonical(JSON.parse(JSON.stringify(next))), canonical(next), 'state')
  }),

  'come back from the text of a position as they were': sampled(STATE_STRIDE, ({ next }) => {
    checkPosition(next, formatPosition(next))
    checkPosition(next, formatPosition(next).replaceAll('\n', '; '))
    checkPosition(next, formatPosition(next).split('\n').toReversed().join('\n'))
  }),

  'come back from the object of a position as they were': sampled(STATE_STRIDE, ({ next }) => {
    const { value, error } = parsePositionObject(JSON.parse(JSON.stringify(positionObject(next))))
    holds(value !== null, error?.message ?? '')
    same(canonical(value), canonical(next), 'state')
  }),

  'come back from views written as positions': sampled(STATE_STRIDE, ({ state, seat }) => {
    for (const eye of [seat, null]) {
      const seen = view(state, eye)
      checkPosition(seen, formatPosition(seen))
      same(canonical(parsePositionObject(positionObject(seen)).value), canonical(seen), 'view as object')
    }
  }),

  'have equal hashes where they are equal, and others where they are not': sampled(
    HASH_STRIDE,
    ({ state, next }) => {
      const copy = parsePosition(formatPosition(next)).value
      holds(copy !== null, 'position')
      same(stateHash(copy), stateHash(next), 'hash')
      holds(stateHash(state) !== stateHash(next), 'a move changes the hash')
    },
  ),

  'are written and read as the same move, in the list and alone': sampled(MOVE_STRIDE, ({ state, legal }) => {
    const rules = rulesOf(state)
    for (const move of legal) {
      const text = formatMove(rules, move)
      same(readMove(state, text).value?.move, move, `read in its position: ${text}`)
      const alone = parseMove(rules, text)
      same(alone.error, null, text)
      same(formatMove(rules, alone.value as Move), text, `read alone: ${text}`)
      same(readMove(state, shouted(text)).value?.move, move, `shouted: ${shouted(text)}`)
    }
  }),
})

describe('Games', () => {
  const games = playoutsOfAll(REPLAYED_GAMES)

  it('come back from their text as they were', () => {
    for (const game of games) {
      const { record } = recorded(game)
      const parsed = parseGame(formatGame(record))
      expect(parsed.value, nameOf(game)).toEqual(record)
      expect(formatGame(parsed.value as GameRecord)).toBe(formatGame(record))
    }
  })

  it('are replayed move by move as they were played', () => {
    for (const game of games) {
      const { record, states, events } = recorded(game)
      let ply = 0
      const replayed = replay(record, (played) => {
        same(played.ply, ply, 'ply')
        same(canonical(played.state), canonical(states[ply]), `${nameOf(game)}, state after ply ${ply}`)
        same(played.events, events[ply], `${nameOf(game)}, events of ply ${ply}`)
        ply++
      })
      expect(replayed.error).toBeNull()
      expect(stateHash(replayed.state)).toBe(stateHash(states[states.length - 1]))
      expect(ply).toBe(states.length)
    }
  })

  it('begin with the same deal whenever the seed is the same, and with another where it is not', () => {
    const hashes = playoutsOfAll(DEALT_GAMES).map(({ setup, seed }) => stateHash(newGame(setup, seed)))
    expect(hashes).toEqual(
      playoutsOfAll(DEALT_GAMES).map(({ setup, seed }) => stateHash(newGame(setup, seed))),
    )
    expect(new Set(hashes).size).toBe(hashes.length)
  })
})

function checkPosition(state: State, text: string): void {
  const { value, error } = parsePosition(text)
  holds(value !== null, `${error?.message} at ${error?.at}`)
  same(canonical(value), canonical(state), 'state')
  same(canonical(legalMoves(value)), canonical(legalMoves(state)), 'legal moves')
}

/** Capitals and much white space. */
const shouted = (text: string): string => ` ${text.toUpperCase().replaceAll(/([@<>/,+])/g, '  $1 ')}\t`

interface Recorded {
  readonly record: GameRecord
  readonly states: readonly State[]
  readonly events: readonly unknown[]
}

function recorded(game: Playout): Recorded {
  const played = [...decisions(game)]
  const last = played[played.length - 1].next
  return {
    record: {
      setup: game.setup,
      names: ['Ada', 'Ben "the Boat"', 'Cleo', 'Dän'].slice(0, game.setup.seats),
      seed: game.seed,
      seedHash: hashOfSeed(game.seed),
      rules: RULES_REVISION,
      moves: played.map(({ state, move }) => recordedMove(state, move)),
      result: last.players.map(({ vp }) => vp),
    },
    states: played.map(({ next }) => next),
    events: played.map(({ events }) => events),
  }
}
