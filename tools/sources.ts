// The repository's sources as the tests about its shape read them.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
export const packages = readdirSync(join(root, 'packages'))
/** Styles are sources too. */
export const sources = packages
  .flatMap((name) => filesIn(`packages/${name}/src`))
  .filter((path) => /\.(m?[jt]sx?|css)$/.test(path))

interface Import {
  readonly file: string
  readonly target: string
  /** What is taken by name, without the types. */
  readonly values: readonly string[]
  readonly typesOnly: boolean
}

// The formatter puts every import and re-export at the start of a line, in single quotes.
export function imports(): Import[] {
  const statement = /^(?:import|export) (type )?(?:([\w$*{][\w$*{},\s]*) from )?'([^']+)'/gm
  const call = /\bimport\(\s*()()['"`]([^'"`]+)['"`]/g
  return sources.flatMap((file) =>
    [statement, call].flatMap((pattern) =>
      Array.from(read(file).matchAll(pattern), ([, type, names = '', target = '']) => ({
        file,
        // The bundler may be told how to read a file.
        target: target.replace(/\?raw$/, ''),
        values: type ? [] : valuesIn(names),
        typesOnly: !!type,
      })),
    ),
  )
}

const valuesIn = (names: string): string[] =>
  names
    .replace(/[{}]/g, '')
    .split(',')
    .map((name) => name.trim().replace(/ as .*/, ''))
    .filter((name) => name !== '' && !name.startsWith('type '))

export const pathOf = (file: string, target: string): string =>
  relative(root, resolve(root, dirname(file), target)).replaceAll('\\', '/')

export const read = (path: string): string => readFileSync(join(root, path), 'utf8')

export function filesIn(folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', '.git', 'dist', 'build', 'runs'].includes(entry.name)) return []
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`
    return entry.isDirectory() ? filesIn(path) : [path]
  })
}
