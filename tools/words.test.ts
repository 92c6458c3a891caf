// One word for one thing: what is exported under a name is the only thing of that name.

import { expect, test } from 'vitest'
import { packages, read, sources } from './sources.ts'

/** Where each name is declared. */
function declared(pattern: RegExp, files: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const file of files)
    for (const [, name = ''] of read(file).matchAll(pattern))
      found.set(name, [...(found.get(name) ?? []), file])
  return found
}

const twice = (found: Map<string, string[]>): string[] =>
  [...found].filter(([, files]) => files.length > 1).map(([name, files]) => `${name}: ${files.join(', ')}`)

test('no two files export types of one name', () => {
  const types = declared(
    /^export (?:declare )?(?:interface|type|class) (\w+)/gm,
    sources.filter((file) => /\.tsx?$/.test(file)),
  )
  expect(types.size).toBeGreaterThan(400)
  expect(twice(types)).toEqual([])
})

// Names that a package hands on from another stand for the same thing.
test('no two packages have one name in their public faces', () => {
  const faces = packages
    .map((name) => `packages/${name}/src/index.ts`)
    .filter((file) => sources.includes(file))
  const names = new Map<string, string[]>()
  for (const face of faces)
    for (const [, list = '', from = ''] of read(face).matchAll(
      /^export (?:type )?\{([^}]+)\} from '([^']+)'/gms,
    ))
      for (const entry of list.split(',')) {
        const name = entry
          .trim()
          .replace(/^type /, '')
          .replace(/^\w+ as /, '')
        if (name !== '' && from.startsWith('.')) names.set(name, [...(names.get(name) ?? []), face])
      }
  expect(names.size).toBeGreaterThan(150)
  expect(twice(names)).toEqual([])
})

test('the glossary explains no word twice', () => {
  const [explained = ''] = read('docs/GLOSSARY.md').split('## Words we avoid')
  const words = Array.from(explained.matchAll(/^\| ([^|]+?) \|/gm), ([, cell = '']) => cell)
    .filter((cell) => !/^(word|---)/.test(cell))
    .flatMap((cell) => cell.split(', '))
  expect(words.length).toBeGreaterThan(100)
  expect(words.filter((word, place) => words.indexOf(word) !== place)).toEqual([])
})
