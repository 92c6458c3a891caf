// What PROTOCOL.md tells programs is what the server does.

import { readFileSync } from 'node:fs'
import type { Entry, Message, Request, RequestOf } from '@ironbridge/protocol'
import { type Route, routes } from '@ironbridge/protocol/routes'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { STATUS } from '../src/http/refusals.ts'

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

test('every code of a refusal is explained, with its status', () => {
  const explained = [...manual.matchAll(/^\| ((?:`[a-z-]+`(?:, )?)+) \| ([\d, ]+) \|/gm)].flatMap(
    ([, codes = '', statuses = '']) => {
      const all = codes.split(', ').map((code) => code.replaceAll('`', ''))
      return all.map((code, place) => [code, Number(statuses.split(', ')[place])])
    },
  )
  expect(Object.fromEntries(explained)).toEqual(STATUS)
})

test('every request over a socket is listed with its fields, and no other', () => {
  type Fields<Type extends Request['type']> = Record<Exclude<keyof RequestOf<Type>, 'type' | 'id'>, true>
  const known: { readonly [Type in Request['type']]: Fields<Type> } = {
    watch: { game: true, since: true, key: true },
    unwatch: { game: true },
    play: { game: true, ply: true, moves: true, request: true },
    draft: { game: true, ply: true, moves: true },
    undo: { game: true, ply: true },
    consent: { game: true, ask: true, yes: true },
    share: { game: true, share: true },
    chat: { game: true, text: true },
    ping: {},
  }
  const [, table = ''] = manual.split('| request | fields | answer |')
  const listed = new Map(
    [...table.matchAll(/^\| `([a-z]+)` \|(.*?) \| .* \|$/gm)].map(([, type = '', fields = '']) => [
      type,
      fields,
    ]),
  )
  expect([...listed.keys()].toSorted()).toEqual(Object.keys(known).toSorted())
  for (const [type, fields] of Object.entries(known))
    for (const field of Object.keys(fields)) expect(listed.get(type), type).toContain(`\`${field}\``)
})

test('everything that a server says over a socket, and every kind of line, is told of', () => {
  const sockets = manual.slice(manual.indexOf('## Sockets'), manual.indexOf('## Moderation'))
  const told: Record<Message['type'] | Entry['type'], true> = {
    hello: true,
    game: true,
    entries: true,
    table: true,
    chat: true,
    unsaid: true,
    present: true,
    done: true,
    refused: true,
    bye: true,
    move: true,
    undo: true,
    seat: true,
    ask: true,
    answer: true,
  }
  expect(Object.keys(told).filter((type) => !sockets.includes(`\`${type}\``))).toEqual([])
})
