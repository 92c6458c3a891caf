// The grounds that are stored are those that their script computes, and small enough to be loaded on the way.

import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { grainPng } from '../ground/grain.ts'
import { grounds } from '../ground/grounds.ts'
import { ground as birmingham } from '../src/ground/birmingham.ts'
import { grain } from '../src/ground/grain.ts'
import { ground as lancashire } from '../src/ground/lancashire.ts'
import { ground as lancashireForTwo } from '../src/ground/lancashireForTwo.ts'

const stored = { birmingham, lancashire, lancashireForTwo }

test.each(Object.entries(stored))('the ground of %s is up to date and small', (name, ground) => {
  expect(grounds[name]?.()).toEqual(ground)
  expect(gzipSync(JSON.stringify(ground)).length).toBeLessThan(20 * 1024)
})

test('the grain is up to date and small', () => {
  expect(grainPng()).toBe(grain)
  expect(grain.length).toBeLessThan(8 * 1024)
})
