// Nets as source files of the bots: one for each table, and an index of those that are there.

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder, readIfThere, writeWhole } from '../files.ts'
import { fitText } from './fit.ts'
import type { FitsByEra, Recipe } from './table.ts'

/** Answers whether anything changed. */
export function writeWeights(folder: string, recipe: Recipe, loops: readonly FitsByEra[]): boolean {
  const { edition, seats } = recipe.setup
  makeFolder(folder)
  const isNew = writeIfOther(join(folder, `${edition}-${seats}.ts`), tableText(recipe, loops))
  return writeIfOther(join(folder, 'index.ts'), indexText(folder)) || isNew
}

function writeIfOther(path: string, text: string): boolean {
  if (readIfThere(path) === text) return false
  writeWhole(path, text)
  return true
}

function tableText(recipe: Recipe, loops: readonly FitsByEra[]): string {
  const { edition, seats } = recipe.setup
  const fits = loops.flatMap((byEra, loop) =>
    Object.entries(byEra).map(([era, fit]) => `// Loop ${loop + 1}, ${era}: ${fitText(fit)}.\n`),
  )
  const nets = Object.entries(loops.at(-1) ?? {}).map(
    ([era, { net }]) => `  '${edition}-${seats}-${era}': '${net}',\n`,
  )
  return `// Nets for ${edition} with ${seats} players, written by "${commandOf(recipe)}".
${fits.join('')}
export const ${edition}${seats}: Readonly<Record<string, string>> = {
${nets.join('')}}
`
}

/** With every option that decides the nets. */
function commandOf({ setup, seed, games, loops, hidden, epochs, lambda, width, positions }: Recipe): string {
  const options = {
    edition: setup.edition,
    players: setup.seats,
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
  const tables = readdirSync(folder).flatMap((file) => {
    const [, edition, seats] = /^(\w+)-(\d)\.ts$/.exec(file) ?? []
    return edition === undefined ? [] : [{ file, name: `${edition}${seats}` }]
  })
  tables.sort((a, b) => (a.file < b.file ? -1 : 1))
  const imports = tables.map(({ file, name }) => `import { ${name} } from './${file}'\n`)
  return `// Written by "npm run train": the trained nets, by game, number of players and era.

${imports.join('')}${imports.length === 0 ? '' : '\n'}export const packed: Readonly<Record<string, string>> = {
${tables.map(({ name }) => `  ...${name},\n`).join('')}}
`
}
