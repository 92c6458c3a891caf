// A net while it learns: all its numbers in one row, what it says of a decision, and how it should have changed.

import { forward, type Net } from '@ironbridge/bots/training'
import type { Dice } from '@ironbridge/engine'
import type { Lessons } from './lessons.ts'
import { featuresIn } from './samples.ts'
import { uniform } from './selfPlay.ts'

export interface Model {
  readonly inputs: number
  readonly hidden: number
  /** First layer, bias, second layer and straight path, as in `Net`. */
  readonly numbers: Float32Array
}

const FIRST_LAYER_SPREAD = 0.2
const SECOND_LAYER_SPREAD = 0.4

/** Small random numbers; it begins by saying `mean` of everything. */
export function newModel(inputs: number, hidden: number, mean: number, dice: Dice): Model {
  const { bias, second, straight } = placesOf(inputs, hidden)
  const numbers = new Float32Array(straight + inputs)
  for (let i = 0; i < bias; i++) numbers[i] = (uniform(dice) - 0.5) * FIRST_LAYER_SPREAD
  for (let unit = 0; unit < hidden; unit++)
    numbers[second + unit] = (uniform(dice) - 0.5) * SECOND_LAYER_SPREAD
  numbers[straight - 1] = mean
  return { inputs, hidden, numbers }
}

/** On the same numbers: it changes as the model does. */
export function netOf({ inputs, hidden, numbers }: Model): Net {
  const { bias, second, straight } = placesOf(inputs, hidden)
  return {
    inputs,
    hidden,
    first: numbers.subarray(0, bias),
    bias: numbers.subarray(bias, second),
    second: numbers.subarray(second, straight),
    straight: numbers.subarray(straight),
  }
}

/** Where each part begins. */
function placesOf(inputs: number, hidden: number) {
  const bias = inputs * hidden
  const second = bias + hidden
  return { bias, second, straight: second + hidden + 1 }
}

export interface Learner {
  /** What the model says of a decision. */
  answer(sample: number): number
  /** Adds to the gradient what an error in the latest answer, to this decision, asks for. */
  blame(sample: number, error: number, gradient: Float32Array): void
}

export function learner(model: Model, lessons: Lessons): Learner {
  const { begins, places, values } = lessons
  const { inputs, hidden, numbers } = model
  const { bias, second, straight } = placesOf(inputs, hidden)
  const net = netOf(model)
  const sums = new Float32Array(hidden)
  const slopes = new Float32Array(hidden)
  return {
    answer(sample) {
      const features = featuresIn(lessons, begins[sample] as number, begins[sample + 1] as number)
      return forward(net, features, sums)
    },
    blame(sample, error, gradient) {
      const add = (place: number, amount: number): void => {
        gradient[place] = number(gradient, place) + amount
      }
      add(straight - 1, error)
      for (let unit = 0; unit < hidden; unit++) {
        const sum = number(sums, unit)
        slopes[unit] = sum > 0 ? error * number(numbers, second + unit) : 0
        if (sum <= 0) continue
        add(second + unit, error * sum)
        add(bias + unit, number(slopes, unit))
      }
      const end = begins[sample + 1] as number
      for (let i = begins[sample] as number; i < end; i++) {
        const place = places[i] as number
        const value = number(values, i)
        add(straight + place, error * value)
        const row = place * hidden
        for (let unit = 0; unit < hidden; unit++) add(row + unit, number(slopes, unit) * value)
      }
    },
  }
}

/** Every index above lies in its array, so that no number is missing. */
const number = (row: Float32Array, place: number): number => row[place] as number
