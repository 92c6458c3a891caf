// What programs are made of, as one hash: every file of the packages that play, and of folders of this one.

import { createHash, type Hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { biasesFile, oddsFile, weightsFolder } from '@ironbridge/bots/training'

const { resolve } = createRequire(import.meta.url)

/** Where the bots find their nets. */
export const weightsPath = join(dirname(resolve('@ironbridge/bots/training')), weightsFolder)

/** Where they find what forecasts are off by. */
export const biasesPath = join(dirname(resolve('@ironbridge/bots/training')), biasesFile)

/** Where they find what win chances are weighed by. */
export const oddsPath = join(dirname(resolve('@ironbridge/bots/training')), oddsFile)

export interface SourceOptions {
  /** Folders beside this file that count too. */
  readonly own?: readonly string[]
  readonly withoutWeights?: boolean
}

/** Of the engine and of the bots, weights included; a hash to be gone on with. */
export function hashOfSources({ own = [], withoutWeights = false }: SourceOptions = {}): Hash {
  const folders = new Map(
    ['@ironbridge/engine', '@ironbridge/bots'].map((name) => [name, dirname(resolve(name))]),
  )
  for (const name of own) folders.set(name, join(import.meta.dirname, name))
  const hash = createHash('sha256')
  for (const [name, folder] of folders)
    for (const path of filesIn(folder)) {
      if (withoutWeights && join(folder, path).startsWith(weightsPath)) continue
      const bytes = readFileSync(join(folder, path))
      hash.update(`${name}/${path} ${bytes.length}\n`).update(bytes)
    }
  return hash
}

/** Named alike on every system. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
