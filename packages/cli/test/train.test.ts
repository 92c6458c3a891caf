// Training for real, on a tiny run: the same nets however it is run, stopped or resumed.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, readdirSync, readFileSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { unpack } from '@ironbridge/bots/training'
import type { Fitted } from '@ironbridge/lab'
import { emptyFolder } from '@ironbridge/players/testing'
import { expect, test } from 'vitest'
import { answered, launcher } from './ironbridge.ts'

interface Run {
  readonly folder: string
  readonly weights: string
}

const newRun = (): Run => ({ folder: join(emptyFolder(), 'runs'), weights: emptyFolder() })

/** With its games and fits, but without its nets. */
function copied({ folder }: Run): Run {
  const run = newRun()
  cpSync(folder, run.folder, { recursive: true })
  return run
}

const tiny =
  '--edition birmingham --players 2 --games 6 --chunk 1 --loops 2 --epochs 6 --hidden 4 --width 1,1'

const argsOf = ({ folder, weights }: Run, more: readonly string[]): string[] => [
  'train',
  ...tiny.split(' '),
  '--folder',
  folder,
  '--weights',
  weights,
  ...more,
]

async function trained(run: Run, ...more: string[]): Promise<string> {
  const { code, stdout } = await answered(argsOf(run, more))
  expect(code).toBe(0)
  return stdout
}

const netsIn = ({ weights }: Run): string => readFileSync(join(weights, 'birmingham-2.ts'), 'utf8')

/** Those that are whole. */
const filesIn = ({ folder }: Run): string[] =>
  readdirSync(join(folder, 'birmingham-2'))
    .filter((file) => !file.endsWith('.part'))
    .sort()

const timesIn = (run: Run): number[] =>
  [
    ...filesIn(run).map((file) => join(run.folder, 'birmingham-2', file)),
    ...readdirSync(run.weights).map((file) => join(run.weights, file)),
  ].map((path) => statSync(path).mtimeMs)

/** Games that are finished, with the time when they were. */
const gamesIn = (run: Run): string[] =>
  filesIn(run)
    .filter((file) => file.endsWith('.games'))
    .map((file) => `${file} ${statSync(join(run.folder, 'birmingham-2', file)).mtimeMs}`)

/** Ends when there are so many files. */
async function begun(run: Run, files: number) {
  const child = spawn(process.execPath, [launcher, ...argsOf(run, ['--workers', '1'])])
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  while (!existsSync(join(run.folder, 'birmingham-2')) || filesIn(run).length < files) await setTimeout(5)
  return { child, said: () => said }
}

const whole = newRun()
const first = await trained(whole, '--workers', '2')

test('games, fits and nets appear, and values come nearer to what was learned from', () => {
  expect(first).toContain('birmingham-2: written\n')
  const files = filesIn(whole)
  expect(files.filter((file) => /^loop[12]-[0-9a-f]{12}-\d-\d\.games$/.test(file))).toHaveLength(12)
  const fits = files.filter((file) => file.endsWith('.json'))
  expect(fits).toHaveLength(4)
  for (const file of fits) {
    const path = join(whole.folder, 'birmingham-2', file)
    const { before, after, net } = JSON.parse(readFileSync(path, 'utf8')) as Fitted
    expect(after.learned, file).toBeLessThan(before.learned)
    expect(unpack(net).hidden).toBe(4)
  }
  const text = netsIn(whole)
  expect(text).toMatch(
    /^\/\/ Nets for birmingham with 2 players, written by "npm run train -- --edition birmingham /,
  )
  expect(text).toContain("'birmingham-2-rail': '")
  expect(readFileSync(join(whole.weights, 'index.ts'), 'utf8')).toContain("from './birmingham-2.ts'")
})

test('a table with variants has nets of its own beside those of the plain game', async () => {
  const run = copied(whole)
  cpSync(whole.weights, run.weights, { recursive: true })
  const stdout = await trained(run, '--variant', 'introductory-income,introductory', '--loops', '1')
  expect(stdout).toContain('birmingham-2-introductory-introductory-income: written\n')
  const name = 'birmingham-2-introductory-introductory-income'
  const games = readdirSync(join(run.folder, name)).filter((file) => file.endsWith('.games'))
  expect(games).toHaveLength(6)
  const text = readFileSync(join(run.weights, `${name}.ts`), 'utf8')
  expect(text).toContain('birmingham with 2 players, introductory, introductory-income, written by')
  expect(text).toContain(' --players 2 --variant introductory,introductory-income --games 6 ')
  // Its one era.
  expect(text.match(/'[\w-]+': /g)).toEqual([`'${name}-canal': `])
  expect(netsIn(run)).toBe(netsIn(whole))
  const index = readFileSync(join(run.weights, 'index.ts'), 'utf8')
  expect(index).toContain(`import { birmingham2 } from './birmingham-2.ts'\n`)
  expect(index).toContain(`import { birmingham2IntroductoryIntroductoryIncome } from './${name}.ts'\n`)
  expect(index).toContain('  ...birmingham2IntroductoryIntroductoryIncome,\n')
})

