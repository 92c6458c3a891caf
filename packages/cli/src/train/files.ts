// Files of a training run: whole or not there at all, so that a run that was killed can go on.

import {
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { UsageError } from '../command.ts'
import { reason } from '../setup.ts'
import { HEADER_BYTES, headerIn, type Samples, samplesIn, type Tally } from './samples.ts'

export function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true })
  } catch (error) {
    throw new UsageError(`Cannot make the folder ${path}: ${reason(error)}.`)
  }
}

/** Written beside, then moved into its place. */
export function writeWhole(path: string, content: string | Uint8Array): void {
  try {
    writeFileSync(`${path}.part`, content)
    renameSync(`${path}.part`, path)
  } catch (error) {
    throw new UsageError(`Cannot write ${path}: ${reason(error)}.`)
  }
}

export const readIfThere = (path: string): string | null =>
  existsSync(path) ? readFileSync(path, 'utf8') : null

export function readSamples(path: string): Samples {
  const bytes = readFileSync(path)
  const header = headerIn(bytes)
  if (header?.size !== bytes.length) throw damaged(path)
  return samplesIn(bytes, header)
}

/** Reads no more than the beginning. */
export function readTally(path: string): Tally {
  const file = openSync(path, 'r')
  try {
    const bytes = new Uint8Array(HEADER_BYTES)
    readSync(file, bytes, 0, HEADER_BYTES, 0)
    const header = headerIn(bytes)
    if (header?.size !== fstatSync(file).size) throw damaged(path)
    return header.tally
  } finally {
    closeSync(file)
  }
}

const damaged = (path: string): UsageError =>
  new UsageError(`${path} is damaged. Delete it, and it is made again.`)
