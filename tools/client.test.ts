// No rule is written outside the engine: board, client and web ask it, and only words and the rules reference know its rules by name.

import { expect, test } from 'vitest'
import { imports, read, sources } from './sources.ts'

// Reading tables, and numbers that stand for things.
const LOOKUPS = [
  'HIDDEN',
  'MARKET',
  'RULES_REVISION',
  'allowedIn',
  'at',
  'barrelBeside',
  'editionNamed',
  'editions',
  'idNamed',
  'includes',
  'incomeLevel',
  'isBarrel',
  'merchantBuying',
  'merchantOfBarrel',
  'rulesOf',
  'ruleset',
  'seatName',
  'seatNamed',
  'setOf',
  'sha256',
  'tableOf',
  'variants',
  'variantsOf',
]

// Questions about a position, all answered by the engine.
const QUESTIONS = [
  'brokenRule',
  'decidedBy',
  'isLastEra',
  'isLastTurnOfEra',
  'isTurnDone',
  'leavingTiles',
  'legalMoves',
  'linkValue',
  'makeSetup',
  'networkOf',
  'nextPrices',
  'orderBySpent',
  'preview',
  'ranking',
  'reachOf',
  'replay',
  'routeBetween',
  'seatToMove',
  'slotsOfCard',
  'standings',
  'tradePointsFrom',
  'turnsUpATile',
  'unseenCards',
  'whyNot',
]

// What plays, reads and writes whole games. Only where games are kept.
const GAMES = [
  'cloneState',
  'explain',
  'follow',
  'formatGame',
  'formatMove',
  'hashOfSeed',
  'makeMove',
  'newGame',
  'parseGame',
  'parsePositionObject',
  'parseWholeMove',
  'recordedMove',
  'seedWithShares',
  'stateHash',
  'view',
  'viewEvent',
]

const mayAsk: readonly [folder: string, names: readonly string[]][] = [
  ['packages/board/', LOOKUPS],
  ['packages/client/', [...LOOKUPS, ...QUESTIONS, ...GAMES]],
  ['packages/web/src/sources/', [...LOOKUPS, ...QUESTIONS, ...GAMES]],
  ['packages/web/', [...LOOKUPS, ...QUESTIONS]],
]

test('board, client and web ask the engine nothing but its public questions', () => {
  const wrong = imports()
    .filter(({ target }) => target.startsWith('@ironbridge/engine'))
    .flatMap(({ file, target, values }) => {
      const names = mayAsk.find(([folder]) => file.startsWith(folder))?.[1]
      return values
        .filter((name) => names?.includes(name) === false)
        .map((name) => `${file}: ${name} of ${target}`)
    })
  expect(wrong).toEqual([])
})

const table = read('packages/engine/src/refusals.ts')
const english = read('packages/engine/src/notation/refusal.ts')
const asking = sources.filter((path) => /^packages\/(board|client|web)\/src\//.test(path))
const speaks = /^packages\/web\/src\/(words|reference)\//
const screens = asking.filter((path) => !speaks.test(path))

test('no screen knows a rule by its name or its number', () => {
  const names = Array.from(table.matchAll(/^ {2}'([a-z-]+\.[a-z-]+)': /gm), ([, name = '']) => name)
  expect(names.length).toBeGreaterThan(30)
  const known = new RegExp(
    `['"\`](${names.join('|').replaceAll('.', '\\.')})['"\`]|\\b[BLC]-[A-Z]+-\\d\\d\\b`,
  )
  expect(screens.filter((path) => known.test(read(path)))).toEqual([])
})

test('no screen says why something is not allowed', () => {
  const sentences = [
    ...Array.from(english.matchAll(/=>\s+(['"`])(.+)\1,$/gm), ([, , text = '']) => text),
    ...asking
      .filter((path) => path.includes('/words/reasons/'))
      .flatMap((path) => Array.from(read(path).matchAll(/msg`([^`]+)`/g), ([, text = '']) => text)),
  ].flatMap((text) => text.split(/\$\{[^}]*\}/))
  const parts = sentences.map((part) => part.trim().toLowerCase()).filter((part) => part.length >= TELLING)
  expect(parts.length).toBeGreaterThan(100)
  const found = screens.flatMap((path) => {
    const text = read(path).toLowerCase().replaceAll(/\s+/g, ' ')
    return parts.filter((part) => text.includes(part)).map((part) => `${path}: ${part}`)
  })
  expect(found).toEqual([])
})

/** Shorter parts of sentences may stand anywhere. */
const TELLING = 20
