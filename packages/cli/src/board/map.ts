// The drawn map: towns with their slots, merchants, and lines with their links.

import { type LocationId, type Ruleset, rulesOf, type State, seatName } from '@ironbridge/engine'
import { bold, dim, inverse, type Paint, plain, seatStyle } from '../style.ts'
import { at } from '../tables.ts'
import { type Canvas, canvas } from './canvas.ts'
import { bonusLabel, type Label, legend, merchantLabel, slotLabel } from './labels.ts'
import { type MapLayout, routeOf } from './layout.ts'

/** Room for one slot, and slots side by side. */
const CELL = 8
const ACROSS = 2

export function mapLines(state: State, layout: MapLayout, paint: Paint): string[] {
  const rules = rulesOf(state)
  const picture = canvas(layout.width, layout.height)
  drawLines(picture, rules, state, layout)
  rules.locations.forEach((_, location) => drawPlace(picture, rules, state, layout, location))
  const [x, y] = layout.legend
  legend(rules).forEach((line, index) => picture.text(x, y + index, line, dim))
  return picture.lines(paint)
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
  const { id, name, kind, slots } = at(rules.locations, location)
  const place = layout.places[id]
  if (!place) return
  const [x, y] = place
  const spaces = [...rules.merchantSpaces.keys()].filter(
    (merchant) => at(rules.merchantSpaces, merchant).location === location,
  )
  const bonus = kind === 'merchant' && spaces[0] !== undefined ? ` ${bonusLabel(rules, spaces[0])}` : ''
  const labels: (Label | null)[] =
    kind === 'merchant'
      ? spaces.map((merchant) => merchantLabel(rules, state, merchant))
      : slots.map((slot) => slotLabel(rules, state, slot))
  const isClosed = labels.every((label) => label === null)

  // A place covers the lines that run into it: its name from above and below, its slots from the side.
  picture.text(x, y, ' '.repeat(CELL * ACROSS - 1))
  for (let index = 0; index < labels.length; index += ACROSS) {
    const isPair = labels[index + 1] !== undefined
    picture.text(
      x,
      y + 1 + index / ACROSS,
      ' '.repeat(isPair ? CELL + (labels[index + 1]?.text.length ?? 0) : CELL),
    )
  }
  picture.text(x, y, kind === 'farm' ? 'Farm brewery' : name, isClosed ? dim : bold)
  if (!isClosed) picture.text(x + name.length, y, bonus, plain)
  if (isClosed) picture.text(x, y + 1, 'not in play ', dim)
  labels.forEach((label, index) => {
    if (!label) return
    const [column, row] = [index % ACROSS, Math.floor(index / ACROSS)]
    picture.text(x + column * CELL, y + 1 + row, label.text, label.style)
  })
}
