// Finding Chromium: named by CHROMIUM, installed already, or installed now where that is allowed.

import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const USUAL = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
]

export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export function browserPath(): string {
  const { CHROMIUM } = process.env
  if (CHROMIUM !== undefined && !existsSync(CHROMIUM)) throw new Error(`CHROMIUM names no file: ${CHROMIUM}`)
  const found = [...(CHROMIUM === undefined ? [] : [CHROMIUM]), ...USUAL].find((path) => existsSync(path))
  if (found !== undefined) return found
  install()
  return browserPath()
}

function install(): void {
  const advice = 'Install it, or name one: CHROMIUM=/path/to/chromium npm run e2e'
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new Error(`No Chromium was found. ${advice}`)
  console.log('Installing Chromium (once) ...')
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit' })
  } catch {
    throw new Error(`Chromium could not be installed. ${advice}`)
  }
  if (!USUAL.some((path) => existsSync(path)))
    throw new Error(`Chromium is not where it should be. ${advice}`)
}
