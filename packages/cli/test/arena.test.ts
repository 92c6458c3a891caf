// The arena with real games: par for a player against itself, verdicts, save files, threads, programs, charts.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fingerprint, openSaveFile, type Report } from '@ironbridge/lab'
import { badBot, emptyFolder } from '@ironbridge/players/testing'
import { expect, test } from 'vitest'
import { answered, ironbridge, launcher } from './ironbridge.ts'

async function arena(...args: string[]): Promise<Report> {
  const { code, stdout, stderr } = await answered(['arena', '--json', ...args])
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  return JSON.parse(stdout) as Report
}

/** Everything but times and the words of the command. */
const comparable = ({ tables, ...rest }: Report) => ({
  ...rest,
  command: null,
  tables: tables.map((table) => ({
    ...table,
    conduct: table.conduct.map(({ player, decisions, faults }) => ({ player, decisions, faults })),
  })),
})

const duel = ['random', 'random', '--edition', 'lancashire', '--players', '3', '--deals', '6']

test('Random against itself is at par within its interval, and not the same games twice', async () => {
  const { games, tables } = await arena(
    'random',
    'random',
    '--deals',
    '60',
    '--players',
    '3',
    '--edition',
    'lancashire',
  )
  expect(games).toBe(240)
  const match = tables[0]?.matches[0]
  expect(match).toMatchObject({ deals: 60, verdict: 'at par', par: 1 / 3 })
  for (const { low, high } of [match?.vpDifference, match?.vpOverTable] as { low: number; high: number }[]) {
    expect(low).toBeLessThan(0)
    expect(high).toBeGreaterThan(0)
  }
  expect(match?.winShare.low).toBeLessThan(1 / 3)
  expect(match?.winShare.high).toBeGreaterThan(1 / 3)
  expect(tables[0]?.ratings[1]?.low).toBeLessThan(0)
  expect(tables[0]?.ratings[1]?.high).toBeGreaterThan(0)
})

test('Novice beats Random with its whole interval above par, and a weaker candidate is below', async () => {
  const up = await arena('novice', 'random', '--deals', '6')
  const down = await arena('random', 'novice', '--deals', '6', '--players', '2')
  expect(up.tables[0]?.matches[0]).toMatchObject({ verdict: 'above par', par: 0.25 })
  expect(up.tables[0]?.matches[0]?.vpDifference.low).toBeGreaterThan(20)
  expect(up.tables[0]?.ratings[1]?.low).toBeGreaterThan(100)
  expect(down.tables[0]?.matches[0]?.verdict).toBe('below par')
})

test('every table of every edition has its section', async () => {
  const { tables } = await arena('random', 'random', '--edition', 'all', '--players', 'all', '--deals', '2')
  const names = tables.map(({ edition, players }) => `${edition} ${players}`)
  expect(names.slice(0, 3)).toEqual(['birmingham 2', 'birmingham 3', 'birmingham 4'])
  expect(names.slice(3, 6)).toEqual(['lancashire 2', 'lancashire 3', 'lancashire 4'])
  expect(names.slice(6)).toEqual(['classic 3', 'classic 4'])
})

test('two threads give the same results as one', async () => {
  const one = await arena(...duel, '--workers', '1')
  const two = await arena(...duel, '--workers', '2')
  expect(comparable(two)).toEqual(comparable(one))
  const other = await arena(...duel, '--seed', 'other')
  expect(other.tables[0]?.matches[0]?.vpDifference).not.toEqual(one.tables[0]?.matches[0]?.vpDifference)
})

