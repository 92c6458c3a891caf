// Files that are whole or not there at all, so that a run that was killed can go on.

import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { Complaint, reason } from '@ironbridge/players'

export function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true })
  } catch (error) {
    throw new Complaint(`Cannot make the folder ${path}: ${reason(error)}.`)
  }
}

/** Written beside, then moved into its place. */
export function writeWhole(path: string, content: string | Uint8Array): void {
  try {
    writeFileSync(`${path}.part`, content)
    renameSync(`${path}.part`, path)
  } catch (error) {
    throw new Complaint(`Cannot write ${path}: ${reason(error)}.`)
  }
}

export const readIfThere = (path: string): string | null =>
  existsSync(path) ? readFileSync(path, 'utf8') : null
