// Game files: replayed to the score, or refused at the move that is wrong.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { storedGames } from '@ironbridge/lab'
import { emptyFolder } from '@ironbridge/players/testing'
import { expect, test } from 'vitest'
import { ironbridge } from './ironbridge.ts'

/** The text of a stored game. */
const textOf = (name: string): string => storedGames().find((game) => game.name === name)?.text ?? ''

function fileOf(whole: string): string {
  const path = join(emptyFolder(), 'game.brass')
  writeFileSync(path, whole)
  return path
}

const text = textOf('birmingham-4p-0001')
const file = fileOf(text)
const result = /\[Result "(.*)"\]/.exec(text)?.[1] ?? ''

async function replayChanged(
  change: (whole: string) => string,
): Promise<{ code: number | null; answer: object; stderr: string }> {
  const path = fileOf(change(text))
  const { code, stdout } = await ironbridge(['replay', path, '--json'])
  const { stderr } = await ironbridge(['replay', path])
  return { code, answer: JSON.parse(stdout) as object, stderr }
}

test('a game file is replayed round by round to its result', async () => {
  const { code, stdout } = await ironbridge(['replay', file, '--json'])
  expect(code).toBe(0)
  const answer = JSON.parse(stdout) as { result: number[]; rounds: { era: string; round: number }[] }
  expect(answer).toMatchObject({ ok: true, edition: 'birmingham', players: 4, over: true })
  expect(answer.result.join(' ')).toBe(result)
  const rounds = [1, 2, 3, 4, 5, 6, 7, 8]
  expect(answer.rounds.map(({ era, round }) => `${era} ${round}`)).toEqual([
    ...rounds.map((round) => `canal ${round}`),
    ...rounds.map((round) => `rail ${round}`),
  ])
})

test.each([
  ['lancashire-3p-0001', 18, 2],
  ['classic-3p-0001', 20, 2],
])('%s is replayed through its rounds, with points for money at the end', async (name, rounds, eras) => {
  const { code, stdout } = await ironbridge(['replay', fileOf(textOf(name)), '--json'])
  expect(code).toBe(0)
  const answer = JSON.parse(stdout) as {
    rounds: { era: string }[]
    sheet: { label: string; points: number[] }[]
    result: number[]
  }
  expect(answer.rounds).toHaveLength(rounds)
  expect(new Set(answer.rounds.map(({ era }) => era)).size).toBe(eras)
  const sums = [0, 1, 2].map((seat) => answer.sheet.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0))
  expect(sums).toEqual(answer.result)
  expect(answer.sheet.map(({ label }) => label)).toContain('money')
})

test('the score sheet adds up and the ranking follows it', async () => {
  const { stdout } = await ironbridge(['replay', file])
  const numbers = (label: string): number[] =>
    new RegExp(`^${label} +(.*)$`, 'm').exec(stdout)?.[1]?.trim().split(/\s+/).map(Number) ?? [0, 0, 0, 0]
  const parts = ['canal', 'rail'].flatMap((era) =>
    ['links', 'tiles', 'merchants', 'debts'].map((what) => numbers(`${era} ${what}`)),
  )
  const sums = [0, 1, 2, 3].map((seat) => parts.reduce((sum, points) => sum + (points[seat] ?? 0), 0))
  expect(sums.join(' ')).toBe(result)
  expect(numbers('victory points')).toEqual(sums)
  expect(stdout).toContain(`1. `)
  expect(stdout).toContain(`${Math.max(...sums)} points`)
})

test('an illegal move is named with its place and the rule', async () => {
  const lines = text.split('\n')
  const ply = 10
  const place = lines.indexOf('') + 1 + ply
  const seat = lines[place]?.charAt(0) ?? ''
  const changed = await replayChanged(() => lines.with(place, `${seat} pass / wild-location`).join('\n'))
  expect(changed).toMatchObject({
    code: 1,
    answer: { ok: false, ply, refusal: { rule: 'card.not-in-hand' } },
  })
  expect(changed.stderr).toContain(`move ${ply + 1}, "${seat} pass / wild-location": `)
  expect(changed.stderr).toContain('B-TURN-03')
})

test('a game of other rules is refused, and not replayed by these', async () => {
  const changed = await replayChanged((whole) => whole.replace(/\[Rules ".*"\]/, '[Rules "99"]'))
  expect(changed).toMatchObject({ code: 1, answer: { ok: false, rules: 99 } })
  expect(changed.stderr).toContain('It follows revision 99 of the rules')
  expect(changed.stderr).not.toContain('move 1')
})

test('a move of the wrong seat, bad text, a wrong result, a wrong seed and no game at all are refused', async () => {
  const [seat, word, points, seed, none] = await Promise.all([
    replayChanged((whole) =>
      whole.replace(/\n\n([A-D])/, (_, letter) => `\n\n${letter === 'A' ? 'B' : 'A'}`),
    ),
    replayChanged((whole) => whole.replace(/ network /, ' netwrok ')),
    replayChanged((whole) => whole.replace(/\[Result ".*"\]/, '[Result "1 2 3 4"]')),
    replayChanged((whole) =>
      whole.replace(/\[Seed "."?/, (start) => (start.endsWith('0') ? '[Seed "1' : '[Seed "0')),
    ),
    replayChanged(() => 'hello'),
  ])
  for (const { code, answer, stderr } of [seat, word, points, seed, none]) {
    expect(code).toBe(1)
    expect(answer).toMatchObject({ ok: false, message: expect.any(String) as unknown })
    expect(stderr).not.toContain('    at ')
  }
  expect(seat.answer).toMatchObject({ ply: 0 })
  expect(word.stderr).toContain('netwrok')
  expect(points.stderr).toContain(result)
  expect(seed.stderr).toContain('hash')
})