test('a table with variants is another one: in its games, its report and its save file', async () => {
  const folder = emptyFolder()
  const [save, report] = [join(folder, 'games.jsonl'), join(folder, 'report.md')]
  const table = ['novice', 'random', '--players', '2', '--deals', '2', '--save', save]
  const plain = await arena(...table)
  const short = await arena(...table, '--variant', 'introductory', '--report', report)
  expect(short.tables.map(({ variants }) => variants)).toEqual([['introductory']])
  const decisions = ({ tables }: Report): number => tables[0]?.conduct[0]?.decisions ?? 0
  expect(decisions(short)).toBeLessThan(decisions(plain) * 0.7)
  expect(readFileSync(report, 'utf8')).toContain('## Brass: Birmingham, 2 players, introductory')
  const games = readFileSync(save, 'utf8').trimEnd().split('\n').slice(1)
  expect(games.filter((line) => line.includes('"variants":[]'))).toHaveLength(6)
  expect(games.filter((line) => line.includes('"variants":["introductory"]'))).toHaveLength(6)
})

test('a run that was stopped goes on, and a line that was cut off is played again', async () => {
  const whole = join(emptyFolder(), 'whole.jsonl')
  const one = await arena(...duel, '--save', whole)
  const lines = readFileSync(whole, 'utf8').trimEnd().split('\n')
  expect(lines).toHaveLength(1 + 24)
  const part = join(emptyFolder(), 'part.jsonl')
  writeFileSync(part, `${lines.slice(0, 8).join('\n')}\n${lines[8]?.slice(0, 60)}`)
  expect(comparable(await arena(...duel, '--save', part))).toEqual(comparable(one))
  const again = readFileSync(part, 'utf8').trimEnd().split('\n')
  expect(again.slice(0, 8)).toEqual(lines.slice(0, 8))
  expect(again).toHaveLength(1 + 24)
  // Nothing is left to play, and even the times are those of the file.
  const third = await arena(...duel, '--save', part)
  expect(await arena(...duel, '--save', part)).toEqual(third)
})

test('a run that is killed goes on to the same report', async () => {
  const save = join(emptyFolder(), 'killed.jsonl')
  const child = spawn(process.execPath, [launcher, 'arena', ...duel, '--save', save])
  while (!existsSync(save) || readFileSync(save, 'utf8').split('\n').length < 5) await setTimeout(10)
  child.kill('SIGKILL')
  await once(child, 'close')
  expect(comparable(await arena(...duel, '--save', save))).toEqual(comparable(await arena(...duel)))
})

test('Ctrl-C ends early, with the results so far', async () => {
  const save = join(emptyFolder(), 'stopped.jsonl')
  const args = ['arena', 'random', 'random', '--players', '2', '--deals', '3000', '--save', save, '--json']
  const child = spawn(process.execPath, [launcher, ...args])
  const chunks: Buffer[] = []
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  while (!existsSync(save) || readFileSync(save, 'utf8').split('\n').length < 50) await setTimeout(20)
  child.kill('SIGINT')
  const [code] = (await once(child, 'close')) as [number]
  expect({ code, said }).toEqual({
    code: 130,
    said: expect.stringMatching(/^Stopped after \d+ of 9000 games\.\n$/),
  })
  const { isWhole, games, tables } = JSON.parse(Buffer.concat(chunks).toString()) as Report
  expect(isWhole).toBe(false)
  expect(readFileSync(save, 'utf8').trimEnd().split('\n')).toHaveLength(1 + games)
  expect(tables[0]?.matches[0]?.deals).toBeGreaterThan(10)
})

test('a save file of other versions is refused, with advice', async () => {
  const save = join(emptyFolder(), 'games.jsonl')
  openSaveFile(save, { seed: '1', ms: null, fingerprint: 'of yesterday' }).close()
  const { code, stdout, stderr } = await answered(['arena', ...duel, '--save', save])
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toContain(
    'other versions of the engine, the bots or a program. Delete it, or name another file',
  )
})

const someHeader = '{"format":"ironbridge arena 1","fingerprint":"f","seed":"1","ms":null}'
const someTimes = { decisions: 1, ms: 2, steps: { 9: 1 } }
const someFault = { seat: 0, kind: 'late', count: 1, forfeits: 1, text: 'Too late.' }
const someGame = {
  edition: 'birmingham',
  players: 2,
  variants: [],
  deal: 0,
  champion: 'random',
  candidate: null,
  vp: [1, 2],
  places: [2, 1],
  faults: [someFault],
  times: [someTimes, someTimes],
}

