// RULES.md against modules, tests, refusals and variants of all games: no statement without a test, no citation without
// a statement.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { editions, variants } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { refusalTable } from '../../src/refusals.ts'

const modules = fileURLToPath(new URL('../../src', import.meta.url))
const tests = fileURLToPath(new URL('..', import.meta.url))
const rules = readFileSync(new URL('../../../../docs/RULES.md', import.meta.url), 'utf8')
const editionsPage = readFileSync(new URL('../../../../docs/EDITIONS.md', import.meta.url), 'utf8')
const refusals: Readonly<Record<string, { readonly statements: readonly string[] }>> = refusalTable
const thisFile = 'rules/coverage.test.ts'

const ID = /\b[BLC]-[A-Z0-9]+-\d\d\b/g
const DECISION = /\bD-\d\d\b/g
const HEADER = '| id | rule | module | tests |'

interface Statement {
  readonly id: string
  readonly modules: readonly string[]
  readonly tests: readonly string[]
}

const statements = statementRows(rules)
const known = new Set(statements.map(({ id }) => id))
const testFiles = filesIn(tests, '.test.ts').filter((path) => path !== thisFile)
const scenarioFiles = testFiles.filter((path) => path.startsWith('rules/'))
const decisions = Array.from(rules.matchAll(/^\| (D-\d\d) \|/gm), ([, number = '']) => number)

/** Where the scenarios of a game are, and how its statements begin. */
const games = editions.map(({ id, statementPrefix }) => ({ folder: `rules/${id}/`, prefix: statementPrefix }))

describe('the statements of RULES.md', () => {
  it('are there, with a rule, a module and a test each', () => {
    expect(statements.length).toBeGreaterThan(0)
    const wanting = statements.filter((row) => row.modules.length === 0 || row.tests.length === 0)
    expect(wanting.map(({ id }) => `${id} names no module or no test file`)).toEqual([])
  })

  it.each(games)('are there for every game, each with a scenario in $folder', ({ folder, prefix }) => {
    const own = statements.filter(({ id }) => id.startsWith(prefix))
    expect(own.length).toBeGreaterThan(30)
    const elsewhere = own.filter((row) => !row.tests.some((path) => path.startsWith(folder)))
    expect(elsewhere.map(({ id }) => id)).toEqual([])
  })

  it('name modules that exist', () => {
    const missing = statements.flatMap(({ id, modules: named }) =>
      named
        .filter((path) => !existsSync(join(modules, path)))
        .map((path) => `${id}: packages/engine/src/${path}`),
    )
    expect(missing).toEqual([])
  })

  it('name test files that exist', () => {
    const missing = statements.flatMap(({ id, tests: named }) =>
      named.filter((path) => !testFiles.includes(path)).map((path) => `${id}: packages/engine/test/${path}`),
    )
    expect(missing).toEqual([])
  })

  it('are cited in the title of a test in each of these files', () => {
    const untested = statements.flatMap(({ id, tests: named }) =>
      named
        .filter((path) => testFiles.includes(path) && !citedIn(path).has(id))
        .map((path) => `${id} is in no test title of packages/engine/test/${path}`),
    )
    expect(untested).toEqual([])
  })

  it('have numbers of their own, without gaps', () => {
    const counted = new Map<string, number>()
    const wrong: string[] = []
    for (const { id } of statements) {
      const topic = id.slice(0, -3)
      const next = (counted.get(topic) ?? 0) + 1
      counted.set(topic, next)
      const expected = `${topic}-${String(next).padStart(2, '0')}`
      if (id !== expected) wrong.push(`${id} where ${expected} is due`)
    }
    expect(wrong).toEqual([])
  })
})

describe('RULES.md has every statement cited by', () => {
  it('tests', () => {
    expect(testFiles.flatMap((path) => unknownIds(path, read(tests, path)))).toEqual([])
  })

  it('modules', () => {
    expect(filesIn(modules, '.ts').flatMap((path) => unknownIds(path, read(modules, path)))).toEqual([])
  })

  it('its own text', () => {
    expect(unknownIds('RULES.md', rules)).toEqual([])
  })

  it('refusals', () => {
    const unknown = Object.entries(refusals).flatMap(([rule, row]) =>
      row.statements.filter((id) => !known.has(id)).map((id) => `${rule} cites ${id}`),
    )
    expect(unknown).toEqual([])
  })

  it('variants, or the decision that they turn round', () => {
    const unknown = variants.filter(({ source }) => !known.has(source) && !decisions.includes(source))
    expect(unknown.map(({ id }) => id)).toEqual([])
  })
})

