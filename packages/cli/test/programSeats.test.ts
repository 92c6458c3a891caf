// Programs that sit at the table, in the terminal game, in simulations and in the arena.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseGame } from '@ironbridge/engine'
import { seatNamesIn, seedFrom, sitterNamed } from '@ironbridge/players'
import { type BadBot, badBot, emptyFolder, example, shortGame } from '@ironbridge/players/testing'
import { expect, test } from 'vitest'
import { openPrograms } from '../src/table/programs.ts'
import { newSession } from '../src/table/session.ts'
import { fakeTerminal } from './fakeTerminal.ts'
import { ironbridge, launcher, type Ran } from './ironbridge.ts'

const short = ['--variant', 'introductory', '--seed', 'tea']

const expectGone = (bad: BadBot): Promise<void> => expect.poll(() => bad.running()).toEqual([])

test('seats are cut at commas, but not within quotes', () => {
  expect(seatNamesIn(`human, club,program:"my bot" 'a,b' c,random`)).toEqual([
    'human',
    'club',
    `program:"my bot" 'a,b' c`,
    'random',
  ])
  expect(sitterNamed('program: python3 my.py').id).toBe('python3 my.py')
})

async function simulate(seats: string, ...args: string[]): Promise<Ran> {
  return ironbridge(['simulate', '--players', '2', ...short, '--seats', seats, ...args])
}

test('a program plays game after game against bots, and is sent away at the end', async () => {
  const bad = badBot('none')
  const { code, stdout, stderr } = await simulate(`novice,program:${bad.command}`, '--games', '3', '--json')
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  const { bots, faults, actionsPerGame } = JSON.parse(stdout)
  expect(bots).toMatchObject([
    { bot: bad.command, games: 3 },
    { bot: 'novice', games: 3 },
  ])
  expect(faults).toEqual([])
  expect(actionsPerGame).toBe(38)
  expect(bad.starts()).toBe(1)
  await expectGone(bad)
})

test('a program in every seat is a process for each, and plays the same games again', async () => {
  const bad = badBot('none')
  await simulate(`program:${bad.command}`, '--games', '1')
  expect(bad.starts()).toBe(2)
  const folders = [emptyFolder(), emptyFolder()]
  for (const folder of folders)
    await simulate(`program:${example.python},novice`, '--games', '1', '--save', folder)
  const [one, two] = folders.map((folder) => readFileSync(join(folder, 'birmingham-2p-0001.brass'), 'utf8'))
  expect(two).toBe(one)
  expect(parseGame(one ?? '').value?.names).toEqual([example.python, 'novice'])
})

test('the faults of a program are told with the result', async () => {
  const bad = badBot('insists')
  const { stdout } = await simulate(`random,program:${bad.command}`, '--games', '2')
  expect(stdout).toMatch(
    /: 76 illegal, 38 decisions forfeited\. For example: shortfall dudley:1: Tiles are .* Played for it: pass/,
  )
})

async function untilStarted(bad: BadBot): Promise<void> {
  while (bad.running().length === 0) await setTimeout(20)
}

/** A signal while the program thinks; the exit code, or the signal again. */
async function stopped(
  bad: BadBot,
  args: readonly string[],
  how: 'SIGINT' | 'SIGTERM' = 'SIGINT',
): Promise<number | string> {
  const child = spawn(process.execPath, [launcher, ...args], { stdio: 'pipe' })
  child.stdout.resume()
  const closed = once(child, 'close') as Promise<[number | null, string | null]>
  await untilStarted(bad)
  await setTimeout(300)
  child.kill(how)
  const [code, signal] = await closed
  return code ?? signal ?? ''
}

test('Ctrl-C ends a simulation and its programs, even one that hangs', async () => {
  const bad = badBot('hangs')
  const seats = `program:${bad.command},random`
  expect(await stopped(bad, ['simulate', '--players', '2', '--seats', seats])).toBe(130)
  await expectGone(bad)
})

test('Ctrl-C ends a game in the terminal and its programs', async () => {
  const bad = badBot('hangs')
  const seats = `program:${bad.command},random`
  expect(await stopped(bad, ['play', '--seats', seats])).toBe('SIGINT')
  await expectGone(bad)
})

