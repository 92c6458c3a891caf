// Reading an unknown object field by field: each reader gives up with the field's path.

import type { Spellings } from './names.ts'
import { fault } from './reading.ts'

/** A value somewhere inside an object, and the way to it: `seats.A.tiles.0`. */
export interface Field {
  readonly value: unknown
  readonly path: string
  /** Where this path stands in the text it was read from. */
  readonly locate: (path: string) => number
}

export function wrong({ path, locate }: Field, message: string, expected: readonly string[] = []): never {
  return fault(path === '' ? message : `${path}: ${message}`, locate(path), expected)
}

const inside = (field: Field, key: string, value: unknown): Field => ({
  value,
  path: field.path === '' ? key : `${field.path}.${key}`,
  locate: field.locate,
})

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields of an object, none of them unknown. */
export function entries(field: Field, known?: readonly string[]): Field[] {
  if (field.value === undefined) return []
  if (!isObject(field.value)) return wrong(field, 'expected an object.')
  return Object.entries(field.value).map(([key, value]) => {
    const entry = inside(field, key, value)
    if (known && !known.includes(key)) wrong(entry, `"${key}" is unknown here.`, known)
    return entry
  })
}

export function member(field: Field, key: string): Field {
  const value = isObject(field.value) && Object.hasOwn(field.value, key) ? field.value[key] : undefined
  return inside(field, key, value)
}

export const keyOf = ({ path }: Field): string => path.slice(path.lastIndexOf('.') + 1)

export const given = ({ value }: Field): boolean => value !== undefined

const MOST_ITEMS = 500

export function items(field: Field): Field[] {
  if (!Array.isArray(field.value)) return wrong(field, 'expected a list.')
  if (field.value.length > MOST_ITEMS) return wrong(field, 'the list is too long.')
  return field.value.map((value, index) => inside(field, `${index}`, value))
}

const LARGEST = 999_999

/** A whole number, or the default where nothing is given. */
export function whole(field: Field, least: number, byDefault: number, most = LARGEST): number {
  const { value } = field
  if (value === undefined) return byDefault
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
    return wrong(field, `expected a whole number from ${least}${most === LARGEST ? ' up' : ` to ${most}`}.`)
  return value
}

export function text(field: Field, byDefault?: string): string {
  if (field.value === undefined && byDefault !== undefined) return byDefault
  return typeof field.value === 'string' ? field.value : wrong(field, 'expected a text.')
}

export function flag(field: Field, byDefault: boolean): boolean {
  if (field.value === undefined) return byDefault
  return typeof field.value === 'boolean' ? field.value : wrong(field, 'expected true or false.')
}

export function readNamed<Id extends number>(field: Field, what: string, spellings: Spellings<Id>): Id {
  return spellings.get(text(field)) ?? wrong(field, `"${String(field.value)}" is no ${what}.`)
}
