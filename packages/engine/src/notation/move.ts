// Moves as text: `build coal@dudley:1 / dudley`, `+network stafford-stone coal<market beer<stone:1`. See NOTATION.md.

import type { Ruleset } from '../editions/ruleset.ts'
import {
  type BuyerId,
  type CardId,
  type IndustryId,
  isBarrel,
  merchantOfBarrel,
  type SlotId,
  type Source,
} from '../ids.ts'
import { bySource } from '../map/supply.ts'
import { isWhole, type Move, type MoveType, type Payment, type SaidMove, type SaidSale } from '../move.ts'
import { cardName, lookUp, type Names, namesOf, sourceName, sourceNamed } from './names.ts'
import { type Cursor, cursor, fault, type Parsed, reading } from './reading.ts'

export function formatMove(rules: Ruleset, move: SaidMove): string {
  const plus = move.card === null && laterSteps(rules).includes(move.type) ? '+' : ''
  const card = move.card === null ? '' : ` / ${cardName(rules, move.card)}`
  switch (move.type) {
    case 'build': {
      const sources = from(rules, 'coal', move.coal) + from(rules, 'iron', move.iron)
      return `${plus}build ${rules.industries[move.industry].id}@${rules.slots[move.slot].id}${sources}${card}`
    }
    case 'network': {
      const sources = from(rules, 'coal', move.coal) + from(rules, 'beer', move.beer)
      return `${plus}network ${rules.lines[move.line].id}${sources}${card}`
    }
    case 'develop':
      return `${plus}develop ${rules.industries[move.industry].id}${from(rules, 'iron', move.iron)}${card}`
    case 'sell': {
      const buyer = move.buyer === undefined ? '' : ` > ${rules.buyers[move.buyer].id}`
      const bonus = bonusText(rules, move)
      return `${plus}sell ${tileText(rules, move)}${buyer}${from(rules, 'beer', move.beer)}${bonus}${card}`
    }
    case 'loan':
      return `loan ${move.amount}${card}`
    case 'scout':
      return `scout ${move.extra.map((extra) => cardName(rules, extra)).join(' ')}${card}`
    case 'anywhere':
      return `anywhere ${cardName(rules, move.extra)}${card}`
    case 'pass':
      return `pass${card}`
    case 'end':
      return 'end'
    case 'shortfall':
      return `shortfall ${tileText(rules, move)}`
  }
}

/** A bonus declined is said, where it may be declined. */
function bonusText(rules: Ruleset, { beer, bonus }: SaidSale): string {
  if (bonus === undefined) return ''
  if (bonus !== null) return ` bonus:${rules.industries[bonus].id}`
  return mayDecline(rules, beer) ? ' bonus:none' : ''
}

/** Does one of these barrels bring a bonus that may be declined? */
const mayDecline = ({ edition, merchantSpaces }: Ruleset, beer: readonly Source[]): boolean =>
  edition.developBonusOptional &&
  beer.some(
    (source) => isBarrel(source) && merchantSpaces[merchantOfBarrel(source)].bonus.gives === 'develop',
  )

interface SaidTile {
  readonly industry?: IndustryId | undefined
  readonly slot: SlotId
}

/** `cotton@derby:1`, or the slot alone where the industry was not said. */
function tileText(rules: Ruleset, { industry, slot }: SaidTile): string {
  return industry === undefined
    ? rules.slots[slot].id
    : `${rules.industries[industry].id}@${rules.slots[slot].id}`
}

function from(rules: Ruleset, goods: string, sources: readonly Source[]): string {
  return sources.length === 0
    ? ''
    : ` ${goods}<${sources.map((source) => sourceName(rules, source)).join(',')}`
}

/** Reads one move as it is said. See `readMove` for what it means in a position. */
export function parseMove(rules: Ruleset, text: string): Parsed<SaidMove> {
  return reading(() => readMoveText(rules, text))
}

/** Reads a move written in full, as `formatMove` writes it and records keep it. */
export function parseWholeMove(rules: Ruleset, text: string): Parsed<Move> {
  return reading(() => {
    const said = readMoveText(rules, text)
    return isWhole(said)
      ? said
      : fault('Expected a move in full, with the tile, who buys it and any bonus.', text.length)
  })
}

/** What may follow a first step: more of the same, or the build that two cards were paid for. */
const laterSteps = ({ edition }: Ruleset): string[] => [
  ...(edition.actions.includes('anywhere') ? ['build'] : []),
  'network',
  'develop',
  'sell',
]

function readMoveText(rules: Ruleset, text: string): SaidMove {
  const words = cursor(text)
  const plus = words.mark('+')
  const verbAt = words.at()
  const known: readonly string[] = plus ? laterSteps(rules) : [...rules.edition.actions, 'end', 'shortfall']
  const { text: verb } = words.word('what to do', known)
  if (!known.includes(verb))
    fault(plus ? `"${verb}" has no second step.` : `"${verb}" is no move.`, verbAt, known)
  const move = readRest(verb as MoveType, rules, words)
  if (plus && move.card !== null) fault('A step after "+" takes no card.', verbAt - 1)
  words.end()
  return move
}

