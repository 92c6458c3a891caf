// What a bot is told: nothing hidden, and what PROTOCOL.md shows.

import { readFileSync, writeFileSync } from 'node:fs'
import { bots } from '@ironbridge/bots'
import {
  at,
  determinize,
  editions,
  legalMoves,
  rngFromSeed,
  rolling,
  seatToMove,
  view,
} from '@ironbridge/engine'
import { expect, test } from 'vitest'
import { botPlayer } from '../src/botPlayer.ts'
import { seedFrom } from '../src/seeds.ts'
import { commandWords } from '../src/stdio/commandWords.ts'
import { turnMessage } from '../src/stdio/hostMessages.ts'
import { readMessage } from '../src/stdio/message.ts'
import { programPlayer } from '../src/stdio/program.ts'
import { shortLine } from '../src/stdio/shortLine.ts'
import { badBot, example, playGame, setupFor, shortGame } from './kit/index.ts'

test.each(editions)('a turn of $title is the same to the byte whatever is hidden', async ({ id, seats }) => {
  const seed = seedFrom('tea')
  const random = botPlayer(at(bots, 0))
  let turns = 0
  const watching = {
    ...random,
    choose(decision: Parameters<typeof random.choose>[0]) {
      const seat = seatToMove(decision.view)
      const sent = turnMessage(decision, 1, 1000, null)
      for (let deal = 0; deal < 3; deal++) {
        const dice = rolling(rngFromSeed(seedFrom(`${turns}/${deal}`)))
        const other = determinize(decision.view, dice)
        const again = { ...decision, view: view(other, seat), legal: legalMoves(other) }
        expect(turnMessage(again, 1, 1000, null)).toBe(sent)
      }
      expect(sent).not.toContain(seed)
      expect(readMessage(sent)?.fields['position']).toMatchObject({ rng: null })
      turns++
      return random.choose(decision)
    },
  }
  const table = Array.from({ length: at(seats, 0) }, () => watching)
  await playGame(setupFor(id, table.length), table, { seed })
  expect(turns).toBeGreaterThan(70)
})

test.each([
  ['python3 my.py', ['python3', 'my.py']],
  [`  node  "my bots/a.ts" --name='Big "B"' `, ['node', 'my bots/a.ts', '--name=Big "B"']],
  [String.raw`C:\bots\a.exe ""`, [String.raw`C:\bots\a.exe`, '']],
])('%s is cut into its words', (command, words) => {
  expect(commandWords(command)).toEqual(words)
})

test.each(['', '   ', '""', 'python3 "my.py', "it's"])('%j is no command', (command) => {
  expect(() => commandWords(command)).toThrow(/is empty|not closed/)
})

const manual = new URL('../../../docs/PROTOCOL.md', import.meta.url)

/** What is said on both sides in a game, in short. */
async function conversation(command: string): Promise<string[]> {
  const lines: string[] = []
  const log = (line: string): void => void lines.push(`${line.slice(0, 2)}${shortLine(line.slice(2))}`)
  const table = [programPlayer(command, { log }), programPlayer(example.python)]
  // Commands have paths in them.
  const named = table.map((player) => ({ ...player, name: 'navvy' }))
  await playGame(shortGame, named)
  await Promise.all(table.map((player) => player.close()))
  return lines
}

/** UPDATE_PROTOCOL=1 writes the sessions in PROTOCOL.md anew. */
test('the sessions in PROTOCOL.md are what the program says', async () => {
  const whole = await conversation(example.python)
  const refused = (await conversation(badBot('lies').command)).slice(3, 7)
  const sessions = [[...whole.slice(0, 7), `  … ${whole.length - 11} lines …`, ...whole.slice(-4)], refused]
  const found = readFileSync(manual, 'utf8')
  let next = 0
  const wanted = found.replaceAll(/(```session\n)[^]*?(```)/g, (_, start: string, end: string) => {
    const lines = sessions[next++] ?? []
    return `${start}${lines.join('\n')}\n${end}`
  })
  expect(next).toBe(sessions.length)
  if (process.env['UPDATE_PROTOCOL'] === '1') writeFileSync(manual, wanted)
  else expect(found).toBe(wanted)
})
