// Giving a game to the browser as a file.

import type { KeptGame } from './kept.ts'
import { fileName, gameText } from './transfer.ts'

export function download(game: KeptGame): void {
  const url = URL.createObjectURL(new Blob([gameText(game)], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName(game)
  link.click()
  URL.revokeObjectURL(url)
}
