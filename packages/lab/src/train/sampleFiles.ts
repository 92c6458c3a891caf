// Files of games that were played for training: read whole, or only their heads.

import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs'
import { Complaint } from '@ironbridge/players'
import { HEADER_BYTES, headerIn, type Samples, type SampleTally, samplesIn } from './samples.ts'

export function readSamples(path: string): Samples {
  const bytes = readFileSync(path)
  const header = headerIn(bytes)
  if (header?.size !== bytes.length) throw damaged(path)
  return samplesIn(bytes, header)
}

/** Reads no more than the beginning. */
export function readTally(path: string): SampleTally {
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

const damaged = (path: string): Complaint =>
  new Complaint(`${path} is damaged. Delete it, and it is made again.`)
