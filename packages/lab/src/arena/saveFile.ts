// The save file of a run: a line that says what was measured, then one line for each game.

import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { Complaint, reason } from '@ironbridge/players'
import type { ArenaTerms, PlayedArenaGame } from './game.ts'
import { isPlayed } from './isPlayed.ts'

/** What must be the same for games to be put together. */
export interface SaveHeader extends ArenaTerms {
  readonly fingerprint: string
}

export interface SaveFile {
  /** Games that were played before, in the order of the file. */
  readonly played: readonly PlayedArenaGame[]
  add(played: PlayedArenaGame): void
  close(): void
}

const FORMAT = 'ironbridge arena 1'

/** Goes on with a file that is there; a last line that was cut off is dropped. */
export function openSaveFile(path: string, header: SaveHeader): SaveFile {
  try {
    mkdirSync(dirname(path), { recursive: true })
    const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
    const whole = text.slice(0, text.lastIndexOf('\n') + 1)
    const [first, ...lines] = whole.split('\n').slice(0, -1)
    const head = JSON.stringify({ format: FORMAT, ...header })
    if (first !== undefined) check(path, first, header)
    else if (!head.startsWith(text)) throw noSaveFile(path)
    const played = lines.map((line, index) => readLine(path, line, index + 2))
    if (whole !== text) truncateSync(path, Buffer.byteLength(whole))
    const file = openSync(path, 'a')
    let count = played.length
    if (first === undefined) writeFileSync(file, `${head}\n`)
    return {
      played,
      add(game) {
        try {
          writeFileSync(file, `${JSON.stringify(game)}\n`)
          count++
        } catch (error) {
          throw new Complaint(
            `Cannot write ${path}: ${reason(error)}. It holds ${count} games; the same command goes on with them.`,
          )
        }
      },
      close: () => closeSync(file),
    }
  } catch (error) {
    if (error instanceof Complaint) throw error
    throw new Complaint(`Cannot use ${path}: ${reason(error)}.`)
  }
}

function check(path: string, line: string, header: SaveHeader): void {
  const { format, ...found } = parsed(line) as Partial<SaveHeader & { format: string }>
  if (format !== FORMAT) throw noSaveFile(path)
  if (found.fingerprint !== header.fingerprint)
    throw new Complaint(
      `${path} holds games of other versions of the engine, the bots or a program. ${OTHER}`,
    )
  if (found.seed !== header.seed || found.ms !== header.ms)
    throw new Complaint(`${path} holds games with another --seed or --ms. ${OTHER}`)
}

const OTHER = 'Delete it, or name another file with --save.'

const noSaveFile = (path: string): Complaint =>
  new Complaint(`${path} is no save file of the arena. ${OTHER}`)

function readLine(path: string, line: string, number: number): PlayedArenaGame {
  const played = parsed(line)
  if (isPlayed(played)) return played
  throw new Complaint(
    `Line ${number} of ${path} is damaged. Delete the line, or name another file with --save.`,
  )
}

/** What cannot be read is nothing. */
function parsed(line: string): object {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
