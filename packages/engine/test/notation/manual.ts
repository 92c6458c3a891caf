// NOTATION.md, taken apart: code blocks by heading, and rows of tables.

import { readFileSync } from 'node:fs'

const manual = readFileSync(new URL('../../../../docs/NOTATION.md', import.meta.url), 'utf8')

/** The text under a heading, up to the next one. */
function section(heading: string): string {
  const start = manual.indexOf(`## ${heading}\n`)
  if (start < 0) throw new Error(`NOTATION.md has no heading "${heading}".`)
  const end = manual.indexOf('\n## ', start + 1)
  return manual.slice(start, end < 0 ? undefined : end)
}

const codeIn = (text: string): string[] =>
  Array.from(text.matchAll(/```\w*\n([^]*?)```/g), ([, code = '']) => code.trim())

/** Code blocks under a heading, in order. */
export const blocks = (heading: string): string[] => codeIn(section(heading))

export const allBlocks = (): string[] => codeIn(manual)

/** Rows of the table under a heading, without its head; code marks taken off. */
export const rows = (heading: string): string[][] =>
  section(heading)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .slice(1, -1)
        .split(' | ')
        .map((cell) => cell.trim().replaceAll('`', '')),
    )