test.each([
  {
    text: '{"format":"ironbridge arena 1","fingerprint":"f","seed":"2","ms":null}\n',
    says: 'another --seed',
  },
  { text: '{"format":"ironbridge arena 1","fingerprint":"f","seed":"1","ms":9}\n', says: 'or --ms' },
  { text: 'milk\neggs\n', says: 'no save file of the arena' },
  { text: 'milk and eggs', says: 'no save file of the arena' },
  ...[
    {},
    { faults: undefined },
    { faults: [null] },
    { faults: [{ ...someFault, kind: 'asleep' }] },
    { faults: [{ ...someFault, forfeits: undefined }] },
    { vp: ['1', 2] },
    { vp: [1], places: [1], times: [someTimes] },
    { vp: 1, places: 1, times: 1 },
    { times: [someTimes, { decisions: 1, ms: 1 }] },
    { times: [someTimes, null] },
    { champion: 7 },
    { variants: undefined },
    { candidate: 'random' },
  ].map((changes) => ({
    text: `${someHeader}\n${JSON.stringify({ ...someGame, ...changes })}\n`,
    says: Object.keys(changes).length === 0 ? null : 'Line 2 of',
  })),
  {
    text: '{"format":"ironbridge arena 1","fingerprint":"f","seed":"1","ms":null}\n{"vp"\n',
    says: 'Line 2 of',
  },
])('a save file is refused with "$says", and left as it is: $text', ({ text, says }) => {
  const save = join(emptyFolder(), 'games.jsonl')
  writeFileSync(save, text)
  const open = (): void => openSaveFile(save, { seed: '1', ms: null, fingerprint: 'f' }).close()
  if (says === null) open()
  else expect(open).toThrow(says)
  expect(readFileSync(save, 'utf8')).toBe(text)
})

test('a program plays as the candidate', async () => {
  const program = `'${process.execPath}' '${launcher}' bot random`
  const report = await arena('random', '--bot', program, '--players', '2', '--deals', '2')
  expect(report.tables[0]?.matches[0]).toMatchObject({
    candidate: `"${program}"`,
    champion: 'random',
    deals: 2,
  })
  expect(report.tables[0]?.conduct.map(({ faults }) => faults)).toEqual([
    { illegal: 0, unreadable: 0, late: 0, crashed: 0 },
    { illegal: 0, unreadable: 0, late: 0, crashed: 0 },
  ])
})

test('faults are counted and shown', async () => {
  const program = badBot('dies').command
  const options = ['random', '--bot', program, '--players', '2', '--deals', '2', '--workers', '1']
  const { code, stdout } = await ironbridge(['arena', ...options])
  expect(code).toBe(0)
  expect(stdout).toMatch(/^player +decisions +mean ms +p95 ms +crashed +forfeited$/m)
  expect(stdout).toContain(`First fault of "${program}": `)
})

test('games of a program that was changed are not taken for those of the new one', async () => {
  const folder = emptyFolder()
  const bot = join(folder, 'bot.py')
  const python = readFileSync(new URL('../../../examples/bots/navvy.py', import.meta.url), 'utf8')
  writeFileSync(bot, python)
  const save = join(folder, 'games.jsonl')
  const options = ['random', '--bot', `python3 ${bot}`, '--players', '2', '--deals', '2', '--save', save]
  expect((await ironbridge(['arena', ...options])).code).toBe(0)
  expect((await answered(['arena', ...options])).code).toBe(0)
  writeFileSync(bot, `${python}\n# Better now.\n`)
  const { code, stderr } = await answered(['arena', ...options])
  expect(code).toBe(2)
  expect(stderr).toContain('or a program. Delete it')
})

