// What the players are made of, as one hash: every file of the engine and of the bots, weights included.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const packages = fileURLToPath(new URL('../../../', import.meta.url))

/** Sixteen hex digits tell versions apart. */
const DIGITS = 16

export function fingerprint(): string {
  const hash = createHash('sha256')
  for (const path of [...filesIn('engine/src'), ...filesIn('bots/src')].sort()) {
    const bytes = readFileSync(join(packages, path))
    hash.update(`${path} ${bytes.length}\n`).update(bytes)
  }
  return hash.digest('hex').slice(0, DIGITS)
}

const filesIn = (folder: string): string[] =>
  readdirSync(join(packages, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? filesIn(path) : [path]
  })
