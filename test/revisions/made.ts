// The next revision, which is not in the product: the engine with more money at the start of Birmingham, and loans that cost no income.
// It and today's are frozen as a real one would be, once for each state of the sources.

import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { RULES_REVISION } from '@ironbridge/engine'
import { frozen } from '../../tools/freeze.ts'

const engine = fileURLToPath(new URL('../../packages/engine/src', import.meta.url))
const kept = join(tmpdir(), 'ironbridge-revisions')
const freeze = fileURLToPath(new URL('../../tools/freeze.ts', import.meta.url))

export const NEXT = RULES_REVISION + 1

const CHANGES: readonly { readonly file: string; readonly was: string; readonly becomes: string }[] = [
  { file: 'record.ts', was: `RULES_REVISION = ${RULES_REVISION}`, becomes: `RULES_REVISION = ${NEXT}` },
  { file: 'editions/birmingham/index.ts', was: 'money: 17', becomes: 'money: 20' },
  {
    file: 'editions/birmingham/index.ts',
    was: 'amount: 30, levels: 3',
    becomes: 'amount: 90, levels: 0',
  },
]

/** What Node is told where the next revision is the newest, and today's is kept beside it. */
export async function nextIsNewest(): Promise<string[]> {
  const begin = new URL('next.ts', import.meta.url)
  begin.searchParams.set('now', `${RULES_REVISION}`)
  begin.searchParams.set('folder', (await madeRevisions()).href)
  return ['--import', begin.href]
}

/** A folder with `now.js` and `next.js`. */
export async function madeRevisions(): Promise<URL> {
  const made = join(kept, fingerprint())
  if (!existsSync(made)) await make(made)
  return pathToFileURL(`${made}/`)
}

async function make(made: string): Promise<void> {
  mkdirSync(kept, { recursive: true })
  const making = mkdtempSync(join(kept, 'making-'))
  const changed = join(making, 'src')
  cpSync(engine, changed, { recursive: true })
  for (const { file, was, becomes } of CHANGES) change(join(changed, file), was, becomes)
  writeFileSync(join(making, 'now.js'), await frozen(engine, RULES_REVISION))
  writeFileSync(join(making, 'next.js'), await frozen(changed, NEXT))
  writeFileSync(join(making, 'package.json'), '{ "type": "module" }\n')
  try {
    renameSync(making, made)
  } catch (error) {
    // Another test may have made them meanwhile.
    rmSync(making, { recursive: true })
    if (!existsSync(made)) throw error
  }
}

function change(path: string, was: string, becomes: string): void {
  const text = readFileSync(path, 'utf8')
  if (!text.includes(was)) throw new Error(`${path} does not say "${was}" any more.`)
  writeFileSync(path, text.replace(was, becomes))
}

function fingerprint(): string {
  const hash = createHash('sha256').update(JSON.stringify(CHANGES)).update(readFileSync(freeze))
  for (const file of globSync('**/*.ts', { cwd: engine }).toSorted())
    hash.update(file).update(readFileSync(join(engine, file)))
  return hash.digest('hex')
}
