// The shape of the repository: who imports whom, how files begin, how long they are, what they depend on.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesIn, imports, packages, pathOf, read, root, sources } from './sources.ts'

// What each package may import besides its own files; what ends in a colon or a stroke stands for all that begins so.
const mayImport: Record<string, readonly string[]> = {
  engine: [],
  bots: ['@ironbridge/engine'],
  revisions: ['@ironbridge/engine', 'node:'],
  board: ['@ironbridge/engine', 'react'],
  players: ['@ironbridge/engine', '@ironbridge/bots', 'node:'],
  lab: [
    '@ironbridge/engine',
    '@ironbridge/bots',
    '@ironbridge/bots/training',
    '@ironbridge/players',
    'node:',
  ],
  protocol: ['@ironbridge/engine', 'zod'],
  client: ['@ironbridge/engine', '@ironbridge/protocol'],
  cli: [
    '@ironbridge/engine',
    '@ironbridge/bots',
    '@ironbridge/bots/training',
    '@ironbridge/players',
    '@ironbridge/lab',
    '@ironbridge/revisions',
    'node:',
  ],
  server: [
    '@ironbridge/engine',
    '@ironbridge/bots',
    '@ironbridge/players',
    '@ironbridge/protocol',
    '@ironbridge/protocol/decode',
    '@ironbridge/protocol/routes',
    '@ironbridge/revisions',
    'node:',
    'fastify',
    'fastify-type-provider-zod',
    '@fastify/',
    'openapi-types',
    'ipaddr.js',
    'ws',
    'zod',
    'kysely',
    'kysely/migration',
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
    '@ironbridge/bots/ladder',
    '@ironbridge/board',
    '@ironbridge/board/small',
    '@ironbridge/protocol',
    '@ironbridge/client',
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

// The rooms of the page from the ground up: each may import what stands before it. Rooms of one row do not know each other.
const rooms = [
  ['kit'],
  ['words', 'bots'],
  ['reference'],
  ['rules'],
  ['play'],
  ['sources'],
  ['table'],
  ['setup'],
  ['lobby', 'online'],
  ['app'],
]
// The drawers of the table, in the same way. What stands beside them is for all; the screen is its door.
const drawers = [['board', 'log'], ['scores'], ['turn'], ['frame']]
// The folders of the bots, and of those who play with them.
const botRooms = [['learned'], ['value'], ['search'], ['levels'], ['advice']]
const playerRooms = [['pool', 'stdio']]
const labRooms = [
  ['arena', 'forecast', 'simulate', 'train'],
  ['bench', 'chances'],
]
const cliRooms = [['arena', 'drawing', 'referee'], ['table'], ['commands']]
// The rooms of the server: `log` knows nothing of games, and games nothing of who asks for them.
const serverRooms = [
  ['store'],
  ['bus', 'bots'],
  ['log'],
  ['games'],
  ['tables', 'notices'],
  ['people'],
  ['moderation'],
  ['running', 'http'],
  ['sockets'],
]

test('every folder of the page is a room, and every folder of the table a drawer', () => {
  expect(foldersIn('packages/web/src')).toEqual(rooms.flat().toSorted())
  expect(foldersIn('packages/web/src/table')).toEqual(drawers.flat().toSorted())
})

test('rooms of the page, and drawers of the table, import only what stands before them', () => {
  expect([...against(rooms, 'packages/web/src/'), ...against(drawers, 'packages/web/src/table/')]).toEqual([])
})

test('rooms of the server import only what stands before them', () => {
  expect(foldersIn('packages/server/src')).toEqual(serverRooms.flat().toSorted())
  expect(against(serverRooms, 'packages/server/src/')).toEqual([])
})

test.each([
  ['bots', botRooms],
  ['players', playerRooms],
  ['lab', labRooms],
  ['cli', cliRooms],
])('folders of %s import only what stands before them', (name, folders) => {
  expect(foldersIn(`packages/${name}/src`)).toEqual(folders.flat().toSorted())
  expect(against(folders, `packages/${name}/src/`)).toEqual([])
})

// Also where tests, tools and programs say it, in an import, a `new URL` or a path: a package is reached by its name. What tests
// of others need, it offers as `testing`. Data beside the packages (docs, examples, tools) is everybody's.
test('no file reaches into another package by a path', () => {
  expect(pathsIntoOthers()).toEqual([])
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
  const mayKnow =
    /^packages\/(engine\/src\/(editions|notation)|bots\/src\/learned|players\/src\/stdio|lab|cli|board|web|server)\//
  const asks = new RegExp(`\\bedition\\.id\\b|\\bsetup\\.edition\\b|${editionName}`)
  expect(sources.filter((path) => !mayKnow.test(path) && asks.test(read(path)))).toEqual([])
})

// Screens pass an edition's name on, to words and to addresses. Maps and words are written one by one.
test('no screen knows the editions by name', () => {
  const mayKnow = /^packages\/(board\/src\/maps|web\/src\/(words|reference))\b/
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

const foldersIn = (folder: string): string[] => {
  const inside = sources
    .filter((path) => path.startsWith(`${folder}/`))
    .map((path) => path.slice(folder.length + 1))
  return [
    ...new Set(inside.filter((path) => path.includes('/')).map((path) => path.split('/')[0] ?? '')),
  ].toSorted()
}

/** Imports, of types too, from one of these folders into one that does not stand before it. */
function against(order: readonly (readonly string[])[], within: string): string[] {
  const folderOf = (path: string): string => path.slice(within.length).split('/')[0] ?? ''
  const rowOf = (path: string): number => order.findIndex((row) => row.includes(folderOf(path)))
  return imports()
    .filter(({ file, target }) => target.startsWith('.') && file.startsWith(within))
    .map(({ file, target }) => ({ file, path: pathOf(file, target) }))
    .filter(({ file, path }) => {
      const [from, to] = [rowOf(file), rowOf(path)]
      return from >= 0 && to >= from && folderOf(file) !== folderOf(path)
    })
    .map(({ file, path }) => `${file} imports ${path}`)
}

/** Texts that lead into a package that is not the file's own: from where the file is, or from some other folder. */
function pathsIntoOthers(): string[] {
  const text = /(['"`])(\.\.?\/[^'"`\s$]*)\1/g
  const names = packages.join('|')
  const fromHere = new RegExp(`^packages/(${names})(/|$)`)
  const fromElsewhere = new RegExp(`^(\\.\\./)+(packages/)?(${names})(/|$)`)
  const isWrong = (file: string, path: string): boolean => {
    const found = pathOf(file, path)
    const [, other] = fromHere.exec(found) ?? []
    if (other !== undefined && !file.startsWith(`packages/${other}/`)) return true
    return fromElsewhere.test(path) && !existsSync(join(root, found))
  }
  return ['packages', 'tools', 'examples']
    .flatMap(filesIn)
    .filter((file) => /\.(m?[jt]sx?|css|html)$/.test(file))
    .flatMap((file) =>
      Array.from(read(file).matchAll(text), ([, , path = '']) => path)
        .filter((path) => isWrong(file, path))
        .map((path) => `${file} says ${path}`),
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
