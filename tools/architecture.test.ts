// The shape of the repository: who imports whom, how files begin, how long they are, what they depend on.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

// What each package may import besides its own files.
const mayImport: Record<string, readonly string[]> = {
  engine: [],
  bots: ['@ironbridge/engine'],
  cli: ['@ironbridge/engine', '@ironbridge/bots', '@ironbridge/bots/training', 'node:'],
}
const longestFile = 400

const root = fileURLToPath(new URL('..', import.meta.url))
const packages = readdirSync(join(root, 'packages'))
const sources = packages
  .flatMap((name) => filesIn(`packages/${name}/src`))
  .filter((path) => /\.m?[jt]s$/.test(path))

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
  const sentence = /^(\/\/|\/\*\*)\s+(\* )?\p{L}\S* \S+/u
  expect(sources.filter((path) => !sentence.test(read(path)))).toEqual([])
})

test(`no source file is longer than ${longestFile} lines, tables of editions apart`, () => {
  const long = sources.filter((path) => read(path).trimEnd().split('\n').length > longestFile)
  expect(long.filter((path) => !path.includes('/editions/'))).toEqual([])
})

// Nets are trained for one table each, and found again by its name.
test('no rule and no bot asks which edition is played', () => {
  const mayKnow = /^packages\/(engine\/src\/(editions|notation)|bots\/src\/learned|cli)\//
  const asks = /\bedition\.id\b|\bsetup\.edition\b|['"`](birmingham|lancashire|classic)['"`]/
  expect(sources.filter((path) => !mayKnow.test(path) && asks.test(read(path)))).toEqual([])
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

interface Import {
  readonly file: string
  readonly target: string
  readonly typesOnly: boolean
}

// The formatter puts every import and re-export at the start of a line, in single quotes.
function imports(): Import[] {
  const statement = /^(?:import|export) (type )?(?:[\w$*{][\w$*{},\s]* from )?'([^']+)'/gm
  const call = /\bimport\(\s*()['"`]([^'"`]+)['"`]/g
  return sources.flatMap((file) =>
    [statement, call].flatMap((pattern) =>
      Array.from(read(file).matchAll(pattern), ([, type, target = '']) => ({
        file,
        target,
        typesOnly: !!type,
      })),
    ),
  )
}

function isAllowed(file: string, target: string): boolean {
  const [folder, name] = file.split('/')
  if (target.startsWith('.')) {
    const path = pathOf(file, target)
    return path.startsWith(`${folder}/${name}/src/`) && existsSync(join(root, path))
  }
  return (
    mayImport[name ?? '']?.some((one) => target === one || (one.endsWith(':') && target.startsWith(one))) ??
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

const pathOf = (file: string, target: string): string =>
  relative(root, resolve(root, dirname(file), target)).replaceAll('\\', '/')

const read = (path: string): string => readFileSync(join(root, path), 'utf8')

function filesIn(folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', '.git', 'dist', 'runs'].includes(entry.name)) return []
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`
    return entry.isDirectory() ? filesIn(path) : [path]
  })
}