test('running again does nothing', async () => {
  const times = timesIn(whole)
  expect(await trained(whole)).toContain('birmingham-2: as written before\n')
  expect(timesIn(whole)).toEqual(times)
})

test('another seed plays other games', async () => {
  const other = newRun()
  await trained(other, '--seed', 'other', '--loops', '1', '--games', '2')
  expect(filesIn(other)).toHaveLength(4)
  expect(filesIn(other).filter((file) => filesIn(whole).includes(file))).toEqual([])
})

test('on one thread, stopped by Ctrl-C and then killed, a run goes on to the nets that two threads gave', async () => {
  const run = newRun()
  const stopped = await begun(run, 1)
  stopped.child.kill('SIGINT')
  const [code] = (await once(stopped.child, 'close')) as [number]
  expect(code).toBe(130)
  expect(stopped.said()).toMatch(/Stopped\. The same command goes on from here\.\n$/)
  const kept = gamesIn(run)
  expect(kept.length).toBeGreaterThan(0)

  const killed = await begun(run, filesIn(run).length + 2)
  killed.child.kill('SIGKILL')
  await once(killed.child, 'close')
  expect(readdirSync(run.weights)).toEqual([])

  await trained(run, '--workers', '1')
  expect(netsIn(run)).toBe(netsIn(whole))
  expect(gamesIn(run)).toEqual(expect.arrayContaining(kept))
  expect(filesIn(run)).toEqual(filesIn(whole))
})

test('with less than the end of the game to go by, a critic is fitted first', async () => {
  const run = copied(whole)
  await trained(run, '--lambda', '0.5')
  const fits = filesIn(run).filter((file) => file.includes('lambda0.5-'))
  expect(fits.map((file) => file.slice(0, 5))).toEqual(['loop1', 'loop1', 'loop2', 'loop2'])
  // The critic of the first loop is the fit to the ends of its games, which was there.
  const added = filesIn(run).filter((file) => !filesIn(whole).includes(file) && file.startsWith('loop1'))
  expect(added).toEqual(fits.slice(0, 2))
  const numbers = (text: string): string => text.slice(text.indexOf('export'))
  expect(numbers(netsIn(run))).not.toBe(numbers(netsIn(whole)))
})

test('the games of the last loop may be played by lookahead', async () => {
  const run = copied(whole)
  await trained(run, '--positions', '50')
  const games = (of: Run, loop: string): string[] =>
    filesIn(of).filter((file) => file.startsWith(loop) && file.endsWith('.games'))
  expect(games(run, 'loop1')).toEqual(games(whole, 'loop1'))
  expect(games(run, 'loop2')).toHaveLength(12)
  expect(netsIn(run)).toContain(' --positions 50 ')
})

test('a file that was cut short is named', async () => {
  const run = copied(whole)
  const path = join(run.folder, 'birmingham-2', filesIn(run)[0] ?? '')
  truncateSync(path, 1000)
  const { code, stderr } = await answered(argsOf(run, []))
  expect(code).toBe(2)
  expect(stderr).toContain(`${path} is damaged. Delete it, and it is made again.`)
})

test.each([
  [['--lambda', '2'], '--lambda takes a number from 0 to 1'],
  [['--width', '8'], '--width takes two numbers'],
  [['--hidden', '6'], '--hidden takes a multiple of 4'],
  [['--games', '1'], '--games takes a whole number from 2'],
  [['--players', '9'], 'There is no table of birmingham for 9 players'],
  [['--edition', 'atlantis'], 'Unknown edition "atlantis"'],
  [['--variant', 'classic-deck'], 'has no variant "classic-deck"'],
])('%j is answered with one line', async (args, says) => {
  const { code, stdout, stderr } = await answered(argsOf(newRun(), args))
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toContain(says)
  expect(stderr).toMatch(/^ironbridge: [^\n]+\n$/)
})
