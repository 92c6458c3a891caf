// Makes `npm start` and `npm test` work on a fresh clone: installs what is missing, then checks Node.
// Runs on Node 20 and newer, before anything is installed.

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const lock = `${root}package-lock.json`
const modules = `${root}node_modules`
const stamp = `${modules}/.installed-lock`

const lockHash = createHash('sha256').update(readFileSync(lock)).digest('hex')
if (!isInstalled()) install()
checkNode()

// Either this script installed that very lock, or somebody ran npm by hand since the lock changed.
function isInstalled() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash) return true
  const byNpm = `${modules}/.package-lock.json`
  return existsSync(byNpm) && statSync(byNpm).mtimeMs > statSync(lock).mtimeMs
}

function install() {
  // Windows cannot replace the Node that is running this.
  if (process.platform === 'win32' && process.execPath.startsWith(modules)) {
    stop('The dependencies have changed. Please run "npm ci", then try again.')
  }
  console.log('Installing the dependencies (about a minute, once) ...')
  const { status } = npm(
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  )
  if (status !== 0) stop('The dependencies could not be installed; npm says why above.')
  writeFileSync(stamp, lockHash)
}

// npm scripts name the npm and the Node that started them.
function npm(...args) {
  const { npm_execpath: script, npm_node_execpath: node } = process.env
  const options = { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] }
  if (script && node) return spawnSync(node, [script, ...args], options)
  return spawnSync(`npm ${args.join(' ')}`, { ...options, shell: true })
}

// npm scripts find the installed Node before the host's.
function checkNode() {
  const { engines } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
  const wanted = engines.node.replace('>=', '')
  if (isAtLeast(process.versions.node, wanted)) return
  const installed = spawnSync(`"${modules}/.bin/node" --version`, { shell: true, encoding: 'utf8' })
  if (installed.status === 0 && isAtLeast(installed.stdout.trim().slice(1), wanted)) return
  stop(
    `Ironbridge needs Node ${wanted} or newer; this is ${process.versions.node}. ` +
      'On Linux and on Windows (x64) it is installed with the dependencies; ' +
      'elsewhere, macOS among them, please install it yourself, then try again.',
  )
}

function isAtLeast(version, wanted) {
  const [major, minor] = version.split('.').map(Number)
  const [wantedMajor, wantedMinor] = wanted.split('.').map(Number)
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)
}

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}
