// The grounds that are stored are those that their script computes, read as they were written, and small enough to be loaded on the way.

import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { grainPng } from '../ground/grain.ts'
import { grounds } from '../ground/grounds.ts'
import { packed } from '../ground/pack.ts'
import { ground as birmingham } from '../src/ground/birmingham.ts'
import { grain } from '../src/ground/grain.ts'
import { ground as lancashire } from '../src/ground/lancashire.ts'
import { ground as lancashireForTwo } from '../src/ground/lancashireForTwo.ts'
import { rowsIn, unpacked } from '../src/ground/packed.ts'

const stored = { birmingham, lancashire, lancashireForTwo }

test.each(Object.entries(stored))('the ground of %s is up to date and small', (name, ground) => {
  expect(grounds[name]?.()).toEqual(ground)
  expect(gzipSync(JSON.stringify(ground)).length).toBeLessThan(11 * 1024)
})

test('rows of numbers are read as they were written', () => {
  const rows = [
    [0, 1, -1, 22],
    [22, -22, 23, -23],
    [-2800, 2800, 1012, -1013],
    [5600, -5600, 0, 100_000],
  ]
  expect(rowsIn(packed(rows), 4)).toEqual(rows)
  expect(rowsIn(packed(rows), 2)).not.toEqual(rows)
  expect(rowsIn('', 2)).toEqual([])
})

test('a ground is unpacked to paths: rounded corners, and strokes that begin where they should', () => {
  const square = packed([
    [10, 10],
    [20, 0],
    [0, 20],
    [-20, 0],
  ])
  const hachures = packed([
    [100, 50, 3, 4],
    [-7, 2, 5, -6],
  ])
  expect(
    unpacked({ counties: [{ group: 'blue', loops: [square] }], sea: null, rivers: [], hachures }),
  ).toEqual({
    counties: [{ group: 'blue', d: 'M10 20Q10 10 20 10Q30 10 30 20Q30 30 20 30Q10 30 10 20Z' }],
    sea: null,
    rivers: [],
    hachures: 'm100 50l3 4m-10 -2l5 -6',
  })
})

test('the grain is up to date and small', () => {
  expect(grainPng()).toBe(grain)
  expect(grain.length).toBeLessThan(8 * 1024)
})
