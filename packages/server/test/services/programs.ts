// Finding Postgres and Redis: installed already, or installed now where that is allowed. Nothing is skipped.

import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const DEBIAN = '/usr/lib/postgresql'
/** Up to five minutes, for whoever else installs something just now. */
const WAITING = ['-o', 'DPkg::Lock::Timeout=300']

/** The folder with initdb, postgres and the rest. */
export const postgresFolder = (): string =>
  found(['postgresql'], () => [
    ...(existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : []),
    ...onPath('initdb').map((path) => join(path, '..')),
  ])

export const redisProgram = (): string => found(['redis-server'], () => onPath('redis-server'))

/** Programs of a folder on the PATH. */
const onPath = (name: string): string[] =>
  (process.env.PATH ?? '')
    .split(':')
    .map((folder) => join(folder, name))
    .filter((path) => existsSync(path))

function found(packages: readonly string[], look: () => string[]): string {
  const [here] = look()
  if (here !== undefined) return here
  install(packages)
  const [now] = look()
  if (now === undefined) throw new Error(`${packages.join(', ')} was installed but is nowhere to be found.`)
  return now
}

function install(packages: readonly string[]): void {
  const names = packages.join(', ')
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new Error(`These tests need ${names}. Please install it; they do not run without.`)
  console.log(`Installing ${names} (once) ...`)
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  // An installation that was cut off leaves nothing installable until it is finished.
  spawnSync('dpkg', ['--configure', '-a'], options)
  execFileSync('apt-get', [...WAITING, 'update', '-qq'], options)
  execFileSync(
    'apt-get',
    [...WAITING, 'install', '-y', '-qq', '--no-install-recommends', ...packages],
    options,
  )
}
