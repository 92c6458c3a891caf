// Simulated games: the same seed gives the same games; saved ones can be replayed.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { bots as ladder } from '@ironbridge/bots'
import { playGames } from '@ironbridge/lab'
import { seedFrom } from '@ironbridge/players'
import { emptyFolder } from '@ironbridge/players/testing'
import { expect, test } from 'vitest'
import { progress } from '../src/progress.ts'
import { answered, ironbridge, launcher } from './ironbridge.ts'

interface Result {
  games: number
  actionsPerGame: number
  seats: { seat: string; games: number; meanVp: number; wins: number }[]
  bots: { bot: string; games: number; wins: number }[]
  places: number[]
  time?: unknown
}

async function simulate(...args: string[]): Promise<Result> {
  const { code, stdout, stderr } = await answered(['simulate', '--json', ...args])
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  const { time: _, ...rest } = JSON.parse(stdout) as Result
  return rest
}

test('the same seed gives the same games, another seed others', async () => {
  const one = await simulate('--games', '10', '--seed', 'tea', '--seats', 'random')
  const again = await simulate('--games', '10', '--seed', 'tea', '--seats', 'random')
  const other = await simulate('--games', '10', '--seed', 'ale', '--seats', 'random')
  expect(again).toEqual(one)
  expect(other).not.toEqual(one)
})

test.each([
  ['birmingham', 2, 78],
  ['birmingham', 3, 105],
  ['birmingham', 4, 124],
  ['lancashire', 2, 78],
  ['lancashire', 3, 105],
  ['lancashire', 4, 124],
  ['classic', 3, 117],
  ['classic', 4, 124],
])('in %s %i players take %i actions', async (edition, players, actions) => {
  const options = ['--edition', edition, '--players', `${players}`, '--games', '5']
  const { games, actionsPerGame, seats, places } = await simulate(...options)
  expect({ games, actionsPerGame }).toEqual({ games: 5, actionsPerGame: actions })
  expect(seats.map(({ seat }) => seat)).toEqual(['A', 'B', 'C', 'D'].slice(0, players))
  expect(places).toEqual(places.toSorted((a, b) => b - a))
})

test('bots change seats, so that each plays as often', async () => {
  const { bots } = await simulate('--players', '2', '--games', '4', '--seats', 'random,novice')
  expect(bots.map(({ bot, games }) => [bot, games])).toEqual([
    ['novice', 4],
    ['random', 4],
  ])
  expect(bots.reduce((sum, { wins }) => sum + wins, 0)).toBe(4)
})

test('slow bots play the same games in any number of threads', async () => {
  const options = ['--players', '2', '--games', '3', '--seats', 'strong,random', '--seed', 'tea']
  const folders = [emptyFolder(), emptyFolder()]
  const results: Result[] = []
  for (const [index, folder] of folders.entries())
    results.push(await simulate(...options, '--threads', `${index + 1}`, '--save', folder))
  expect(results[1]).toEqual(results[0])
  const [one, two] = folders.map((folder) =>
    readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8')),
  )
  expect(two).toEqual(one)
  expect(one).toHaveLength(3)
})

test('Ctrl-C ends slow games in the middle and keeps those that are over', async () => {
  const setup = { edition: 'birmingham', seats: 2, variants: [] }
  const job = (game: number) => ({ setup, seed: seedFrom(`stop/${game}`), seats: ['strong', 'strong'] })
  const kept: number[] = []
  const bar = progress('Games', 1000)
  const { outcomes, wasStopped } = await playGames(
    {
      games: 1000,
      sitters: ladder.filter(({ id }) => id === 'strong'),
      threads: 2,
      job,
      keep(game) {
        kept.push(game)
        if (kept.length === 2) process.emit('SIGINT')
      },
    },
    bar,
  )
  bar.end()
  expect(wasStopped).toBe(true)
  expect(outcomes).toHaveLength(kept.length)
  expect(kept.length).toBeLessThan(10)
})

test('Ctrl-C ends a simulation with the results so far', async () => {
  const folder = emptyFolder()
  const args = ['simulate', '--json', '--players', '2', '--games', '9000', '--save', folder]
  const child = spawn(process.execPath, [launcher, ...args])
  let [said, told] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (told += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  while (readdirSync(folder).length < 5) await setTimeout(20)
  child.kill('SIGINT')
  const [code] = (await once(child, 'close')) as [number]
  const games = readdirSync(folder).length
  expect({ code, said }).toEqual({ code: 130, said: `Stopped after ${games} of 9000 games.\n` })
  expect(JSON.parse(told)).toMatchObject({ games })
})

test('saved games replay to their result', async () => {
  const folder = emptyFolder()
  await simulate('--players', '3', '--games', '2', '--save', folder, '--variant', 'introductory')
  const files = readdirSync(folder)
  expect(files).toEqual(['birmingham-3p-0001.brass', 'birmingham-3p-0002.brass'])
  for (const file of files) {
    const { code, stdout } = await answered(['replay', join(folder, file), '--json'])
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ ok: true, over: true, variants: ['introductory'] })
  }
})

test('variants change what is played', async () => {
  const options = ['--edition', 'lancashire', '--players', '3', '--games', '3', '--seats', 'random']
  const longer = await simulate(...options, '--variant', 'classic-deck')
  expect(longer.actionsPerGame).toBe(117)
  const shorter = await simulate(...options, '--variant', 'introductory')
  const both = await simulate(
    ...options,
    '--variant',
    'classic-deck,virtual-link',
    '--variant',
    'introductory',
  )
  expect(shorter.actionsPerGame).toBe(51)
  expect(both.actionsPerGame).toBe(57)
})

test('without --json it prints tables', async () => {
  const { stdout } = await ironbridge(['simulate', '--games', '2', '--players', '2'])
  expect(stdout).toContain('2 games of birmingham, 2 players')
  expect(stdout).toMatch(/^seat +games +mean VP +wins$/m)
})
