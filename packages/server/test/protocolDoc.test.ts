// What PROTOCOL.md tells programs is what the server does.

import { readFileSync } from 'node:fs'
import { type Route, routes } from '@ironbridge/protocol/routes'
import { expect, test } from 'vitest'
import type { z } from 'zod'

const manual = readFileSync(new URL('../../../docs/PROTOCOL.md', import.meta.url), 'utf8')

test('every call that a token may make is listed, and no other', () => {
  const rows = [...manual.matchAll(/^\| `((?:GET|POST|PUT|PATCH|DELETE) [^ `?]+)/gm)].map(
    ([, call = '']) => call,
  )
  const allowed = Object.entries<Route>(routes).flatMap(([name, { access }]) =>
    access === 'token' ? [name.replaceAll(/:(\w+)/g, '{$1}')] : [],
  )
  expect(rows.toSorted()).toEqual(allowed.toSorted())
})

test('the example of a game has every field that the server sends, and no other', () => {
  const example = JSON.parse(/```json\n([^]*?)```/.exec(manual)?.[1] ?? '') as object
  const { answer } = routes['GET /api/games/:id']
  expect(answer.parse(example)).toEqual(example)
  const keys = (schema: z.ZodObject): string[] => Object.keys(schema.shape).toSorted()
  const { table } = answer.shape
  expect(Object.keys(example).toSorted()).toEqual(keys(answer))
  const told = (example as { table: { seats: object[] } }).table
  expect(Object.keys(told).toSorted()).toEqual(keys(table))
  expect(Object.keys(told.seats[0] ?? {}).toSorted()).toEqual(keys(table.shape.seats.element))
})

test('every code of a refusal is explained', () => {
  for (const code of [
    'bad-request',
    'unauthenticated',
    'forbidden',
    'not-found',
    'stale',
    'conflict',
    'too-large',
    'illegal',
    'too-many',
    'internal',
    'unavailable',
  ])
    expect(manual).toContain(`\`${code}\``)
})
