// Nets as source files of the bots: one for each table, and an index of those that are there.

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { tableName } from '@ironbridge/bots/training'
import { makeFolder, readIfThere, writeWhole } from '../files.ts'
import { fitText } from './fit.ts'
import type { FitsByEra, Recipe } from './table.ts'

/** Answers whether anything changed. */
export function writeWeights(folder: string, recipe: Recipe, loops: readonly FitsByEra[]): boolean {
  makeFolder(folder)
  const isNew = writeIfOther(join(folder, `${tableName(recipe.setup)}.ts`), tableText(recipe, loops))
  return writeIfOther(join(folder, 'index.ts'), indexText(folder)) || isNew
}

function writeIfOther(path: string, text: string): boolean {
  if (readIfThere(path) === text) return false
  writeWhole(path, text)
  return true
}

function tableText(recipe: Recipe, loops: readonly FitsByEra[]): string {
  const { edition, seats, variants } = recipe.setup
  const table = tableName(recipe.setup)
  const fits = loops.flatMap((byEra, loop) =>
    Object.entries(byEra).map(([era, fit]) => `// Loop ${loop + 1}, ${era}: ${fitText(fit)}.\n`),
  )
  const nets = Object.entries(loops.at(-1) ?? {}).map(([era, { net }]) => `  '${table}-${era}': '${net}',\n`)
  return `// Nets for ${[`${edition} with ${seats} players`, ...variants].join(', ')}, written by "${commandOf(recipe)}".
${fits.join('')}
export const ${constantOf(table)}: Readonly<Record<string, string>> = {
${nets.join('')}}
`
}

/** `lancashire2TwoPlayerMap`. */
const constantOf = (table: string): string =>
  table.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** With every option that decides the nets. */
function commandOf({ setup, seed, games, loops, hidden, epochs, lambda, width, positions }: Recipe): string {
  const options = {
    edition: setup.edition,
    players: setup.seats,
    ...(setup.variants.length > 0 && { variant: setup.variants.join() }),
    games,
    loops,
    hidden,
    epochs,
    lambda,
    width: `${width.firsts},${width.seconds}`,
    positions,
    seed: /^[\w./-]+$/.test(seed) ? seed : JSON.stringify(seed),
  }
  const words = Object.entries(options).map(([name, value]) => `--${name} ${value}`)
  return `npm run train -- ${words.join(' ')}`
}

function indexText(folder: string): string {
  const tables = readdirSync(folder)
    .flatMap((file) => /^(.+-\d.*)\.ts$/.exec(file)?.[1] ?? [])
    .sort()
  const imports = tables.map((table) => `import { ${constantOf(table)} } from './${table}.ts'\n`)
  return `// Written by "npm run train": the trained nets, by table and era.

${imports.join('')}${imports.length === 0 ? '' : '\n'}export const packed: Readonly<Record<string, string>> = {
${tables.map((table) => `  ...${constantOf(table)},\n`).join('')}}
`
}
