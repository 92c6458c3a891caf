// What the players are made of, as one hash: every file of the engine and of the bots, weights included, and of programs what their commands name.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { commandIn, commandWords } from '../protocol/commandWords.ts'

const packages = fileURLToPath(new URL('../../../', import.meta.url))

/** Sixteen hex digits tell versions apart. */
const DIGITS = 16

export function fingerprint(players: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of [...filesIn('engine/src'), ...filesIn('bots/src')].sort()) {
    const bytes = readFileSync(join(packages, path))
    hash.update(`${path} ${bytes.length}\n`).update(bytes)
  }
  for (const path of players.flatMap(filesNamedBy)) hash.update(readFileSync(path))
  return hash.digest('hex').slice(0, DIGITS)
}

/** Files among the words of a command, as the script of `"python3 mybot.py"`. */
function filesNamedBy(player: string): string[] {
  const command = commandIn(player)
  if (command === undefined) return []
  return commandWords(command).filter((word) => statSync(word, { throwIfNoEntry: false })?.isFile())
}

const filesIn = (folder: string): string[] =>
  readdirSync(join(packages, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? filesIn(path) : [path]
  })
