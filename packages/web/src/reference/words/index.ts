// The words and signs of the game: what is underlined in the rules, and the chapter that lists them all.

import { isTold } from '../lookup.ts'
import type { Reading } from '../reading.ts'
import { boardWords, screenWords } from './board.ts'
import { goodsWords, tilesWords } from './tiles.ts'
import { turnWords } from './turn.ts'
import type { Word } from './word.ts'

const WORDS = [...boardWords, ...tilesWords, ...goodsWords, ...turnWords, ...screenWords]

/** Those of one game, in the order of the list. A word has another meaning where something else holds. */
export const wordsFor = (reading: Reading): Word[] => WORDS.filter((word) => isTold(word, reading))

export const wordFor = (reading: Reading, id: string): Word | undefined =>
  wordsFor(reading).find((word) => word.id === id)
