// What the players are made of: the sources of the engine and of the bots, weights included, and of programs what their commands name.

import type { Hash } from 'node:crypto'
import { readFileSync, type Stats, statSync } from 'node:fs'
import { commandIn, commandWords } from '@ironbridge/players'
import { hashOfSources } from '../sources.ts'

/** Sixteen hex digits tell versions apart. */
const DIGITS = 16

export function fingerprint(players: readonly string[]): string {
  const hash = hashOfSources()
  for (const path of players.flatMap(filesNamedBy)) addFile(hash, path)
  return hash.digest('hex').slice(0, DIGITS)
}

/** Files among the words of a command, as the script of `"python3 mybot.py"`. */
function filesNamedBy(player: string): string[] {
  const command = commandIn(player)
  if (command === undefined) return []
  return commandWords(command).filter((word) => statsOf(word)?.isFile())
}

/** A word may be anything: too long for a name, or a link to itself. */
function statsOf(word: string): Stats | null {
  try {
    return statSync(word)
  } catch {
    return null
  }
}

/** Longer files are models and the like, not what somebody edits between two runs. */
const MOST_BYTES = 16_000_000

/** Of a long file, and of one that only others may read, its size and its time. */
function addFile(hash: Hash, path: string): void {
  const { size = 0, mtimeMs = 0 } = statsOf(path) ?? {}
  hash.update(`${path} ${size}\n`)
  try {
    hash.update(size > MOST_BYTES ? `${mtimeMs}` : readFileSync(path))
  } catch {
    hash.update(`${mtimeMs}`)
  }
}
