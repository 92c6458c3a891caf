// The built page: made anew when a source is newer, with its texts compressed.

import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { frozenEngines } from '@ironbridge/revisions'

const web = join(import.meta.dirname, '..')

const { dependencies } = JSON.parse(readFileSync(join(web, 'package.json'), 'utf8'))
const ours = Object.keys(dependencies).filter((name) => name.startsWith('@ironbridge/'))
const { resolve: entryOf } = createRequire(import.meta.url)

/** What the page is made of. */
const SOURCES = [
  ...[...ours, '@ironbridge/revisions'].map((name) => dirname(entryOf(name))),
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'texts.ts',
  'lingui.config.ts',
  '../../package-lock.json',
]

interface PageBuild {
  /** What the bundler is told. */
  readonly config: string
  /** Where the page is put. */
  readonly page: string
  /** What this page has besides. */
  readonly more?: string
}

const product: PageBuild = { config: join(web, 'vite.config.ts'), page: join(web, 'dist/page') }

/** Answers with the folder it is in. */
export async function builtPage({ config, page, more }: PageBuild = product): Promise<string> {
  const sources = SOURCES.map((source) => resolve(web, source))
  const newest = Math.max(...[...sources, ...(more === undefined ? [] : [more])].map(newestIn))
  /** Written when a build has succeeded. */
  const stamp = `${page}-built`
  if (existsSync(stamp) && statSync(stamp).mtimeMs > newest) return page
  console.log('Building the page (a few seconds) ...')
  // Under a test runner the bundler would make a page for developing.
  process.env.NODE_ENV = 'production'
  // Loading it takes longer than everything else here.
  const { build } = await import('vite')
  await build({ configFile: config, logLevel: 'error' })
  // Games of older rules are shown by the same page with their own engine: src/kit/pages.ts.
  const older = frozenEngines()
  writeFileSync(join(page, 'revisions.json'), JSON.stringify([...older.keys()]))
  for (const [revision, engine] of older)
    await build({
      configFile: config,
      logLevel: 'error',
      resolve: { alias: { '@ironbridge/engine': fileURLToPath(engine) } },
      build: { outDir: join(page, `rules/${revision}`) },
    })
  await compressTexts(page)
  writeFileSync(stamp, '')
  return page
}

/** Fonts and pictures are compressed already. */
const TEXTS = /\.(html|js|css|svg|json|txt|webmanifest)$/

/** Beside each text, the same text for whoever can read it compressed. */
async function compressTexts(page: string): Promise<void> {
  const names = readdirSync(page, { recursive: true, encoding: 'utf8' }).filter((name) => TEXTS.test(name))
  await Promise.all(
    names.map(async (name) => {
      const path = join(page, name)
      const text = readFileSync(path)
      writeFileSync(`${path}.br`, await promisify(brotliCompress)(text))
      writeFileSync(`${path}.gz`, await promisify(gzip)(text, { level: 9 }))
    }),
  )
}

/** The folders count too: a file that was taken away changes its folder. */
function newestIn(path: string): number {
  const { mtimeMs } = statSync(path)
  if (!statSync(path).isDirectory()) return mtimeMs
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => newestIn(join(path, name))))
}

if (import.meta.main) await builtPage()