test('whatever a command names, its players have a fingerprint', () => {
  const folder = emptyFolder()
  const at = (name: string): string => join(folder, name)
  const of = (word: string): string => fingerprint([`"python3 '${word}'"`])
  symlinkSync(at('loop'), at('loop'))
  writeFileSync(at('huge'), '')
  truncateSync(at('huge'), 2 ** 31 + 1)
  const nothing = fingerprint([])
  for (const word of ['x'.repeat(300), at('loop'), at('nothing'), folder]) expect(of(word)).toBe(nothing)
  expect(of(at('huge'))).not.toBe(nothing)
  // A file that nobody can read from its beginning.
  if (existsSync('/proc/self/mem')) expect(of('/proc/self/mem')).not.toBe(nothing)
})

test('the report has the command, the chart and all tables; the picture is whole', async () => {
  const folder = emptyFolder()
  const [report, chart] = [join(folder, 'docs', 'duel.md'), join(folder, 'docs', 'duel.svg')]
  await arena('novice', 'random', '--players', '2,3', '--deals', '2', '--report', report, '--chart', chart)
  const text = readFileSync(report, 'utf8')
  expect(text).toContain('# novice against random')
  expect(text).toContain(`npx ironbridge arena novice random --players 2,3 --deals 2 --report ${report}`)
  expect(text).toContain('![Victory points](duel.svg)')
  expect(text).toContain('## Brass: Birmingham, 3 players')
  expect(text).toMatch(/^\| novice \| random \| 2 \| \+\d/m)
  const svg = readFileSync(chart, 'utf8')
  expect(openTags(svg)).toEqual([])
  expect(svg).toContain('<title id="title">')
  expect(svg.match(/class="panel"/g)).toHaveLength(2)
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
})

/** Tags that are left open, or closed too often. */
function openTags(svg: string): string[] {
  const open: string[] = []
  for (const [, slash, name = '', end] of svg.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g))
    if (slash) {
      if (open.pop() !== name) return [`/${name}`]
    } else if (!end) open.push(name)
  return open
}

test.each([
  { args: [], says: 'Name a candidate and a champion' },
  { args: ['--bot', 'python3 mybot.py'], says: 'Name a champion' },
  { args: ['club', 'genius'], says: 'no bot "genius"' },
  { args: ['club:many', 'club'], says: 'comes a number of positions, not "many"' },
  { args: ['club', 'club', 'club'], says: '"club" is not expected here' },
  { args: ['club', '--ladder'], says: 'name none' },
  { args: ['club', 'random', '--deals', '1'], says: '--deals takes a whole number from 2' },
  { args: ['club', 'random', '--deals', 'club/0=5'], says: '--players takes a whole number' },
  { args: ['club', 'random', '--deals', 'expert=5'], says: '--deals names "expert", which does not play' },
  {
    args: ['club', 'random', '--edition', 'classic', '--players', '2'],
    says: 'no table of classic for 2 players',
  },
  { args: ['club', 'random', '--edition', 'atlantis'], says: 'Unknown edition "atlantis"' },
  { args: ['club', 'random', '--variant', 'debt-carried'], says: 'has no variant "debt-carried"' },
  { args: ['club', 'random', '--ms', 'soon'], says: '--ms takes a whole number' },
  {
    args: ['--bot', 'no-such-program-here', 'random', '--deals', '2'],
    says: 'Cannot start no-such-program-here',
  },
  {
    args: ['--bot', `"${process.execPath}" nothere.js`, 'master', '--deals', '2', '--workers', '1'],
    says: 'nothere.js: it ended with exit code 1: Error: Cannot find module',
  },
])('$args is answered with one line and exit code 2', async ({ args, says }) => {
  const { code, stdout, stderr } = await answered(['arena', ...args])
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toContain(says)
  expect(stderr).toMatch(/^ironbridge: [^\n]+\n$/)
})
