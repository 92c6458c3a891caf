// The pages of the project: what they link to is there.

import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { filesIn, read, root } from './sources.ts'

const pages = filesIn('.').filter((path) => path.endsWith('.md'))

test('there are pages, and every link in them leads to a file and to a heading that are there', () => {
  expect(pages).toEqual(
    expect.arrayContaining(['README.md', 'ARCHITECTURE.md', 'docs/GLOSSARY.md', 'docs/RULES.md']),
  )
  expect(
    pages.flatMap((page) =>
      linksIn(page)
        .filter((link) => !leads(page, link))
        .map((link) => `${page}: ${link}`),
    ),
  ).toEqual([])
})

const linksIn = (page: string): string[] =>
  Array.from(read(page).matchAll(/\]\(([^)\s]+)\)/g), ([, link = '']) => link).filter(
    (link) => !/^https?:/.test(link),
  )

function leads(page: string, link: string): boolean {
  const [path = '', heading] = link.split('#')
  const target = path === '' ? page : join(dirname(page), path)
  if (!existsSync(join(root, target))) return false
  return heading === undefined || headingsIn(target).includes(heading)
}

/** As hosts of repositories name them. */
const headingsIn = (page: string): string[] =>
  Array.from(read(page).matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
