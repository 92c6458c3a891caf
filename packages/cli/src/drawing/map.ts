// The drawn map: towns with their slots, merchants, and lines with their links.

import {
  at,
  type LocationId,
  type MerchantId,
  type Ruleset,
  rulesOf,
  type State,
  seatName,
} from '@ironbridge/engine'
import { type Canvas, canvas } from './canvas.ts'
import { bonusLabel, type Label, legend, merchantLabel, placeLabel, slotLabel } from './labels.ts'
import { type MapLayout, routeOf } from './layout.ts'
import { bold, dim, inverse, type Paint, plain, seatStyle } from './style.ts'

/** Room for one slot. */
const CELL = 8

export function mapLines(state: State, layout: MapLayout, paint: Paint): string[] {
  const rules = rulesOf(state)
  const picture = canvas(layout.width, layout.height)
  drawLines(picture, rules, state, layout)
  rules.locations.forEach((_, location) => drawPlace(picture, rules, state, layout, location))
  const [x, y] = layout.legend
  legend(rules).forEach((line, index) => picture.text(x, y + index, line, dim))
  const lines = picture.lines(paint)
  // A variant may leave out the places at the bottom.
  return lines.slice(0, lines.findLastIndex((line) => line.trim() !== '') + 1)
}

/** Lines of this era, those with a link heavy and with its owner's letter. */
function drawLines(picture: Canvas, rules: Ruleset, state: State, layout: MapLayout): void {
  for (const line of rules.linesOf[state.era]) {
    const drawing = routeOf(layout, at(rules.lines, line).id)
    if (drawing === null) continue
    const owner = at(state.links, line)
    picture.route(drawing.route, owner !== null, owner === null ? dim : seatStyle(owner))
    if (owner !== null) picture.text(...drawing.mark, seatName(owner), inverse(seatStyle(owner)))
  }
}

function drawPlace(
  picture: Canvas,
  rules: Ruleset,
  state: State,
  layout: MapLayout,
  location: LocationId,
): void {
  const { id, name, kind } = at(rules.locations, location)
  const place = layout.places[id]
  if (!place) return
  const [x, y] = place
  const { across } = layout
  const title = layout.names[id] ?? name
  const labels = labelsOf(rules, state, location)
  const isClosed = labels.length > 0 && labels.every((label) => label === null)

  // A place covers the lines that run into it: its name from above and below, its slots from the side.
  picture.text(x, y, ' '.repeat(Math.max(title.length, CELL * across - 1)))
  for (let index = 0; index < labels.length; index += across) {
    const last = labels.slice(index, index + across).findLastIndex((label) => label !== undefined)
    const width = last * CELL + (labels[index + last]?.text.length ?? 0)
    picture.text(x, y + 1 + index / across, ' '.repeat(last > 0 || across === 1 ? width : CELL))
  }
  picture.text(x, y, title, isClosed ? dim : bold)
  if (isClosed) picture.text(x, y + 1, 'not in play ', dim)
  else if (kind === 'merchant') picture.text(x + title.length, y, ` ${bonusOf(rules, location)}`, plain)
  labels.forEach((label, index) => {
    if (!label) return
    const [column, row] = [index % across, Math.floor(index / across)]
    picture.text(x + column * CELL, y + 1 + row, label.text, label.style)
  })
}

/** Slots of a town, merchants of theirs, or what an empty place is there for. */
function labelsOf(rules: Ruleset, state: State, location: LocationId): (Label | null)[] {
  const { kind, slots } = at(rules.locations, location)
  if (kind === 'edge' || kind === 'waypoint') return [placeLabel(kind)]
  return kind === 'merchant'
    ? merchantsAt(rules, location).map((merchant) => merchantLabel(rules, state, merchant))
    : slots.map((slot) => slotLabel(rules, state, slot))
}

const merchantsAt = (rules: Ruleset, location: LocationId): MerchantId[] =>
  [...rules.merchantSpaces.keys()].filter(
    (merchant) => at(rules.merchantSpaces, merchant).location === location,
  )

function bonusOf(rules: Ruleset, location: LocationId): string {
  const [first] = merchantsAt(rules, location)
  return first === undefined ? '' : bonusLabel(rules, first)
}
