// `node tools/freeze.ts`: the whole engine as it is now in one file, which plays this revision of the rules for ever. The first step of
// every change of the rules; see CONTRIBUTING.

import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { RULES_REVISION } from '@ironbridge/engine'
import { build } from 'vite'

const packages = fileURLToPath(new URL('../packages', import.meta.url))

/** Everything that a module exports, as one module that imports nothing. */
export async function bundled(entry: string, minify: boolean): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify, target: 'es2023', lib: { entry, formats: ['es'] } },
  })
  const [{ output }] = built as unknown as [{ readonly output: readonly { readonly code: string }[] }]
  return output.map(({ code }) => code).join('')
}

/** An engine from its sources, as a file of `frozen`. */
export const frozen = async (sources: string, revision: number): Promise<string> =>
  `// Revision ${revision} of the rules, whole. Made by tools/freeze.ts and never changed: games that began by it go on by it.\n${await bundled(join(sources, 'index.ts'), false)}`

if (import.meta.main) {
  const file = join(packages, `revisions/frozen/${RULES_REVISION}.js`)
  if (existsSync(file)) throw new Error(`${file} is there already, and is never changed.`)
  writeFileSync(file, await frozen(join(packages, 'engine/src'), RULES_REVISION))
  console.log(`Frozen: ${file}. Now name it in packages/revisions/src/index.ts, and raise RULES_REVISION.`)
}
