// A net as bots ask it, position by position: only what has changed since the last one is added up. All in whole numbers, so that an
// answer does not depend on what was asked before.

import { type Features, type Net, SCALE } from './net.ts'
import { stepOf } from './pack.ts'

/** Victory points to add to the hand-written value. */
export type Correction = (features: Features) => number

/** Values count so many parts of one: sums stay far below 2^53, up to which every whole number is a number. */
const PARTS = 4096

const readers = new WeakMap<Net, Correction[]>()

/** One for each seat: what it reads of a position differs little from what it read last. */
export function readerOf(net: Net, seat: number): Correction {
  let ofSeats = readers.get(net)
  if (ofSeats === undefined) {
    ofSeats = []
    readers.set(net, ofSeats)
  }
  ofSeats[seat] ??= newReader(net)
  return ofSeats[seat]
}

function newReader(net: Net): Correction {
  const { inputs, hidden, second } = net
  const step = stepOf(net)
  const first = inSteps(net.first, step)
  const straight = inSteps(net.straight, step)
  const sums = inSteps(net.bias, step).map((steps) => steps * PARTS)
  let result = 0
  const changesOf = changesFor(inputs)

  /** Four units at a time, in variables, as `forward` has them. */
  function add({ count, places, values }: Changes): void {
    for (let i = 0; i < count; i++) result += straight[places[i]] * values[i]
    for (let unit = 0; unit < hidden; unit += 4) {
      let a = sums[unit]
      let b = sums[unit + 1]
      let c = sums[unit + 2]
      let d = sums[unit + 3]
      for (let i = 0; i < count; i++) {
        const value = values[i]
        const at = places[i] * hidden + unit
        a += first[at] * value
        b += first[at + 1] * value
        c += first[at + 2] * value
        d += first[at + 3] * value
      }
      sums[unit] = a
      sums[unit + 1] = b
      sums[unit + 2] = c
      sums[unit + 3] = d
    }
  }

  return (features) => {
    add(changesOf(features))
    let all = result
    for (let unit = 0; unit < hidden; unit++) if (sums[unit] > 0) all += sums[unit] * second[unit]
    return (all * (step / PARTS) + second[hidden]) * SCALE
  }
}

const inSteps = (numbers: Float32Array, step: number): Float64Array =>
  Float64Array.from(numbers, (number) => Math.round(number / step))

/** What is to be added to the last position for the next one, in parts. */
interface Changes {
  readonly count: number
  readonly places: Uint16Array
  readonly values: Int32Array
}

/** In the same arrays each time. */
function changesFor(inputs: number): (features: Features) => Changes {
  /** Of the last position: each input's value, and which of them there are. */
  const held = new Int32Array(inputs)
  let before = new Uint16Array(inputs)
  let countBefore = 0
  /** The same of the next one: an input belongs to it whose mark is the present one. */
  const values = new Int32Array(inputs)
  let now = new Uint16Array(inputs)
  const marks = new Uint32Array(inputs)
  let mark = 0
  const changes = { count: 0, places: new Uint16Array(2 * inputs), values: new Int32Array(2 * inputs) }

  function change(place: number, value: number): void {
    if (value === held[place]) return
    changes.places[changes.count] = place
    changes.values[changes.count] = value - held[place]
    changes.count++
    held[place] = value
  }

  return (features) => {
    let count = 0
    mark++
    for (let i = 0; i < features.count; i++) {
      const place = features.places[i]
      const value = (features.values[i] * PARTS) | 0
      // An input that comes several times counts for all of them.
      if (marks[place] === mark) values[place] += value
      else {
        marks[place] = mark
        values[place] = value
        now[count++] = place
      }
    }
    changes.count = 0
    for (let i = 0; i < countBefore; i++) if (marks[before[i]] !== mark) change(before[i], 0)
    for (let i = 0; i < count; i++) change(now[i], values[now[i]])
    ;[before, now] = [now, before]
    countBefore = count
    return changes
  }
}
