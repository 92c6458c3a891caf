// Finding Chromium: named by CHROMIUM, or installed, by ourselves where we may.

import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** It starts, and opens a page, in half the time of those with windows. */
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell'

const WITH_WINDOWS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
]

/** Up to five minutes, for whoever else installs something just now. */
const WAITING = ['-o', 'DPkg::Lock::Timeout=300']

export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const browserPath = (): string => findBrowser([WITHOUT_WINDOWS, ...WITH_WINDOWS])

/** For what only a browser with windows has: notifications. */
export const windowedBrowserPath = (): string => findBrowser(WITH_WINDOWS)

/** Before anything else: whatever is missing is installed, where that is allowed. */
export function installBrowsers(): void {
  const isComplete = existsSync(WITHOUT_WINDOWS) && WITH_WINDOWS.some((path) => existsSync(path))
  if (process.env.CHROMIUM !== undefined || isComplete) return
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log('Installing Chromium (once) ...')
  const silently = { stdio: 'ignore' } as const
  // An installation that was cut off leaves nothing installable until it is finished.
  spawnSync('dpkg', ['--configure', '-a'], silently)
  try {
    execFileSync('apt-get', [...WAITING, 'update', '-qq'], silently)
    execFileSync(
      'apt-get',
      [...WAITING, 'install', '-y', '-qq', 'chromium', 'chromium-headless-shell'],
      silently,
    )
  } catch {
    console.log('It could not be installed.')
  }
}

function findBrowser(usual: readonly string[]): string {
  const { CHROMIUM } = process.env
  if (CHROMIUM !== undefined && !existsSync(CHROMIUM)) throw new Error(`CHROMIUM names no file: ${CHROMIUM}`)
  const found = CHROMIUM ?? usual.find((path) => existsSync(path))
  if (found !== undefined) return found
  throw new Error('No Chromium was found. Install it, or name one: CHROMIUM=/path/to/chromium npm run e2e')
}
