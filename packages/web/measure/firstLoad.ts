// How much JavaScript the page loads before the first turn, and which chunks wait until they are needed.

import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'

const web = join(import.meta.dirname, '..')
const { resolve: entryOf } = createRequire(import.meta.url)

export interface FirstLoad {
  /** Compressed bytes of everything that the lobby and a table need, in one language, with one map. */
  readonly total: number
  readonly chunks: Readonly<Record<string, number>>
  /** Loaded only when they are asked for. */
  readonly late: Readonly<Record<string, number>>
  /** Where the numbers of the bots' nets are. */
  readonly weights: readonly string[]
}

export function firstLoadOf(page: string): FirstLoad {
  const chunks = JSON.parse(readFileSync(join(page, '.vite/manifest.json'), 'utf8')) as Chunks
  const sizes = new Map(
    readdirSync(join(page, 'assets'))
      .filter((name) => name.endsWith('.js'))
      .map((name) => [`assets/${name}`, gzipSync(readFileSync(join(page, 'assets', name))).length]),
  )
  const sizeOf = (source: string): number => sizes.get(chunks[source]?.file ?? '') ?? 0
  const largest = (folder: string): string =>
    Object.keys(chunks)
      .filter((source) => source.startsWith(folder))
      .reduce((a, b) => (sizeOf(a) > sizeOf(b) ? a : b))
  // The page names all that it begins with.
  const begin = [
    ...readFileSync(join(page, 'index.html'), 'utf8').matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g),
  ]
  const needed = [
    'src/table/TableScreen.tsx',
    largest('src/words/locales/'),
    largest(`${relative(web, dirname(entryOf('@ironbridge/board')))}/ground/`),
  ]
  const first = new Set([
    ...begin.map(([, file = '']) => file),
    ...needed.flatMap((source) => closureOf(chunks, source)),
  ])
  const part = (isFirst: boolean): Record<string, number> =>
    Object.fromEntries([...sizes].filter(([file]) => first.has(file) === isFirst))
  return {
    total: Object.values(part(true)).reduce((sum, size) => sum + size, 0),
    chunks: part(true),
    late: part(false),
    weights: [...sizes.keys()].filter((file) => holdsWeights(readFileSync(join(page, file), 'utf8'))),
  }
}

/** As the bundler notes them, by source. */
type Chunks = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>

/** A chunk and all that it imports before it runs. */
function closureOf(chunks: Chunks, source: string, found = new Set<string>()): string[] {
  const chunk = chunks[source]
  if (chunk === undefined) throw new Error(`The page has no chunk for ${source}.`)
  if (!found.has(chunk.file)) {
    found.add(chunk.file)
    for (const other of chunk.imports ?? []) closureOf(chunks, other, found)
  }
  return [...found]
}

/** A net is a long string of letters and digits after its measures. */
const holdsWeights = (code: string): boolean => /\d+ \d+ [\d.e-]+ [\w-]{5000}/.test(code)
