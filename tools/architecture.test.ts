// The shape of the repository: who imports whom, how files begin, how long they are, what they depend on.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesIn, imports, packages, pathOf, read, root, sources } from './sources.ts'

// What each package may import besides its own files; what ends in a colon or a stroke stands for all that begins so.
const mayImport: Record<string, readonly string[]> = {
  engine: [],
  bots: ['@ironbridge/engine'],
  board: ['@ironbridge/engine', 'react'],
  threads: ['@ironbridge/bots', 'node:'],
  protocol: ['@ironbridge/engine', 'zod'],
  cli: [
    '@ironbridge/engine',
    '@ironbridge/bots',
    '@ironbridge/bots/training',
    '@ironbridge/threads',
    'node:',
  ],
  server: [
    '@ironbridge/engine',
    '@ironbridge/bots',
    '@ironbridge/threads',
    '@ironbridge/protocol',
    '@ironbridge/protocol/decode',
    'node:',
    'fastify',
    'ws',
    'zod',
    'kysely',
    'pg',
    '@redis/client',
    '@simplewebauthn/server',
    'web-push',
    'nodemailer',
    'pino',
    'prom-client',
  ],
  web: [
    '@ironbridge/engine',
    '@ironbridge/bots',
    '@ironbridge/board',
    '@ironbridge/protocol',
    'react',
    'react-dom',
    'react-dom/client',
    'wouter',
    'wouter/use-hash-location',
    'zustand',
    'zustand/vanilla',
    '@lingui/',
    '@fontsource/',
  ],
}
const longestFile = 400

test('every package is in the table of imports', () => {
  expect(packages.toSorted()).toEqual(Object.keys(mayImport).toSorted())
})

test('packages import only along the arrows of the table', () => {
  const wrong = imports().filter(({ file, target }) => !isAllowed(file, target))
  expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([])
})

test('no files import each other in a circle', () => {
  expect(cycles()).toEqual([])
})

test('every source file begins by saying what lives there', () => {
  const sentence = /^(\/\/|\/\*\*?)\s+(\* )?\p{L}\S* \S+/u
  expect(sources.filter((path) => !sentence.test(read(path)))).toEqual([])
})

test(`no source file is longer than ${longestFile} lines, tables of editions apart`, () => {
  const long = sources.filter((path) => read(path).trimEnd().split('\n').length > longestFile)
  expect(long.filter((path) => !path.includes('/editions/'))).toEqual([])
})

const editionName = `['"\`](birmingham|lancashire|classic)['"\`]`

// Nets are trained for one table each, and found again by its name.
test('no rule and no bot asks which edition is played', () => {
  const mayKnow = /^packages\/(engine\/src\/(editions|notation)|bots\/src\/learned|cli|board|web|server)\//
  const asks = new RegExp(`\\bedition\\.id\\b|\\bsetup\\.edition\\b|${editionName}`)
  expect(sources.filter((path) => !mayKnow.test(path) && asks.test(read(path)))).toEqual([])
})

// Screens pass an edition's name on, to words and to addresses. Maps and words are written one by one.
test('no screen knows the editions by name', () => {
  const mayKnow = /^packages\/(board\/src\/maps|web\/src\/(words|reference|table\/boardWords))\b/
  const screens = sources.filter(
    (path) => /^packages\/(board|web)\/.*\.tsx?$/.test(path) && !mayKnow.test(path),
  )
  // An example of a game file is no question.
  const knows = new RegExp(`(?<!Edition )${editionName}`)
  expect(screens.filter((path) => knows.test(read(path)))).toEqual([])
})

test('the engine depends on nothing', () => {
  const { dependencies, peerDependencies, optionalDependencies } = JSON.parse(
    read('packages/engine/package.json'),
  )
  expect({ ...dependencies, ...peerDependencies, ...optionalDependencies }).toEqual({})
})

test('no dependency runs a script when it is installed', () => {
  const lock: { packages: Record<string, { hasInstallScript?: boolean }> } = JSON.parse(
    read('package-lock.json'),
  )
  expect(Object.keys(lock.packages).filter((name) => lock.packages[name]?.hasInstallScript)).toEqual([])
})

test('no file names a package registry', () => {
  const address = /"resolved": "\w+:|https?:\/\/[\w.-]*registry/
  expect(filesIn('.').filter((path) => address.test(read(path)))).toEqual([])
})

function isAllowed(file: string, target: string): boolean {
  const [folder, name] = file.split('/')
  if (target.startsWith('.')) {
    const path = pathOf(file, target)
    return path.startsWith(`${folder}/${name}/src/`) && existsSync(join(root, path))
  }
  return (
    mayImport[name ?? '']?.some((one) => target === one || (/[:/]$/.test(one) && target.startsWith(one))) ??
    false
  )
}

// Imports of types alone vanish before the program runs, so they close no circle.
function cycles(): string[] {
  const next = new Map<string, string[]>()
  for (const { file, target, typesOnly } of imports()) {
    if (target.startsWith('.') && !typesOnly)
      next.set(file, [...(next.get(file) ?? []), pathOf(file, target)])
  }
  const found: string[] = []
  const done = new Set<string>()
  const visit = (file: string, trail: readonly string[]): void => {
    if (trail.includes(file)) found.push([...trail.slice(trail.indexOf(file)), file].join(' -> '))
    if (done.has(file)) return
    done.add(file)
    for (const target of next.get(file) ?? []) visit(target, [...trail, file])
  }
  for (const file of next.keys()) visit(file, [])
  return found
}
