// What others install: the packages packed, put into an empty project outside of the workspace, and used there, on the oldest Node
// that they promise and on the one that this repository pins.

import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type * as Types from '@arethetypeswrong/core'
import { guest, running } from '@ironbridge/server/testing'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { build, buildFolder, installable } from './build.ts'
import { read, root } from './sources.ts'

const run = promisify(execFile)
const outside = mkdtempSync(join(tmpdir(), 'ironbridge-outside-'))
const OLDEST = 20
const { version } = JSON.parse(read('package.json')) as { version: string }
/** Compiling and installing, on a busy machine. */
const PATIENCE = 600_000
/** The terminal program has nothing to import. */
const libraries = installable.filter((name) => name !== 'cli')
const nodes: Record<string, string> = { pinned: process.execPath }

beforeAll(async () => {
  build()
  writeFileSync(join(outside, 'package.json'), '{ "private": true, "type": "module" }\n')
  await npm('pack', ...installable.map(buildFolder), '--pack-destination', outside)
  nodes.oldest = (await hostsNode()) ?? (await installedNode())
  await npm('install', '--prefer-offline', 'ws', ...archives().map((file) => `./${file}`))
}, PATIENCE)

afterAll(() => rmSync(outside, { recursive: true, force: true }))

test.each(installable)('%s is a package as package tools expect it', async (name) => {
  const { messages, pkg } = await publint({ pkgDir: buildFolder(name), strict: true })
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([])
})

/** We have no CommonJS, and nothing for those who only know the ways of Node 10. */
const NOT_PROMISED = ['node10', 'node16-cjs']

test.each(libraries)('the declarations of %s are found by every way to import modules', async (name) => {
  const [archive = ''] = archives().filter((file) => file.startsWith(`ironbridge-${name}-`))
  const { checkPackage, createPackageFromTarballData } = await typesTool()
  const bytes = new Uint8Array(readFileSync(join(outside, archive)))
  const found = await checkPackage(createPackageFromTarballData(bytes))
  if (!found.types) throw new Error(`${name} has no types.`)
  const ways = Object.values(found.entrypoints).flatMap(({ resolutions }) => [
    resolutions['node16-esm'],
    resolutions.bundler,
  ])
  expect(ways.length).toBeGreaterThanOrEqual(2)
  expect(ways.filter(({ resolution }) => resolution?.isTypeScript !== true)).toEqual([])
  const problems = found.problems.filter(
    (problem) => !('resolutionKind' in problem && NOT_PROMISED.includes(problem.resolutionKind)),
  )
  expect(problems).toEqual([])
})

/** By its file: under a test runner its name stands for sources that Node does not read there. */
const typesTool = (): Promise<typeof Types> =>
  import(pathToFileURL(join(root, 'node_modules/@arethetypeswrong/core/dist/index.js')).href)

test('they compile in a strict project that checks declarations too', async () => {
  const imports = libraries.map((name) => `import * as ${name} from '@ironbridge/${name}'`)
  const uses = `export const state: engine.State | null = null\nconsole.log(${libraries.join(', ')})`
  writeFileSync(join(outside, 'strict.ts'), `${imports.join('\n')}\n${uses}\n`)
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const types = ['--types', 'node', '--typeRoots', join(root, 'node_modules/@types')]
  const args = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023', ...types, 'strict.ts']
  const { stdout } = await run(process.execPath, [tsc, ...args], { cwd: outside }).catch((error) => error)
  expect(stdout).toBe('')
})

const documented = installable.filter((name) => /^```js$/m.test(read(`packages/${name}/README.md`)))
const cases = ['oldest', 'pinned'].flatMap((node) => documented.map((name) => ({ node, name })))

test.each(cases)(
  'the example of $name prints what its page says, on the $node Node',
  async ({ node, name }) => {
    const page = read(`packages/${name}/README.md`)
    const [, code = '', printed = ''] = page.match(/^```js\n(.*?)^```$.*?^```text\n(.*?)^```$/ms) ?? []
    writeFileSync(join(outside, `${name}.js`), code)
    const args = name === 'client' ? await gameOnline() : []
    expect((await inNode(node, [join(outside, `${name}.js`), ...args])).trim()).toBe(printed.trim())
  },
)

test.each(['oldest', 'pinned'])('npx ironbridge plays a whole game there, on the %s Node', async (node) => {
  const program = join(outside, 'node_modules/.bin/ironbridge')
  const options = [
    '--games',
    '1',
    '--players',
    '2',
    '--seats',
    'strong,program:npx ironbridge bot club',
    '--json',
  ]
  expect(await inNode(node, [program, '--version'])).toBe(`${version}\n`)
  const { games, seats } = JSON.parse(await inNode(node, [program, 'simulate', ...options]))
  expect({ games, seats }).toMatchObject({ games: 1 })
})

/** Where it is played, and the token of whoever plays it. */
async function gameOnline(): Promise<string[]> {
  const server = await running()
  onTestFinished(() => server.close())
  const ada = await guest(server, 'Ada')
  const chairs = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }]
  const made = await ada.call('POST', '/api/tables', { title: 'Tea', edition: 'birmingham', chairs })
  await ada.call('POST', `/api/tables/${(made.body as { id: string }).id}/start`)
  const { body } = await ada.call('POST', '/api/me/tokens', { label: 'Player' })
  return [server.address, (body as { token: string }).token]
}

const archives = (): string[] => readdirSync(outside).filter((file) => file.endsWith('.tgz'))

/** With that Node also for whatever it starts. */
async function inNode(name: string, args: string[]): Promise<string> {
  const node = nodes[name] ?? ''
  const env = { ...process.env, PATH: `${join(node, '..')}${delimiter}${process.env.PATH}` }
  return (await run(node, args, { cwd: outside, env })).stdout
}

const npm = (...args: string[]) =>
  run('npm', [...args, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: outside,
    shell: process.platform === 'win32',
  })

/** The Node that started npm may be the very one. */
async function hostsNode(): Promise<string | null> {
  const node = process.env.npm_node_execpath ?? 'node'
  const { stdout } = await run(node, ['-p', 'process.version + " " + process.execPath'])
  const [, path = ''] = stdout.trim().split(/ (.*)/)
  return stdout.startsWith(`v${OLDEST}.`) ? path : null
}

async function installedNode(): Promise<string> {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const name = `node-${platform}-${process.arch}`
  await npm('install', `${name}@${OLDEST}`)
  return join(outside, 'node_modules', name, 'bin', platform === 'win' ? 'node.exe' : 'node')
}
