// Styles: a sheet beside each component, in a layer of its own room; three sizes of screens; no layout for one language.

import { expect, test } from 'vitest'
import { imports, pathOf, read, sources } from './sources.ts'

const LAYERS = 'packages/web/src/kit/layers.css'
const sheets = sources.filter((path) => path.endsWith('.css') && path !== LAYERS)
const pages = sheets.filter((path) => path.startsWith('packages/web/'))

// The formatter indents: what a layer holds begins after two spaces, and selectors of a list have a line each.
const selectorsIn = (sheet: string): string[] =>
  Array.from(read(sheet).matchAll(/^ {2}([^\s@}/].*?)(?:,| \{)$/gm), ([, selector = '']) => selector)

const classesIn = (sheet: string): string[] => [
  ...new Set(
    selectorsIn(sheet).flatMap((selector) =>
      Array.from(selector.matchAll(/\.([\w-]+)/g), ([, name = '']) => name),
    ),
  ),
]

const roomOf = (path: string): string => /^packages\/web\/src\/(\w+)\//.exec(path)?.[1] ?? ''

const LAYER_OF: Record<string, RegExp> = { kit: /^(base|kit|forced)$/, table: /^table$/ }

test('every sheet of the page stands in the layer of its room, and knows the order of the layers', () => {
  for (const sheet of pages) {
    const [head, order, ...rest] = read(sheet)
      .split('\n')
      .filter((line) => /^\S/.test(line))
    expect(head, sheet).toMatch(/^\/\*/)
    const [, target = ''] = /^@import "(.+)";$/.exec(order ?? '') ?? []
    expect(pathOf(sheet, target), sheet).toBe(LAYERS)
    expect(rest, sheet).toEqual([expect.stringMatching(/^@layer \w+ \{$/), '}'])
    expect(/^@layer (\w+)/.exec(rest[0] ?? '')?.[1], sheet).toMatch(LAYER_OF[roomOf(sheet)] ?? /^room$/)
  }
})

test('screens have three sizes, each with a name', () => {
  const named = Array.from(read(LAYERS).matchAll(/^@custom-media --(\w+) /gm), ([, name = '']) => name)
  expect(named).toEqual(['phone', 'wide', 'large'])
  for (const sheet of sheets)
    for (const [query] of read(sheet).matchAll(/@media [^{]+/g)) {
      expect(query, sheet).not.toMatch(/width|height/)
      for (const [, name = ''] of query.matchAll(/\(--(\w+)/g)) expect(named, sheet).toContain(name)
    }
  for (const file of sources.filter((path) => /\.tsx?$/.test(path)))
    expect(read(file), file).not.toMatch(/matchMedia\(.*(width|height)/)
})

test('no language has a layout of its own', () => {
  for (const sheet of sheets) expect(read(sheet), sheet).not.toContain(':lang(')
})

test('a class is defined in one sheet', () => {
  const places = new Map<string, string[]>()
  for (const sheet of sheets)
    for (const name of classesIn(sheet)) places.set(name, [...(places.get(name) ?? []), sheet])
  expect([...places].filter(([, where]) => where.length > 1)).toEqual([])
})

test('a sheet lies beside the module of its name, which uses its classes', () => {
  const taken = imports().filter(({ target }) => target.endsWith('.css'))
  for (const sheet of pages) {
    const importers = taken.filter(({ file, target }) => pathOf(file, target) === sheet)
    const isShared = /\/(kit\/[a-z]+|setup\/plan)\.css$/.test(sheet)
    const owner = sheet.replace(/\.css$/, '.tsx')
    if (isShared) expect(importers, sheet).not.toEqual([])
    else
      expect(
        importers.map(({ file }) => file),
        sheet,
      ).toContain(owner)
    // Parts of a component are in its room; what is shared is used anywhere.
    const users = sources
      .filter((path) => /\.tsx?$/.test(path) && (isShared || roomOf(path) === roomOf(sheet)))
      .map(read)
      .join('\n')
    // Names that end in a number are put together.
    const unused = classesIn(sheet).filter(
      (name) => !new RegExp(`['"\`\\s]${name.replace(/\d+$/, '')}(?![\\w])`).test(users),
    )
    expect(unused, sheet).toEqual([])
  }
})

test('a component has its looks from itself, its room, or what all share', () => {
  const defined = new Map(pages.flatMap((sheet) => classesIn(sheet).map((name) => [name, sheet] as const)))
  // As rooms may import: the table and the setup lie beneath the others.
  const beneath = ['kit', 'setup', 'table']
  for (const file of sources.filter((path) => /packages\/web\/src\/.*\.tsx$/.test(path)))
    for (const [, names = ''] of read(file).matchAll(/className="([^"]+)"/g))
      for (const name of names.split(' ')) {
        const sheet = defined.get(name)
        if (sheet !== undefined)
          expect([roomOf(file), ...beneath], `${file}: ${name}`).toContain(roomOf(sheet))
      }
})

test('no element has classes from two sheets of one layer, where the order of loading would decide', () => {
  const layerOf = new Map(pages.map((sheet) => [sheet, /^@layer (\w+)/m.exec(read(sheet))?.[1]]))
  const defined = new Map(pages.flatMap((sheet) => classesIn(sheet).map((name) => [name, sheet] as const)))
  const wrong = sources
    .filter((path) => path.startsWith('packages/web/') && path.endsWith('.tsx'))
    .flatMap((file) =>
      Array.from(read(file).matchAll(/className=\{?["'`]([^"'`]+)["'`]/g), ([, names = '']) => {
        const from = new Set(names.split(' ').flatMap((name) => defined.get(name) ?? []))
        const layers = [...from].map((sheet) => layerOf.get(sheet))
        return new Set(layers).size < from.size ? [`${file}: ${names}`] : []
      }).flat(),
    )
  expect(wrong).toEqual([])
})

// Browsers ask such a rule again, up to the top of the page, whenever anything at the table changes.
test('no rule of the table looks into what has no name: to count, or for where somebody points', () => {
  for (const sheet of pages.filter((path) => roomOf(path) === 'table'))
    for (const [query, inside = ''] of read(sheet).matchAll(/\S*:has\(([^{]+)/g)) {
      expect(query, sheet).not.toMatch(/^:has/)
      expect(inside, sheet).toMatch(/[.[]\w/)
      expect(inside, sheet).not.toMatch(/:(nth-child|hover|focus)/)
    }
})
