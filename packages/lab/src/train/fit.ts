// Fitting a net to lessons: Adam over shuffled batches, until games held out say that it gets no better.

import { type Net, SCALE } from '@ironbridge/bots/training'
import { rngFromSeed, rolling, shuffle } from '@ironbridge/engine'
import { adam } from './adam.ts'
import type { Lessons } from './lessons.ts'
import { type Learner, learner, netOf, newModel } from './model.ts'

export interface FitOptions {
  readonly inputs: number
  readonly hidden: number
  readonly epochs: number
  /** 32 hex digits. */
  readonly seed: string
}

/** How far off values are, as roots of mean squares in victory points. */
export interface Errors {
  readonly learned: number
  readonly heldOut: number
}

export interface Fit {
  readonly net: Net
  readonly decisions: number
  readonly epochs: number
  /** By hand, with the mean error taken off: that never changes a choice. */
  readonly before: Errors
  readonly after: Errors
}

/** On games held out. */
export const fitText = ({ decisions, epochs, before, after }: Omit<Fit, 'net'>): string =>
  `${decisions} decisions, epoch ${epochs}, off by ${before.heldOut.toFixed(2)} VP by hand, ` +
  `${after.heldOut.toFixed(2)} VP with the net`

/** What is told after each epoch: its number, and the error on games held out. */
export type TellEpoch = (epoch: number, heldOut: number) => void

const RATE = 1e-3
const BATCH = 256
/** An error counts for no more than this, so that a few odd games do not rule (Huber). */
const MOST_ERROR = 2
/** Epochs without a better one before it ends. */
const PATIENCE = 5

export function fit(lessons: Lessons, options: FitOptions, tell: TellEpoch = () => {}): Fit {
  const { inputs, hidden, epochs, seed } = options
  const { learned, heldOut, targets } = lessons
  const dice = rolling(rngFromSeed(seed))
  const mean = meanOf(learned, targets)
  const model = newModel(inputs, hidden, mean, dice)
  const { numbers } = model
  const student = learner(model, lessons)
  const step = adam(numbers.length)
  const order = learned.slice()
  let best = { error: Number.POSITIVE_INFINITY, epoch: 0, numbers: numbers.slice() }
  let epoch = 0
  while (epoch < epochs && epoch - best.epoch < PATIENCE) {
    shuffle(order, dice)
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.subarray(from, from + BATCH)
      step(numbers, gradientOf(student, batch, targets, numbers.length), rateOf(epoch, epochs))
    }
    epoch++
    const error = errorOf(heldOut, targets, (sample) => student.answer(sample))
    if (error < best.error) best = { error, epoch, numbers: numbers.slice() }
    tell(epoch, error)
  }
  numbers.set(best.numbers)
  const errors = (answer: (sample: number) => number): Errors => ({
    learned: errorOf(learned, targets, answer),
    heldOut: errorOf(heldOut, targets, answer),
  })
  return {
    net: netOf(model),
    decisions: learned.length,
    epochs: best.epoch,
    before: errors(() => mean),
    after: errors((sample) => student.answer(sample)),
  }
}

/** Smaller steps towards the end. */
function rateOf(epoch: number, epochs: number): number {
  if (epoch < epochs * 0.6) return RATE
  return epoch < epochs * 0.85 ? RATE * 0.3 : RATE * 0.1
}

function gradientOf(student: Learner, batch: Uint32Array, targets: Float32Array, size: number): Float32Array {
  const gradient = new Float32Array(size)
  for (const sample of batch) {
    const error = student.answer(sample) - (targets[sample] as number)
    student.blame(sample, Math.max(-MOST_ERROR, Math.min(MOST_ERROR, error)), gradient)
  }
  for (let i = 0; i < size; i++) gradient[i] = (gradient[i] as number) / batch.length
  return gradient
}

function errorOf(samples: Uint32Array, targets: Float32Array, answer: (sample: number) => number): number {
  let sum = 0
  for (const sample of samples) {
    const error = answer(sample) - (targets[sample] as number)
    sum += error * error
  }
  return SCALE * Math.sqrt(sum / samples.length)
}

function meanOf(samples: Uint32Array, targets: Float32Array): number {
  let sum = 0
  for (const sample of samples) sum += targets[sample] as number
  return sum / samples.length
}
