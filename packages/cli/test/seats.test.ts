// The questions before a game, asked at a terminal that answers from a list.

import { expect, test } from 'vitest'
import { askSeating, type TerminalSeating } from '../src/table/seats.ts'
import { fakeTerminal } from './fakeTerminal.ts'

interface Asked {
  readonly seating: TerminalSeating | null
  readonly said: string
  readonly prompts: readonly string[]
}

async function ask(
  answers: readonly string[],
  wishes: { edition?: string; variants?: string[] } = {},
): Promise<Asked> {
  const terminal = fakeTerminal(answers)
  const seating = await askSeating(terminal, { edition: wishes.edition, variants: wishes.variants })
  return { seating, said: terminal.said.join('\n'), prompts: terminal.prompts }
}

const who = ({ seating }: Asked): (string | null)[] =>
  (seating?.sitters ?? []).map((sitter) => sitter?.id ?? null)

test('Enter all the way is Birmingham for two against the usual bot', async () => {
  const asked = await ask(['', '', '', '', ''])
  expect(asked.seating?.setup).toEqual({ edition: 'birmingham', seats: 2, variants: [] })
  expect(who(asked)).toEqual([null, 'strong'])
})

test('an edition is named by its beginning, and brings its own numbers of players and variants', async () => {
  const asked = await ask(['cl', '', 'debt-carried', '2', 'novice'])
  expect(asked.seating?.setup).toEqual({ edition: 'classic', seats: 3, variants: ['debt-carried'] })
  expect(who(asked)).toEqual([null, null, 'novice'])
  expect(asked.prompts[1]).toContain('3, 4 [3]')
  expect(asked.said).toContain('tie-break-by-space')
  expect(asked.said).not.toContain('classic-deck')
})

test('variants are explained, and asked again until they go together', async () => {
  const asked = await ask([
    'lancashire',
    '2',
    '?',
    'two-player-map, chess',
    'introductory two-player-map',
    '2',
  ])
  expect(asked.said).toContain('A reduced map for two')
  expect(asked.said).toContain('no variant "chess"')
  expect(asked.seating?.setup.variants).toEqual(['introductory', 'two-player-map'])
  for (const line of asked.said.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
})

test('variants for another number of players are not offered', async () => {
  const { said } = await ask(['lancashire', '4'])
  expect(said).toContain('classic-deck')
  expect(said).not.toContain('two-player-map')
})

test('what the command line says is not asked', async () => {
  const asked = await ask(['3', '3'], { edition: 'lancashire', variants: ['virtual-link'] })
  expect(asked.seating?.setup).toEqual({ edition: 'lancashire', seats: 3, variants: ['virtual-link'] })
  expect(asked.prompts).toHaveLength(2)
})

test('a wrong answer is asked again, and silence ends it', async () => {
  const asked = await ask(['chess', 'birmingham', '7', '2', 'none', '9'])
  expect(asked.said).toContain('"chess" is none of these.')
  expect(asked.said).toContain('"7" is none of these.')
  expect(asked.said).toContain('"9" is none of these.')
  expect(asked.seating).toBeNull()
})
