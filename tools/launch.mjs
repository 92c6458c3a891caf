// Starts a program of the repository from its sources; on an older Node, with the Node that the repository installs.

import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import module from 'node:module'
import { fileURLToPath } from 'node:url'

const root = new URL('../', import.meta.url)
const { engines } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'))
const [wantedMajor, wantedMinor] = engines.node.match(/\d+/g).map(Number)
const [major, minor] = process.versions.node.split('.').map(Number)

/** `main` is the address of its first file. */
export async function launch(main) {
  if (major < wantedMajor || (major === wantedMajor && minor < wantedMinor)) return startWith(installedNode())
  // Compiled sources are kept between runs: it starts in a quarter of the time.
  module.enableCompileCache?.()
  await import(main)
}

// The executable itself: on Windows the one in .bin is a script.
function installedNode() {
  const windows = process.platform === 'win32'
  const name = `node-${windows ? 'win' : process.platform}-${process.arch}`
  return fileURLToPath(new URL(`node_modules/${name}/bin/${windows ? 'node.exe' : 'node'}`, root))
}

function startWith(node) {
  if (!existsSync(node)) {
    console.error(`Ironbridge needs Node ${wantedMajor}.${wantedMinor} or newer; this is ${process.version}.`)
    console.error('Run "npm ci" in the repository, or install a newer Node.')
    process.exit(1)
  }
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' })
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  // A terminal sends Ctrl-C to both processes; the child decides what it means.
  process.on('SIGINT', () => {})
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}
