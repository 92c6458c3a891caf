// A game that is played once, and kept as a file: what is read from its positions may change later.

import { join } from 'node:path'
import { tableName } from '@ironbridge/bots/training'
import { makeFolder, readIfThere, writeWhole } from '../files.ts'
import { type GameToPlay, playedGame } from './play.ts'
import { type Sample, samplesOf } from './samples.ts'

export interface GameToKeep extends GameToPlay {
  readonly folder: string
}

export function samplesOfGame({ folder, ...game }: GameToKeep): Sample[] {
  const { setup, seed, bot, positions } = game
  const table = join(folder, tableName(setup))
  const path = join(table, `${[seed, bot, ...(positions === null ? [] : [positions])].join('-')}.brass`)
  const kept = readIfThere(path)
  if (kept !== null) return samplesOf(kept)
  const text = playedGame(game)
  makeFolder(table)
  writeWhole(path, text)
  return samplesOf(text)
}