function readRest(type: MoveType, rules: Ruleset, words: Cursor): SaidMove {
  const names = namesOf(rules)
  switch (type) {
    case 'build': {
      const industry = readIndustry(names, words)
      words.need('@')
      const slot = readSlot(names, words)
      const { coal, iron } = readClauses(names, words, ['coal', 'iron'])
      return { type, industry, slot, coal, iron, card: readCard(names, words) }
    }
    case 'network': {
      const { text, at } = words.word('a line')
      const line = lookUp('line', names.lines, text, at)
      const { coal, beer } = readClauses(names, words, ['coal', 'beer'])
      return { type, line, coal, beer, card: readCard(names, words) }
    }
    case 'develop': {
      const industry = readIndustry(names, words)
      const { iron } = readClauses(names, words, ['iron'])
      return { type, industry, iron, card: readCard(names, words) }
    }
    case 'sell':
      return readSale(rules, names, words)
    case 'loan': {
      words.mark('£')
      const amount = words.number('an amount')
      return { type, amount, card: readCard(names, words) }
    }
    case 'scout': {
      const cards = [readCardName(names, words), readCardName(names, words)]
      words.need('/')
      cards.push(readCardName(names, words))
      const [one, two, three] = cards.sort((a, b) => a - b)
      return { type, extra: [one, two], card: three }
    }
    case 'anywhere': {
      const extra = readCardName(names, words)
      words.need('/')
      const card = readCardName(names, words)
      return extra < card ? { type, extra, card } : { type, extra: card, card: extra }
    }
    case 'pass':
      return { type, card: readCard(names, words) }
    case 'end':
      return { type, card: null }
    case 'shortfall':
      return { type, ...readTile(names, words), card: null }
  }
}

/** The industry before the slot may be said or not: `cotton@derby:1`, `derby:1`. */
function readTile(names: Names, words: Cursor): SaidTile {
  const at = words.at()
  const place = readPlace(words, 'a slot')
  if (!words.mark('@')) return { industry: undefined, slot: lookUp('slot', names.slots, place, at) }
  return { industry: lookUp('industry', names.industries, place, at), slot: readSlot(names, words) }
}

function readSale(rules: Ruleset, names: Names, words: Cursor): SaidSale {
  const tile = readTile(names, words)
  let buyer: BuyerId | undefined
  if (words.mark('>')) {
    const at = words.at()
    buyer = lookUp('buyer', names.buyers, readPlace(words, 'a buyer'), at)
  }
  const { beer } = readClauses(names, words, ['beer'])
  let bonus: IndustryId | null | undefined = mayDecline(rules, beer) ? undefined : null
  if (words.peek() === 'bonus') {
    words.word('bonus')
    words.need(':')
    const { text, at } = words.word('an industry')
    bonus = text === 'none' ? null : lookUp('industry', names.industries, text, at)
  }
  return { type: 'sell', ...tile, buyer, beer, bonus, card: readCard(names, words) }
}

function readIndustry(names: Names, words: Cursor): IndustryId {
  const { text, at } = words.word('an industry')
  return lookUp('industry', names.industries, text, at)
}

function readSlot(names: Names, words: Cursor): SlotId {
  const at = words.at()
  return lookUp('slot', names.slots, readPlace(words, 'a slot'), at)
}

/** `dudley:1`, or `dudley` alone. */
function readPlace(words: Cursor, what: string): string {
  const { text } = words.word(what)
  return words.mark(':') ? `${text}:${words.number('a slot number')}` : text
}

type Clauses = Record<'coal' | 'iron' | 'beer', Source[]>

/** `coal<dudley:1,market iron<market`, in any order; sources sorted, as one handful has one spelling. */
function readClauses(names: Names, words: Cursor, allowed: readonly (keyof Clauses)[]): Clauses {
  const clauses: Clauses = { coal: [], iron: [], beer: [] }
  for (;;) {
    const goods = allowed.find((word) => word === words.peek())
    if (!goods) break
    const at = words.at()
    words.word('goods')
    words.need('<')
    if (clauses[goods].length > 0) fault(`${goods} is said twice.`, at)
    do {
      const sourceAt = words.at()
      clauses[goods].push(sourceNamed(names, readPlace(words, 'a source'), sourceAt))
    } while (words.mark(','))
    clauses[goods].sort(bySource)
  }
  return clauses
}

function readCard(names: Names, words: Cursor): Payment {
  return words.mark('/') ? readCardName(names, words) : null
}

function readCardName(names: Names, words: Cursor): CardId {
  const { text, at } = words.word('a card')
  return lookUp('card', names.cards, text, at)
}