test.each([
  { fault: 'hangs', champion: 'random', while: 'a program thinks' },
  { fault: 'stays', champion: 'master', while: 'a bot of ours thinks, though the program would stay' },
  { fault: 'is-never-ready', champion: 'random', while: 'a program is started' },
])('the arena and its programs end soon when they are told to while $while', async ({ fault, champion }) => {
  const bad = badBot(fault)
  // Longer for a move than any test may take.
  const table = ['--players', '2', '--deals', '2', '--ms', '600000', '--workers', '1']
  expect(await stopped(bad, ['arena', champion, '--bot', bad.command, ...table], 'SIGTERM')).toBe(130)
  await expectGone(bad)
})

test('whoever leaves while a program is started need not wait, and sees what they wait for', async () => {
  const bad = badBot('is-never-ready')
  const terminal = fakeTerminal()
  const programs = openPrograms(terminal)
  const seated = programs.seat(
    newSession(shortGame, seedFrom('tea'), [null, sitterNamed(`program:${bad.command}`)]),
  )
  await untilStarted(bad)
  expect(terminal.passed).toEqual([`Starting ${bad.command} …`])
  terminal.interrupt()
  await seated
  expect(terminal.passed.at(-1)).toBe('')
  await programs.close()
  await expectGone(bad)
})

async function play(args: readonly string[], ...lines: string[]): Promise<string> {
  const { code, stdout, stderr } = await ironbridge(['play', ...args], `${lines.join('\n')}\n`)
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  return stdout
}

test('a program plays a whole game in the terminal, and its faults are shown', async () => {
  const bad = badBot('lies', 19)
  const shown = await play(['--seats', `random,program:${bad.command}`, ...short])
  expect(shown).toContain('The game is over')
  expect(shown.match(/^B \(.+\), illegal: shortfall dudley:1: Tiles are removed only to pay/gm)).toHaveLength(
    1,
  )
  expect(bad.starts()).toBe(1)
  await expectGone(bad)
})

test('a saved game goes on with the program at the table, but a file starts none', async () => {
  const bad = badBot('none')
  const file = join(emptyFolder(), 'game.brass')
  const seats = ['--seats', `human,program:${bad.command}`]
  const passes = ['pass', '1', 'pass', '1']
  const shown = await play([...seats, ...short], ...passes, `save ${file}`, `load ${file}`, ...passes)
  expect(shown.match(/^B pass \/ /gm)?.length).toBeGreaterThan(2)
  expect(bad.starts()).toBe(2)
  const alone = await play(['--load', file], 'quit')
  expect(alone).toContain('Pass the keyboard to')
  expect(alone).toContain(
    `B was played by ${bad.command}; a person plays instead. A program comes back with: ironbridge play --load ${file} --seats 'human,program:${bad.command}'`,
  )
  expect(bad.starts()).toBe(2)
  const again = await play(['--load', file, ...seats], 'pass', '1', 'pass', '1')
  expect(again).not.toContain('was played by')
  expect(again).toMatch(/^B pass \/ /m)
  expect(bad.starts()).toBe(3)
})

test('what both sides say is shown without anything a terminal would act on', async () => {
  const bad = badBot('colours')
  const options = ['--players', '2', '--deals', '2', '--workers', '1', '--verbose']
  const { stderr } = await ironbridge(['arena', 'random', '--bot', bad.command, ...options])
  expect(stderr).toContain(`${bad.command} ! �[2J�[31mred\ttape\n`)
  expect(stderr).toContain('"text":"�2J"}')
  expect(stderr).toContain(`${bad.command} < �[32m {}\n`)
  expect(stderr).not.toMatch(/[^\P{Cc}\n\t]/u)
})

test('the arena shows what both sides say, in short, where that is wanted', async () => {
  const bad = badBot('none')
  const args = ['random', '--bot', bad.command, '--players', '2', '--deals', '2', '--workers', '1', '--json']
  const [loud, silent] = [
    await ironbridge(['arena', ...args, '--verbose']),
    await ironbridge(['arena', ...args]),
  ]
  expect(silent.stderr).toBe('')
  expect(loud.stderr).toContain(`${bad.command} > hello {"protocol":1,"host":"Ironbridge"}`)
  expect(loud.stderr).toContain(`${bad.command} < ready {"protocol":1,"name":"Bad"}`)
  expect(loud.stderr).toMatch(/ > result \{"vp":\{"A":\d+,"B":\d+\},"ranking":\[\["[AB]"\],\["[AB]"\]\]\}/)
  expect(JSON.parse(loud.stdout).command).toBe(JSON.parse(silent.stdout).command)
})
