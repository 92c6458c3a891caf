// The one shelf of this page, opened when it is first asked for.

import { openShelf, type Shelf } from './shelf.ts'

let opened: Promise<Shelf> | null = null

export function theShelf(): Promise<Shelf> {
  opened ??= openShelf()
  return opened
}
