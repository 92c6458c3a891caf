// The board as a list, for narrow terminals and for screen readers: towns with their slots, merchants, links.

import { at, type LocationId, type Ruleset, rulesOf, type State, seatName } from '@ironbridge/engine'
import { sideBySide, visibleLength } from '@ironbridge/lab'
import { bonusLabel, merchantLabel, placeLabel, shortSlotLabel } from './labels.ts'
import { bold, type Paint, seatStyle } from './style.ts'

/** Towns and farms in columns. */
export function townLines(state: State, width: number, paint: Paint): string[] {
  const rules = rulesOf(state)
  const towns = rules.locations.filter(({ slots }) => slots.length > 0)
  const nameWidth = Math.max(...towns.map(({ name }) => shortName(name).length))
  const entries = towns.map(({ name, slots }) => {
    const labels = slots.map((slot) => {
      const { text, style } = shortSlotLabel(rules, state, slot)
      return paint(text, style)
    })
    return `${paint(shortName(name).padEnd(nameWidth), bold)} ${labels.join(' ')}`
  })
  return sideBySide(entries, width, '  ')
}

/** `Stoke-on-Trent` becomes `Stoke`, `The Midlands` `Midlands`, `Northern farm brewery` `N. farm`. */
function shortName(name: string): string {
  const [first = '', second] = name.replace(/^The /, '').split(/[- ]/)
  return second === 'farm' ? `${first.charAt(0)}. farm` : first
}

/** One line for each merchant place in play. */
export function merchantLines(state: State, paint: Paint): string[] {
  const rules = rulesOf(state)
  const places = new Map<LocationId, string[]>()
  rules.merchantSpaces.forEach(({ location }, merchant) => {
    const label = merchantLabel(rules, state, merchant)
    if (!label) return
    const title = `${at(rules.locations, location).name.padEnd(10)} ${bonusLabel(rules, merchant).padEnd(5)}`
    places.set(location, [...(places.get(location) ?? [title]), paint(label.text.padEnd(7), label.style)])
  })
  return [...places.values()].map((parts) => parts.join(' '))
}

/** Places without slots: those that trade, and those that only carry links. */
export function placeLines(state: State): string[] {
  const { locations } = rulesOf(state)
  const named = (kind: string): string =>
    locations.flatMap((location) => (location.kind === kind ? [shortName(location.name)] : [])).join(', ')
  return (['edge', 'waypoint'] as const).flatMap((kind) =>
    named(kind) === '' ? [] : [`${placeLabel(kind).text} ${named(kind)}`],
  )
}

/** For each seat the lines that carry its links; towns by their first letters where names would fill the screen. */
export function linkLines(state: State, width: number, paint: Paint): string[] {
  const rules = rulesOf(state)
  return state.players.flatMap((_, seat) => {
    const own = rules.lines.filter((__, line) => at(state.links, line) === seat)
    if (own.length === 0) return []
    const title = `${seatName(seat)} ${state.era === 'canal' ? 'canals' : 'rails'} `
    const named = (length: number): string[] => {
      const names = own.map(({ ends }) => ends.map((end) => townName(rules, end, length)).join('–'))
      return filled(names, width - title.length, ', ')
    }
    const whole = named(LONGEST_NAME)
    const lines = whole.length > 1 ? named(FEW_LETTERS) : whole
    return lines.map((line, index) =>
      paint((index === 0 ? title : ' '.repeat(title.length)) + line, seatStyle(seat)),
    )
  })
}

const LONGEST_NAME = 20
const FEW_LETTERS = 4

function townName(rules: Ruleset, location: LocationId, length: number): string {
  const name = shortName(at(rules.locations, location).name)
  return length === FEW_LETTERS ? abbreviated(rules, name.replace('. ', '')) : name.slice(0, length)
}

/** Four letters; where another place begins with the same four, the last is the first in which they differ: `BlaP`. */
function abbreviated(rules: Ruleset, name: string): string {
  const start = name.slice(0, FEW_LETTERS)
  const other = rules.locations
    .map((location) => shortName(location.name))
    .find((one) => one !== name && one.startsWith(start))
  if (other === undefined) return start
  const letter = Array.from(name).find((one, place) => one !== other[place]) ?? ''
  return `${start.slice(0, -1)}${letter.toUpperCase()}`
}

/** As many parts on each line as fit. */
export function filled(parts: readonly string[], width: number, between: string): string[] {
  const lines: string[] = []
  for (const part of parts) {
    const line = lines.at(-1)
    if (line === undefined || visibleLength(line + between + part) > width) lines.push(part)
    else lines[lines.length - 1] = line + between + part
  }
  return lines
}