describe('RULES.md also', () => {
  it('numbers its decisions in order, without gaps', () => {
    expect(decisions).toEqual(decisions.map((_, index) => `D-${String(index + 1).padStart(2, '0')}`))
    expect(decisions.length).toBeGreaterThan(50)
  })

  it('has every decision cited by modules and tests', () => {
    const texts = [
      ...filesIn(modules, '.ts').map((path) => [path, read(modules, path)]),
      ...testFiles.map((path) => [path, read(tests, path)]),
    ]
    const unknown = texts.flatMap(([path = '', text = '']) =>
      (text.match(DECISION) ?? [])
        .filter((number) => !decisions.includes(number))
        .map((number) => [path, number]),
    )
    expect(unknown).toEqual([])
  })

  it('lists every variant as a switch', () => {
    expect(variants.filter(({ id }) => !rules.includes(`\n| \`${id}\` |`)).map(({ id }) => id)).toEqual([])
  })

  it('names no module that does not exist', () => {
    const paths = quoted(rules).filter((word) => word.endsWith('.ts') && !word.endsWith('.test.ts'))
    expect(paths.filter((path) => !existsSync(join(modules, path)))).toEqual([])
  })
})

describe('EDITIONS.md', () => {
  it('names every edition', () => {
    for (const { id } of editions) expect(editionsPage).toContain(`\n| \`${id}\` |`)
  })

  it.each(variants)('gives $id with its sentence', ({ id, sentence }) => {
    const row = editionsPage.split('\n').find((line) => line.startsWith(`| \`${id}\` |`))
    expect(row).toContain(`| ${sentence} |`)
  })
})

describe('every refusal', () => {
  it('cites a statement', () => {
    const silent = Object.entries(refusals).filter(([, row]) => row.statements.length === 0)
    expect(silent.map(([rule]) => rule)).toEqual([])
  })

  it.each(games)('cites a statement of the game where $folder provokes it', ({ folder, prefix }) => {
    const provoked = scenarioFiles
      .filter((path) => path.startsWith(folder))
      .flatMap((path) =>
        Array.from(read(tests, path).matchAll(/'([a-z]+\.[a-z-]+)'/g), ([, rule = '']) => rule),
      )
    const silent = Object.entries(refusals).filter(
      ([rule, row]) => provoked.includes(rule) && !row.statements.some((id) => id.startsWith(prefix)),
    )
    expect(provoked.length).toBeGreaterThan(0)
    expect(silent.map(([rule]) => rule)).toEqual([])
  })

  it('is provoked in a scenario test', () => {
    const sources = scenarioFiles.map((path) => read(tests, path))
    const untried = Object.keys(refusals).filter(
      (rule) => !sources.some((source) => source.includes(`'${rule}'`)),
    )
    expect(untried).toEqual([])
  })
})

/** Rows of the tables under the statement header; other tables may begin their rows with an id, too. */
function statementRows(text: string): Statement[] {
  const rows: Statement[] = []
  let inTable = false
  for (const line of text.split(/\r?\n/)) {
    if (!line.startsWith('|')) inTable = false
    else if (line === HEADER) inTable = true
    else if (inTable && !line.startsWith('| ---')) {
      const [id = '', , module = '', test = ''] = line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1)
      rows.push({ id, modules: quoted(module), tests: quoted(test) })
    }
  }
  return rows
}

/** The words in backquotes. */
function quoted(text: string): string[] {
  return Array.from(text.matchAll(/`([^`\n]+)`/g), ([, word = '']) => word)
}

/** Ids in titles of `it('…')` and `it.each(…)('…')`. */
function citedIn(path: string): ReadonlySet<string> {
  const title = /(?:\bit\(|[)`]\()\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g
  const titles = Array.from(read(tests, path).matchAll(title), ([, , words = '']) => words)
  return new Set(titles.flatMap((words) => words.match(ID) ?? []))
}

function unknownIds(path: string, text: string): string[] {
  const ids = new Set(text.match(ID) ?? [])
  return [...ids].filter((id) => !known.has(id)).map((id) => `${path} cites ${id}`)
}

function read(folder: string, path: string): string {
  return readFileSync(join(folder, path), 'utf8')
}

/** Paths relative to the folder, with forward slashes. */
function filesIn(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith(ending) && !/(^|\/)(dist|node_modules)\//.test(path))
    .toSorted()
}
