// What programs are made of, as one hash: every file of some folders of the packages.

import { createHash, type Hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const packages = fileURLToPath(new URL('../../', import.meta.url))

/** A hash to be gone on with. */
export function hashOfSources(folders: readonly string[], without = ''): Hash {
  const hash = createHash('sha256')
  for (const path of folders.flatMap(filesIn).sort()) {
    if (without !== '' && path.startsWith(without)) continue
    const bytes = readFileSync(join(packages, path))
    hash.update(`${path} ${bytes.length}\n`).update(bytes)
  }
  return hash
}

const filesIn = (folder: string): string[] =>
  readdirSync(join(packages, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? filesIn(path) : [path]
  })
