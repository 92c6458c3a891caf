// Positions as text: one `key: value` a line (or separated by semicolons). See NOTATION.md.

import type { State } from '../../state.ts'
import { type Cursor, cursor, fault, type Parsed, reading } from '../reading.ts'
import {
  type MerchantObject,
  type PendingObject,
  type PositionObject,
  positionObject,
  type SeatObject,
  type TileObject,
} from './object.ts'
import { stateOf } from './state.ts'

export function formatPosition(state: State): string {
  const position = positionObject(state)
  const lines = [
    `edition: ${position.edition}`,
    `players: ${position.players}`,
    `variants: ${listed(position.variants)}`,
    `era: ${position.era}`,
    `round: ${position.round}`,
    `over: ${position.over ? 'yes' : 'no'}`,
    `order: ${position.order.join(' ')}`,
    `turn: ${position.turn}`,
    `actions: ${position.actions}`,
    `pending: ${pendingText(position.pending)}`,
    `coal: ${position.coal}`,
    `iron: ${position.iron}`,
    ...editionLines(position),
    `deck: ${pileText(position.deck)}`,
    `face-down: ${pileText(position.faceDown)}`,
    `rng: ${position.rng ?? 'none'}`,
  ]
  for (const [letter, seat] of Object.entries(position.seats))
    lines.push(...seatLines(letter, seat as Required<SeatObject>))
  return lines.join('\n')
}

/** Merchants and wild cards, or the distant market. */
function editionLines({
  merchants = {},
  wilds = {},
  demand,
  cottonTiles,
  cottonUsed,
}: PositionObject): string[] {
  const lines: string[] = []
  if (Object.keys(merchants).length > 0)
    lines.push(`merchants: ${listed(Object.entries(merchants).map(merchantText))}`)
  if (Object.keys(wilds).length > 0)
    lines.push(`wilds: ${listed(Object.entries(wilds).map(([id, count]) => `${id} ${count}`))}`)
  if (demand !== undefined) lines.push(`demand: ${demand}`)
  if (cottonTiles) lines.push(`cotton-tiles: ${listed(cottonTiles.map(String))}`)
  if (cottonUsed) lines.push(`cotton-used: ${listed(cottonUsed.map(String))}`)
  return lines
}

const merchantText = ([id, { tile, barrel }]: [string, MerchantObject]): string =>
  `${id} ${tile}${barrel || tile === 'blank' ? '' : ' empty'}`

const listed = (parts: readonly string[]): string => (parts.length === 0 ? 'none' : parts.join(', '))

function pendingText(pending: PendingObject | null): string {
  if (pending === null) return 'none'
  return 'shortfall' in pending
    ? `shortfall ${pending.shortfall} ${pending.owed}`
    : `${pending.action} ${pending.steps}`
}

/** Equal cards side by side are counted: `coal*2`. */
function pileText(cards: readonly string[]): string {
  const runs: { card: string; count: number }[] = []
  for (const card of cards) {
    const last = runs.at(-1)
    if (last?.card === card) last.count++
    else runs.push({ card, count: 1 })
  }
  return listed(runs.map(({ card, count }) => (count === 1 ? card : `${card}*${count}`)))
}

function seatLines(letter: string, seat: Required<SeatObject>): string[] {
  const { money, income, vp, spent, linksLeft } = seat
  return [
    `${letter}: money ${money}, income ${income}, vp ${vp}, spent ${spent}, links-left ${linksLeft}`,
    `${letter} hand: ${pileText(seat.hand)}`,
    `${letter} discard: ${pileText(seat.discard)}`,
    `${letter} mat: ${listed(Object.entries(seat.mat).map(([industry, left]) => `${industry} ${left}`))}`,
    `${letter} tiles: ${listed(seat.tiles.map(tileText))}`,
    `${letter} links: ${listed(seat.links)}`,
  ]
}

function tileText({ tile, slot, flipped, cubes }: TileObject): string {
  return `${tile}@${slot}${flipped ? ' flipped' : ''}${cubes ? ` holds ${cubes}` : ''}`
}

/** Reads a position; lines may come in any order and be left out. */
export function parsePosition(text: string): Parsed<State> {
  return reading(() => {
    const found: Record<string, number> = {}
    const value = readLines(text, found)
    return stateOf({ value, path: '', locate: (path) => located(found, path) })
  })
}

/** Offset of the line that a path was read from. */
function located(found: Record<string, number>, path: string): number {
  for (let part = path; part !== ''; part = part.slice(0, Math.max(0, part.lastIndexOf('.')))) {
    if (Object.hasOwn(found, part)) return found[part]
  }
  return 0
}

function readLines(text: string, found: Record<string, number>): PositionObject {
  const position: Record<string, unknown> = { seats: {} }
  const seats = position.seats as Record<string, Record<string, unknown>>
  for (const { line, at } of linesOf(text)) {
    const colon = line.indexOf(':')
    if (colon < 0) fault('Expected a line of the form "key: value".', at, Object.keys(READERS))
    const key = line.slice(0, colon).trim()
    const words = cursor(line.slice(colon + 1), at + colon + 1)
    const seat = /^([A-Da-d])(?:\s+([a-z]+))?$/.exec(key)
    const letter = seat?.[1].toUpperCase() ?? ''
    const path = seat ? `seats.${letter}${seat[2] ? `.${seat[2]}` : ''}` : camel(key)
    if (Object.hasOwn(found, path)) fault(`"${key}" is said twice.`, at)
    found[path] = at
    if (seat) {
      seats[letter] ??= {}
      readSeatLine(seats[letter], seat[2], words, at)
    } else {
      if (!Object.hasOwn(READERS, key)) fault(`"${key}" is unknown here.`, at, Object.keys(READERS))
      position[camel(key)] = READERS[key](words)
    }
    words.end()
  }
  return position as unknown as PositionObject
}

