// Calling the program: the overview, help, and wrong usage.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { answered, ironbridge } from './ironbridge.ts'

const commands = [
  'play',
  'replay',
  'simulate',
  'arena',
  'calibrate',
  'perft',
  'bench',
  'referee',
  'bot',
  'train',
]

test('without arguments it lists the commands', async () => {
  const { code, stdout } = await ironbridge([])
  expect(code).toBe(0)
  for (const command of commands) expect(stdout).toMatch(new RegExp(`^  ${command} `, 'm'))
})

test('--version says which one it is', async () => {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  expect(await ironbridge(['--version'])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' })
})

test('as a process it answers the same', async () => {
  for (const args of [['dance'], ['play', '--players', '7'], ['arena', '--help']])
    expect(await ironbridge(args)).toEqual(await answered(args))
})

test.each(commands)('%s --help says how it is called', async (command) => {
  const { code, stdout, stderr } = await answered([command, '--help'])
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toMatch(new RegExp(`^Usage: ironbridge ${command}`))
})

test.each([
  { args: ['dance'], says: 'no command "dance"' },
  { args: ['play', '--colour'], says: "Unknown option '--colour'" },
  { args: ['play', 'now'], says: '"now" is not expected' },
  { args: ['play', '--players', '7'], says: 'for 2, 3, 4 players, not 7' },
  { args: ['play', '--seats', 'human,nobody'], says: 'no bot "nobody"' },
  { args: ['play', '--seats', 'human,random', '--players', '3'], says: '--seats names 2 seats' },
  { args: ['play', '--load', 'no-such-file.brass'], says: 'no such file' },
  { args: ['simulate', '--games', 'many'], says: '--games takes a whole number' },
  { args: ['simulate', '--games'], says: 'argument missing' },
  { args: ['simulate', '--edition', 'atlantis'], says: 'Unknown edition "atlantis"' },
  { args: ['calibrate', '--games', '5'], says: '--games takes two with a comma between' },
  { args: ['calibrate', '--games', '5,1'], says: '--games takes a whole number from 2' },
  {
    args: ['calibrate', '--folder', 'package.json/games'],
    says: 'Cannot make the folder package.json/games',
  },
  { args: ['calibrate', '--seeds', 'one,one'], says: '--seeds takes two texts that differ' },
  { args: ['simulate', '--seats', 'genius'], says: 'no bot "genius"' },
  { args: ['simulate', '--seats', 'human,club'], says: 'no bot "human"' },
  { args: ['simulate', '--seats', 'club,club,club', '--players', '2'], says: '--seats names 3 bots' },
  { args: ['play', '--seats', 'human,program:'], says: 'A command is empty' },
  { args: ['play', '--seats', 'human,program:no-such-program'], says: 'Cannot start no-such-program' },
  { args: ['simulate', '--seats', 'program:python3 "my.py'], says: 'A quote is not closed' },
  { args: ['simulate', '--seats', 'program:no-such-program'], says: 'Cannot start no-such-program' },
  {
    args: ['simulate', '--seats', `program:"${process.execPath}" -e "process.exit(3)"`],
    says: 'it ended with exit code 3.',
  },
  {
    args: ['play', '--seats', `human,program:"${process.execPath}" -e "process.exit(3)"`],
    says: 'it ended with exit code 3.',
  },
  {
    args: ['simulate', '--games', '-5'],
    says: '--games needs a value; one that begins with a dash is given as --games=VALUE. See',
  },
  { args: ['simulate', '--threads', '0'], says: '--threads takes a whole number' },
  { args: ['simulate', '--variant', 'chess'], says: 'no variant "chess"' },
  { args: ['perft', '--depth', '0'], says: '--depth takes a whole number' },
  { args: ['perft', '--position', 'edition: birmingham'], says: 'position cannot be read' },
  {
    args: ['perft', '--position', 'edition: lancashire; players: 2; cotton-tiles: ?, ?'],
    says: 'tiles of the distant market',
  },
  { args: ['replay'], says: 'Name the game file' },
  { args: ['replay', 'no-such-file.brass'], says: 'no such file' },
  { args: ['bench'], says: 'bench engine' },
  { args: ['bench', 'weather'], says: 'bench engine' },
  { args: ['bench', 'engine', '--edition', 'atlantis'], says: 'no edition "atlantis"' },
  { args: ['play', '--edition', 'atlantis'], says: 'Unknown edition "atlantis"' },
  { args: ['play', '--edition', 'classic', '--players', '2'], says: 'for 3, 4 players, not 2' },
  {
    args: ['perft', '--edition', 'lancashire', '--variant', 'debt-carried'],
    says: 'no variant "debt-carried"',
  },
  {
    args: ['simulate', '--edition', 'lancashire', '--variant', 'two-player-map'],
    says: 'for 2 players, not 4',
  },
  { args: ['referee', '--loud'], says: "Unknown option '--loud'" },
])('$args is answered with one line, exit code 2 and no stack', async ({ args, says }) => {
  const { code, stdout, stderr } = await answered(args)
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toContain(says)
  expect(stderr).toMatch(/^ironbridge: [^\n]+\n$/)
  expect(stderr).toContain('--help')
})

test.each(['backup', 'restore', 'recover'])(
  '%s is a command of the server, and one line says so',
  async (command) => {
    const { code, stdout, stderr } = await answered([command, 'games.gz'])
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatch(new RegExp(`^ironbridge: [^\\n]*ironbridge-server ${command}\\.[^\\n]*\\n$`))
  },
)
