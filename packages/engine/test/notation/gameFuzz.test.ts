// Whatever is given as a game is answered, and a game that is read can be replayed to where it goes wrong.

import {
  formatGame,
  formatReplayError,
  type GameRecord,
  parseGame,
  RULES_REVISION,
  recordedMove,
  replay,
  rulesOf,
} from '@ironbridge/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { some } from '../depth.ts'
import { decisions, playoutsOfAll } from '../playout.ts'
import { checkAnswer, damaged } from './texts.ts'
import { diceOf, pick } from './words.ts'

const RANDOM_TEXTS = some(2000)
const DAMAGED_TEXTS = some(1500)
const DAMAGED_MOVES = some(300)
const GAMES = { birmingham: 6, lancashire: 4, classic: 3 }

const records: readonly GameRecord[] = playoutsOfAll(GAMES).map((game) => ({
  setup: game.setup,
  names: ['Ada', 'Ben', 'Cleo', 'Dan'].slice(0, game.setup.seats),
  seed: game.seed,
  seedHash: null,
  rules: RULES_REVISION,
  moves: [...decisions(game)].map(({ state, move }) => recordedMove(state, move)),
  result: null,
}))
const texts = records.map((record) => formatGame(record))

describe('Any text as a game', () => {
  it('is answered, be it noise', () => {
    const line = fc.oneof(
      fc.string({ maxLength: 40 }),
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom(
        '[Edition "birmingham"]',
        '[Players "2"]',
        '[Rules "1"]',
        '[A "',
        '[Seed ""]',
        'A end',
        '[[',
        '# x',
      ),
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        const text = lines.join('\n')
        checkAnswer(text, parseGame(text))
      }),
      { seed: 4, numRuns: RANDOM_TEXTS },
    )
  })

  it('is answered, be it a damaged game', () => {
    const dice = diceOf(21)
    for (let i = 0; i < DAMAGED_TEXTS; i++) {
      const text = pick(dice, texts).slice(0, 200 + dice.below(400))
      const spoilt = damaged(dice, text, pick(dice, texts).slice(0, 300))
      checkAnswer(spoilt, parseGame(spoilt))
    }
  })

  it('is answered soon, however long it is', () => {
    for (const piece of ['a', '[', '\n', '"', '[A "x"]\n', '\\', 'A pass / leek\n', '#'])
      for (const text of [
        piece.repeat(50_000),
        `[Edition "birmingham"]\n[Players "2"]\n[Rules "1"]\n${piece.repeat(900)}`,
      ])
        checkAnswer(text, parseGame(text))
  })

  it('is not replayed by other rules than its own', () => {
    const record = pick(diceOf(23), records)
    for (const rules of [0, RULES_REVISION + 1]) {
      const { error, state } = replay({ ...record, rules }, () => expect.unreachable())
      expect(error?.why).toEqual({ is: 'revision', rules })
      expect(state).toEqual(replay({ ...record, moves: [] }).state)
    }
  })

  it('is replayed up to the move that is wrong, with a sentence that says why', () => {
    const dice = diceOf(22)
    for (let i = 0; i < DAMAGED_MOVES; i++) {
      const record = pick(dice, records)
      const moves = [...record.moves]
      const ply = dice.below(moves.length)
      moves[ply] = damaged(dice, moves[ply], pick(dice, moves))
      const { error, state } = replay({ ...record, moves })
      if (error === null) continue
      expect(error.ply).toBeGreaterThanOrEqual(ply)
      expect(formatReplayError(rulesOf(state), error)).toMatch(/\S[^]*[.?]$/)
      expect(error.move).toBe(moves[error.ply])
      if (error.ply === ply) expect(state).toEqual(replay({ ...record, moves: moves.slice(0, ply) }).state)
    }
  })
})
