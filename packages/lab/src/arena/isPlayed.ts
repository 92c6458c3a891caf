// Whether something that was read is a game that was played: everything that the results are made of is there, and of the right kind.

import type { Fault } from '@ironbridge/players'
import type { PlayedArenaGame } from './game.ts'

type Fields = Readonly<Record<string, unknown>>

export function isPlayed(value: unknown): value is PlayedArenaGame {
  if (!isObject(value)) return false
  const { edition, players, variants, deal, champion, candidate, vp, places, faults, times } = value
  return (
    [edition, champion].every(isText) &&
    [players, deal].every(isNumber) &&
    isList(variants, isText) &&
    (candidate === null || isCandidate(candidate)) &&
    isList(vp, isNumber) &&
    isList(places, isNumber) &&
    isList(times, areTimes) &&
    [vp, places, times].every((list) => (list as unknown[]).length === players) &&
    isList(faults, isFault)
  )
}

const isList = (list: unknown, isOne: (one: unknown) => boolean): boolean =>
  Array.isArray(list) && list.every(isOne)

const isText = (value: unknown): boolean => typeof value === 'string'
const isNumber = (value: unknown): boolean => typeof value === 'number'
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const isCandidate = (value: unknown): boolean =>
  isObject(value) && isText(value['name']) && isNumber(value['seat'])

const areTimes = (value: unknown): boolean =>
  isObject(value) &&
  isNumber(value['decisions']) &&
  isNumber(value['ms']) &&
  isObject(value['steps']) &&
  Object.values(value['steps']).every(isNumber)

const KINDS: readonly unknown[] = ['illegal', 'unreadable', 'late', 'crashed'] satisfies Fault['kind'][]

const isFault = (value: unknown): boolean =>
  isObject(value) &&
  KINDS.includes(value['kind']) &&
  isText(value['text']) &&
  ['seat', 'count', 'forfeits'].every((name) => isNumber(value[name]))
