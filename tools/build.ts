// `npm run build`: the packages that others can install, as JavaScript with declarations, each in a folder under build/ that
// `npm pack` takes as it is. The workspace itself runs from its sources and needs none of this.

import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { bundled } from './freeze.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What a package imports comes before it. */
export const installable = ['engine', 'revisions', 'bots', 'players', 'lab', 'cli', 'protocol', 'client']

export const buildFolder = (name: string): string => join(root, 'build', name)

interface Manifest {
  readonly bin?: Readonly<Record<string, string>>
  readonly exports?: string | Readonly<Record<string, string>>
  readonly files?: readonly string[]
}

/** All of them: declarations of one are needed to compile the next. */
export function build(): void {
  compile('-b', ...installable.map((name) => join('packages', name)))
  for (const name of installable) {
    rmSync(buildFolder(name), { recursive: true, force: true })
    const [from, to] = [join('packages', name), join(buildFolder(name), 'dist')]
    compile('-p', from, '--rootDir', join(from, 'src'), '--outDir', to, ...PLAIN)
    nameThreads(to)
    furnish(name)
  }
}

/** The compiler rewrites what is imported; where a thread begins is an address to it. */
function nameThreads(folder: string): void {
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.js')) continue
    const code = readFileSync(join(folder, path), 'utf8')
    const named = code.replaceAll(
      /new URL\('(\.[^']+)\.ts', import\.meta\.url\)/g,
      "new URL('$1.js', import.meta.url)",
    )
    if (named !== code) writeFileSync(join(folder, path), named)
  }
}

/** JavaScript and declarations, as the workspace itself never writes them; what is compiled was checked before. */
const PLAIN = [
  '--noCheck',
  '--declaration',
  '--composite',
  'false',
  '--emitDeclarationOnly',
  'false',
  '--rewriteRelativeImportExtensions',
]

function compile(...args: string[]): void {
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const { status } = spawnSync(process.execPath, [tsc, ...args], { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error(`tsc ${args.join(' ')} failed.`)
}

/** What stands beside the compiled files: the manifest, the page that explains it, the licence, and files that are read as they are. */
function furnish(name: string): void {
  const from = join(root, 'packages', name)
  const to = buildFolder(name)
  const manifest: Manifest = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'))
  const files = manifest.files?.filter((file) => file !== 'dist') ?? []
  for (const file of files) cpSync(join(from, file), join(to, file), { recursive: true })
  cpSync(join(from, 'README.md'), join(to, 'README.md'))
  cpSync(join(root, 'LICENSE'), join(to, 'LICENSE'))
  for (const [command, path] of Object.entries(manifest.bin ?? {})) start(to, path, command)
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(published(manifest), null, 2)}\n`)
}

/** In the workspace a program also looks for a Node that is new enough for sources; what is compiled needs no such help. */
function start(to: string, path: string, command: string): void {
  const file = join(to, path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, `#!/usr/bin/env node\n// Starts ${command}.\nimport '../dist/main.js'\n`, {
    mode: 0o755,
  })
}

function published(manifest: Manifest): object {
  const { exports = {}, bin, files = [] } = manifest
  // What only tests of this repository use stays here.
  const entries = Object.entries(typeof exports === 'string' ? { '.': exports } : exports)
    .filter(([, file]) => file.startsWith('./src/'))
    .map(([entry, file]) => [entry, compiled(file)])
  const ours = ['private', 'devDependencies', 'scripts']
  return {
    ...Object.fromEntries(Object.entries(manifest).filter(([key]) => !ours.includes(key))),
    ...(entries.length > 0 && { exports: Object.fromEntries(entries) }),
    files: ['dist', ...(bin ? ['bin'] : []), ...files],
  }
}

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

function compiled(source: string): object {
  const file = source.replace('./src/', './dist/').replace(/\.ts$/, '')
  return { types: `${file}.d.ts`, default: `${file}.js` }
}

/** What it costs whoever loads the engine: everything it exports, bundled and minified, in bytes. */
async function engineSize(): Promise<{ readonly minified: number; readonly gzip: number }> {
  const entry = join(buildFolder('engine'), 'dist/index.js')
  const code = await bundled(entry, true)
  return { minified: Buffer.byteLength(code), gzip: gzipSync(code).length }
}

if (import.meta.main) {
  build()
  const { minified, gzip } = await engineSize()
  console.log(`Built: ${installable.map((name) => `build/${name}`).join(', ')}.`)
  console.log(`The whole engine in one file: ${kB(minified)}, ${kB(gzip)} gzipped.`)
}