/** Lines without comments and blanks; a semicolon ends a line too. */
function linesOf(text: string): { line: string; at: number }[] {
  const lines: { line: string; at: number }[] = []
  for (const match of text.matchAll(/#[^\n]*|([^\n;#]+)/g)) {
    const line = match[1]
    if (line === undefined || line.trim() === '') continue
    lines.push({ line: line.trim(), at: match.index + line.length - line.trimStart().length })
  }
  return lines
}

const camel = (key: string): string => key.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const READERS: Record<string, (words: Cursor) => unknown> = {
  edition: (words) => words.word('an edition').text,
  players: (words) => words.number('a number of players'),
  variants: (words) => readList(words, () => words.word('a variant').text),
  era: (words) => words.word('an era').text,
  round: (words) => words.number('a round'),
  over: readYes,
  order: readOrder,
  turn: readLetter,
  actions: (words) => words.number('a number of actions'),
  pending: readPending,
  coal: (words) => words.number('a number of cubes'),
  iron: (words) => words.number('a number of cubes'),
  merchants: readMerchants,
  wilds: readCounts,
  demand: (words) =>
    words.peek() === 'closed' ? words.word('closed').text : words.number('a space or closed'),
  'cotton-tiles': readSteps,
  'cotton-used': readSteps,
  deck: readPile,
  'face-down': readPile,
  rng: (words) => {
    const { text } = words.word('32 hex digits or none')
    return text === 'none' ? null : text
  },
  seed: (words) => words.word('32 hex digits').text,
}

function readYes(words: Cursor): boolean {
  const { text, at } = words.word('yes or no', ['yes', 'no'])
  return text === 'yes' || (text !== 'no' && fault(`Expected yes or no, found "${text}".`, at, ['yes', 'no']))
}

function readLetter(words: Cursor): string {
  return words.word('the letter of a seat').text.toUpperCase()
}

function readOrder(words: Cursor): string[] {
  const order: string[] = []
  while (!words.done()) {
    order.push(readLetter(words))
    words.mark(',')
  }
  return order
}

function readPending(words: Cursor): PendingObject | null {
  const { text } = words.word('an action, shortfall or none', [
    'network',
    'develop',
    'sell',
    'shortfall',
    'none',
  ])
  if (text === 'none') return null
  if (text === 'shortfall') return { shortfall: readLetter(words), owed: words.number('an amount') }
  return { action: text, steps: words.number('a number of steps') }
}

/** Parts between commas; `none` alone is the empty list. */
function readList<T>(words: Cursor, read: () => T): T[] {
  const parts: T[] = []
  if (words.peek() === 'none') {
    words.word('none')
    return parts
  }
  do parts.push(read())
  while (words.mark(','))
  return parts
}

function readPlace(words: Cursor, what: string): string {
  const { text } = words.word(what)
  return words.mark(':') ? `${text}:${words.number('a slot number')}` : text
}

function readMerchants(words: Cursor): Record<string, unknown> {
  const merchants = readList(words, () => {
    const id = readPlace(words, 'a merchant space')
    const { text: tile } = words.word('a merchant tile')
    if (words.peek() !== 'empty') return [id, { tile }]
    words.word('empty')
    return [id, { tile, barrel: false }]
  })
  return Object.fromEntries(merchants) as Record<string, unknown>
}

function readCounts(words: Cursor): Record<string, number> {
  return Object.fromEntries(readList(words, () => [words.word('a name').text, words.number('a number')]))
}

function readSteps(words: Cursor): (number | string)[] {
  return readList(words, () => (words.mark('?') ? '?' : words.number('a number of steps')))
}

const MOST_EQUAL_CARDS = 99

function readPile(words: Cursor): string[] {
  return readList(words, () => {
    const at = words.at()
    const card = words.mark('?') ? '?' : words.word('a card').text
    const count = words.mark('*') ? words.number('a number of cards') : 1
    if (count < 1 || count > MOST_EQUAL_CARDS) fault(`Expected 1 to ${MOST_EQUAL_CARDS} equal cards.`, at)
    return new Array<string>(count).fill(card)
  }).flat()
}

const SEAT_READERS: Record<string, (words: Cursor) => unknown> = {
  hand: readPile,
  discard: readPile,
  mat: (words) =>
    Object.fromEntries(
      readList(words, () => {
        const { text: industry } = words.word('an industry')
        const { text: level } = words.word('a level or none')
        return [industry, words.mark('*') ? `${level}*${words.word('a number of tiles').text}` : level]
      }),
    ),
  tiles: (words) => readList(words, () => readTile(words)),
  links: (words) => readList(words, () => words.word('a line').text),
}

/** `A: money 30, vp 4` sets numbers; `A hand: …` and the like set the rest. */
function readSeatLine(
  seat: Record<string, unknown>,
  part: string | undefined,
  words: Cursor,
  at: number,
): void {
  if (part === undefined) {
    for (const [key, value] of Object.entries(readCounts(words))) seat[camel(key)] = value
    return
  }
  if (!Object.hasOwn(SEAT_READERS, part)) fault(`"${part}" is unknown here.`, at, Object.keys(SEAT_READERS))
  seat[part] = SEAT_READERS[part](words)
}

function readTile(words: Cursor): TileObject {
  const { text: tile } = words.word('a tile such as coal-2')
  words.need('@')
  const read: TileObject = { tile, slot: readPlace(words, 'a slot') }
  for (;;) {
    const word = words.peek()
    if (word === 'flipped') read.flipped = true
    else if (word !== 'holds') return read
    words.word('flipped or holds')
    if (word === 'holds') read.cubes = words.number('a number of cubes')
  }
}
